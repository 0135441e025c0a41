<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
 <context>
  <name>ascgui</name>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>Mon</source>
   <translation>周一</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>Tue</source>
   <translation>周二</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>Wed</source>
   <translation>周三</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>Thu</source>
   <translation>周四</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>Fri</source>
   <translation>周五</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>Sat</source>
   <translation>周六</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>Sun</source>
   <translation>周日</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>Jan</source>
   <translation>1</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>Feb</source>
   <translation>2</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>Mar</source>
   <translation>3</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>Apr</source>
   <translation>4</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>May</source>
   <translation>5</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>Jun</source>
   <translation>6</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>Jul</source>
   <translation>7</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>Aug</source>
   <translation>8</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>Sep</source>
   <translation>9</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>Oct</source>
   <translation>10</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>Nov</source>
   <translation>11</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>Dec</source>
   <translation>12</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>{n} tokens</source>
   <translation>{n} token</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>{n} devices</source>
   <translation>{n} 卡/DIE</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>{n} cards</source>
   <translation>{n} 张物理卡</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>{n} nodes</source>
   <translation>{n} 个节点</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>{n} tokens/s per device</source>
   <translation>{n} token/s/卡</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>{n} card-hours</source>
   <translation>{n} 物理卡·小时</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>{n} node-hours</source>
   <translation>{n} 节点·小时</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>1 token</source>
   <translation>1 token</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>1 device</source>
   <translation>1 卡/DIE</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>1 card</source>
   <translation>1 张物理卡</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>1 node</source>
   <translation>1 个节点</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>{days} d {hours} h</source>
   <translation>{days} 天 {hours} 小时</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>{weekday} {day} {month} {year}</source>
   <translation>{year}年{month}月{day}日 {weekday}</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>{day}, {time}</source>
   <translation>{day} {time}</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>{n} s</source>
   <translation>{n} 秒</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>{n} min</source>
   <translation>{n} 分钟</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>{hours} h {minutes} min</source>
   <translation>{hours} 小时 {minutes} 分</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>{n} d</source>
   <translation>{n} 天</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>{n} h</source>
   <translation>{n} 小时</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>, </source>
   <translation>、</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/numbers.py" />
   <source>A number is missing here. Type one such as 1.2e9 or 1.2B.</source>
   <translation>此处缺少数字。可输入如 1.2e9 或 12亿。</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/numbers.py" />
   <source>“{typed}” is not a finite number. Type one such as 1.2e9.</source>
   <translation>“{typed}”不是有限的数。可输入如 1.2e9。</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/numbers.py" />
   <source>“{typed}” is not a number. Type digits, with K, M, B, 万 or 亿 for large ones.</source>
   <translation>“{typed}”不是数字。请输入数字，大数可加 K、M、B、万 或 亿。</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/numbers.py" />
   <source>“{typed}” is outside what can be computed with.</source>
   <translation>“{typed}”超出可计算的范围。</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/numbers.py" />
   <source>“{typed}” is not a whole number. Leave the fraction out.</source>
   <translation>“{typed}”不是整数。请去掉小数部分。</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/numbers.py" />
   <source>A duration is missing here. Type one such as 72h or 3d.</source>
   <translation>此处缺少时长。可输入如 72h 或 3天。</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/numbers.py" />
   <source>“{typed}” is not a duration. Type a number with s, m, h or d, such as 72h.</source>
   <translation>“{typed}”不是时长。请输入带 s、m、h 或 d 的数，如 72h。</translation>
  </message>
 </context>
</TS>
