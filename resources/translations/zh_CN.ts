<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
 <context>
  <name>ascgui</name>
  <message>
   <location filename="../../ascgui/app.py" />
   <source>The PDF needs Qt, and Qt cannot be loaded: {reason}. Install the missing library; README names the command.</source>
   <translation>生成 PDF 需要 Qt，但 Qt 无法加载：{reason}。安装缺少的库即可，命令见 README。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>table {table}, row {row}: {model}, {feature}: {printed}</source>
   <translation>表 {table} 第 {row} 行：{model}，{feature}：{printed}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>Compare it with the vendor's page, and measure before relying on it.</source>
   <translation>对照厂商页面核对，并在采用之前实测。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>{model}, {strategy}, {framework}, {hardware}</source>
   <translation>{model}，{strategy}，{framework}，{hardware}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>row {row}: not supported</source>
   <translation>第 {row} 行：不支持</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>row {row}: {devices}</source>
   <translation>第 {row} 行：{devices}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>Document {document} gives minimum devices for {model}, {strategy}, on {framework}, but document {other} says that it is not supported.</source>
   <translation>文档 {document} 给出了 {model}（{strategy}）在 {framework} 上的最小卡数，但文档 {other} 写明不支持。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>Ask the vendor which of the two holds before relying on the count.</source>
   <translation>采用该卡数之前，先向厂商确认以哪一份文档为准。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>row {row}: {counts}</source>
   <translation>第 {row} 行：{counts}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>row {row}</source>
   <translation>第 {row} 行</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>{job}: the minimum is {devices}, but {hardware} is given out in steps of {unit}.</source>
   <translation>{job}：最小卡数为 {devices}，但 {hardware} 以 {unit} 为单位分配。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>allocation unit {unit}</source>
   <translation>分配单位 {unit}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>{model} stands in document {document} but not in document {other}: which features it supports is not known.</source>
   <translation>{model} 在文档 {document} 中有，在文档 {other} 中没有：其支持的训练特性未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>{model} stands in document {document} but not in document {other}: how many devices it needs is not known.</source>
   <translation>{model} 在文档 {document} 中有，在文档 {other} 中没有：其最小卡数未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>table {table}, row {row}</source>
   <translation>表 {table} 第 {row} 行</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>no row for this model</source>
   <translation>没有该模型的行</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>{devices} on {hardware}</source>
   <translation>{hardware}：{devices}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>Treat what the missing document would say as unknown.</source>
   <translation>缺少的那份文档本应说明的内容，一律按未知处理。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>{job}: at {length} per sequence LoRA needs {more}, but full fine-tuning needs only {fewer}.</source>
   <translation>{job}：序列长度 {length} 时，LoRA 需要 {more}，而 full 微调只需 {fewer}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>{job}: the minimum is {devices}; above 8 a count is a multiple of 8.</source>
   <translation>{job}：最小卡数为 {devices}；超过 8 时，卡数应为 8 的倍数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>{job}: {long} per sequence need {fewer}, but the shorter {short} need {more}.</source>
   <translation>{job}：序列长度 {long} 需要 {fewer}，而更短的 {short} 反而需要 {more}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>“{alias}” is a name of {names}, so it finds none of them.</source>
   <translation>“{alias}”同时是 {names} 的名称，因此查不到其中任何一个。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>Remove the alias from all but one of them.</source>
   <translation>只保留其中一处的别名，其余删除。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Changed: {changed}. Only in {after}: {added}. Only in {before}: {removed}.</source>
   <translation>有变化：{changed}。仅 {after} 有：{added}。仅 {before} 有：{removed}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>The catalog has no {kind} “{typed}”.</source>
   <translation>资料库中没有{kind}“{typed}”。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Severity</source>
   <translation>级别</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Code</source>
   <translation>代码</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Model</source>
   <translation>模型</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Strategy</source>
   <translation>训练策略</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Framework</source>
   <translation>框架</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Hardware</source>
   <translation>规格</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Sequence length</source>
   <translation>序列长度</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Edition</source>
   <translation>版本</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Finding</source>
   <translation>提示</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>What to do</source>
   <translation>处理办法</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Sources</source>
   <translation>来源</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>error</source>
   <translation>错误</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>warning</source>
   <translation>警告</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>note</source>
   <translation>说明</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Errors: {errors}. Warnings: {warnings}. Notes: {notes}.</source>
   <translation>错误：{errors}。警告：{warnings}。说明：{notes}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Before</source>
   <translation>变更前</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>After</source>
   <translation>变更后</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Write one of: {names}.</source>
   <translation>可选值：{names}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>“ascgui catalog list models” prints the names.</source>
   <translation>“ascgui catalog list models”可列出名称。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>list, check and compare the tables</source>
   <translation>列出、检查和对比数据表</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>print a table</source>
   <translation>打印一张表</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>an edition, or “all”; the newest where it is left out</source>
   <translation>某个版本，或“all”；不写则取最新版本</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>print the findings about the tables</source>
   <translation>打印数据表的检查结果</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>one edition; all where it is left out</source>
   <translation>某个版本；不写则检查全部版本</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>exit with status 1 if a finding is an error</source>
   <translation>有错误级提示时，以状态码 1 退出</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>print what changed between two editions</source>
   <translation>打印两个版本之间的差异</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>only this model</source>
   <translation>只看该模型</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>only this strategy</source>
   <translation>只看该训练策略</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>only this framework</source>
   <translation>只看该框架</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>only this hardware</source>
   <translation>只看该规格</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>how to print it</source>
   <translation>输出格式</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>as JSON</source>
   <translation>以 JSON 输出</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>table</source>
   <translation>表格</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>strategy</source>
   <translation>训练策略</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>framework</source>
   <translation>框架</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>hardware</source>
   <translation>规格</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>edition</source>
   <translation>版本</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>The table {table} has no {field} to choose by.</source>
   <translation>表 {table} 没有可供筛选的 {field} 列。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Leave --{field} out.</source>
   <translation>去掉 --{field}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>model</source>
   <translation>模型</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Series</source>
   <translation>系列</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Document</source>
   <translation>文档</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Row</source>
   <translation>行号</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Other names</source>
   <translation>别名</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Source</source>
   <translation>来源</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Note</source>
   <translation>说明</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Number of the printed row in its table.</source>
   <translation>该行在原表中的序号。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Feature</source>
   <translation>训练特性</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Support</source>
   <translation>支持情况</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Detail</source>
   <translation>详情</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Catalog models</source>
   <translation>资料库中的模型</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Table</source>
   <translation>表号</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Published model</source>
   <translation>发布的模型名</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Stage</source>
   <translation>训练阶段</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Devices</source>
   <translation>卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Throughput per device</source>
   <translation>单卡吞吐</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Published per</source>
   <translation>发布口径</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Name</source>
   <translation>名称</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Chip</source>
   <translation>芯片</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Devices per card</source>
   <translation>单物理卡卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Cards per node</source>
   <translation>单节点物理卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Devices per node</source>
   <translation>单节点卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Allocation unit</source>
   <translation>分配单位</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Memory per device</source>
   <translation>单卡显存</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Peak FLOP/s per device</source>
   <translation>单卡峰值 FLOP/s</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Features</source>
   <translation>训练特性</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Kind</source>
   <translation>类型</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Parameters</source>
   <translation>参数量</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Active parameters</source>
   <translation>激活参数量</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Vision parameters</source>
   <translation>视觉参数量</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Hidden size</source>
   <translation>隐藏层维度</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Layers</source>
   <translation>层数</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Documents</source>
   <translation>文档</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Inferred</source>
   <translation>推断</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Yes: no document prints this number.</source>
   <translation>是：没有文档印出该版本号。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>English</source>
   <translation>英文</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Chinese</source>
   <translation>中文</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Minimum devices</source>
   <translation>最小卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>As the document prints it.</source>
   <translation>文档中的原文写法。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>The printed text, where there is one.</source>
   <translation>原文内容，没有则为空。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Number of the table in its document.</source>
   <translation>该表在文档中的序号。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Row id</source>
   <translation>行标识</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Empty: none of the catalog's models.</source>
   <translation>空：不是资料库中的模型。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>As published; for multimodal models the average length of a sample.</source>
   <translation>按发布内容；多模态模型为样本平均长度。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Length in tokens</source>
   <translation>token 长度</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Published value</source>
   <translation>发布值</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Published unit</source>
   <translation>发布单位</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Measured</source>
   <translation>实测</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Doubtful</source>
   <translation>存疑</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>First seen</source>
   <translation>首次出现</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Last seen</source>
   <translation>最近出现</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Visible memory</source>
   <translation>可用显存</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Attention heads</source>
   <translation>注意力头数</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Key/value heads</source>
   <translation>KV 头数</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Head size</source>
   <translation>头维度</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Intermediate size</source>
   <translation>FFN 中间维度</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Vocabulary</source>
   <translation>词表大小</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Tied embeddings</source>
   <translation>共享词嵌入</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Further figures</source>
   <translation>其他结构参数</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>A dash: the document says that it is not supported.</source>
   <translation>短横线：文档写明不支持。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/load.py" />
   <source>The field {field} is not known here; it is kept and not used.</source>
   <translation>字段 {field} 不在已知之列；予以保留，但不使用。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/load.py" />
   <source>Correct its name if it is misspelt; SCHEMA.md lists the fields.</source>
   <translation>如有拼写错误则改正；SCHEMA.md 列出了各字段。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/load.py" />
   <source>The file says format {found}; this program reads format {known}.</source>
   <translation>文件的格式为 {found}；本程序读取的格式为 {known}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/load.py" />
   <source>Use a newer program, or a table of this one.</source>
   <translation>改用更新的程序，或使用本程序自带的表。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/load.py" />
   <source>The file has no rows under [[{header}]].</source>
   <translation>文件中没有 [[{header}]] 行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/load.py" />
   <source>Start each row with a line [[{header}]].</source>
   <translation>每一行数据以 [[{header}]] 开头。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/load.py" />
   <source>This row says again what line {line} says.</source>
   <translation>该行与第 {line} 行内容重复。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/load.py" />
   <source>Remove one of them, or correct what tells them apart.</source>
   <translation>删除其中一行，或改正用于区分二者的字段。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>a list of whole numbers from 1, as in [4096, 8192]</source>
   <translation>从 1 起的整数列表，如 [4096, 8192]</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>a whole number of at least {least}</source>
   <translation>不小于 {least} 的整数</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>true or false</source>
   <translation>true 或 false</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>a date, as in 2026-06-25</source>
   <translation>日期，如 2026-06-25</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>a table of whole numbers, as in {{ num_experts = 128 }}</source>
   <translation>整数表，如 {{ num_experts = 128 }}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>The field {field} is missing.</source>
   <translation>缺少字段 {field}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>Add it to this row; SCHEMA.md says what it means.</source>
   <translation>在该行中补上；含义见 SCHEMA.md。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>{field} is {found}, but must be {expected}.</source>
   <translation>{field} 为 {found}，应为{expected}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>Correct it; SCHEMA.md says what the field means.</source>
   <translation>予以改正；字段含义见 SCHEMA.md。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>a text in quotes</source>
   <translation>带引号的文本</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>a text that is not empty</source>
   <translation>非空文本</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>one of {names}</source>
   <translation>{names} 之一</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>a list of texts, as in ["a", "b"]</source>
   <translation>文本列表，如 ["a", "b"]</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>a list that is not empty</source>
   <translation>非空列表</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>a number above 0</source>
   <translation>大于 0 的数</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>{name} is no id in {table}.toml.</source>
   <translation>{name} 不是 {table}.toml 中的标识。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>{feature} of {framework} is {found}.</source>
   <translation>{framework} 的 {feature} 为 {found}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Write true, false, "NA" (no support is planned), or the printed text in quotes.</source>
   <translation>写 true、false、"NA"（不规划支持），或带引号的原文。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Write {names}, or add it to {table}.toml.</source>
   <translation>写 {names}，或在 {table}.toml 中增加该标识。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Write one of its ids, or add it to {table}.toml.</source>
   <translation>写其中已有的标识，或在 {table}.toml 中增加该标识。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>This row names no framework, so it says nothing.</source>
   <translation>该行没有写出任何框架，因此没有内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Add a count for one, as in mindspeed-llm = 4, or remove the row.</source>
   <translation>补上某个框架的卡数，如 mindspeed-llm = 4，或删除该行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Add the features of one, as in llama-factory = {{ zero = true }}.</source>
   <translation>补上某个框架的训练特性，如 llama-factory = {{ zero = true }}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>{field} is {found}, no features.</source>
   <translation>{field} 为 {found}，不是训练特性。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Write them as in {{ zero = true, flash_attention = false }}.</source>
   <translation>写成 {{ zero = true, flash_attention = false }}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>A row of unclear scope has no rate per device, so it cannot be chosen.</source>
   <translation>口径不明的行没有单卡吞吐，因此不能选用。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Remove tokens_per_second, or correct scope.</source>
   <translation>删除 tokens_per_second，或改正 scope。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>The rate does not lie between low and high.</source>
   <translation>吞吐不在 low 与 high 之间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Correct low, high or tokens_per_second.</source>
   <translation>改正 low、high 或 tokens_per_second。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>The row says edition {edition}, but document {document} belongs to {other}.</source>
   <translation>该行写的版本为 {edition}，但文档 {document} 属于 {other}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Correct edition or document.</source>
   <translation>改正版本或文档。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>{name} is not one of {names}.</source>
   <translation>{name} 不是 {names} 之一。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Write one of them.</source>
   <translation>写其中之一。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>{found} in features is not a feature.</source>
   <translation>features 中的 {found} 不是训练特性。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Write each as {{ id = "full", name_en = "…", name_zh = "…" }}.</source>
   <translation>每项写成 {{ id = "full", name_en = "…", name_zh = "…" }}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>{field} is one count, but document {document} names no hardware columns.</source>
   <translation>{field} 只有一个卡数，但文档 {document} 没有写出规格列。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Write one for each hardware, as in {{ snt9b = 1, snt9b23 = 2 }}.</source>
   <translation>为每种规格各写一个，如 {{ snt9b = 1, snt9b23 = 2 }}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>{name} is no feature of {framework}. It has {names}.</source>
   <translation>{framework} 没有训练特性 {name}，它有 {names}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Correct the name, or add the feature to frameworks.toml.</source>
   <translation>改正名称，或在 frameworks.toml 中增加该训练特性。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Add the rate per device, or write scope = "unclear".</source>
   <translation>补上单卡吞吐，或写 scope = "unclear"。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>{field} is {found}, no device count.</source>
   <translation>{field} 为 {found}，不是卡数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Write a whole number from 1 to 1000000, or "-" for "not supported".</source>
   <translation>写 1 到 1000000 的整数，不支持则写 "-"。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>{file} is not a text file: it holds binary data.</source>
   <translation>{file} 不是文本文件：内含二进制数据。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>Check that this is the file that was meant.</source>
   <translation>确认没有选错文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>{file} is empty.</source>
   <translation>{file} 为空。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>Put its rows back, or install the program again.</source>
   <translation>放回其中的数据行，或重新安装本程序。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>{file} is missing, and the catalog needs it.</source>
   <translation>缺少资料库必需的 {file}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>Put it back, or install the program again.</source>
   <translation>放回该文件，或重新安装本程序。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>{file} cannot be read: {reason}.</source>
   <translation>无法读取 {file}：{reason}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>Check that it is a file and that you may read it.</source>
   <translation>确认它是文件，且有读取权限。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>{file} is not UTF-8 text.</source>
   <translation>{file} 不是 UTF-8 文本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>Save it again with the encoding UTF-8.</source>
   <translation>以 UTF-8 编码重新保存。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>This is not valid TOML: {reason}.</source>
   <translation>不是有效的 TOML：{reason}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>Mend this line; nothing of the file was used.</source>
   <translation>改正该行；该文件的内容均未使用。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>This TOML is nested too deeply, or holds a number that is too long.</source>
   <translation>TOML 嵌套过深，或含有过长的数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>{file} has {size} MiB; a table of this program has at most {limit}.</source>
   <translation>{file} 有 {size} MiB；本程序的表最大为 {limit} MiB。</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/duration_chart.py" />
   <source>The chart shows the duration over devices.</source>
   <translation>该图显示训练时间随卡数的变化。</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/duration_chart.py" />
   <source>Copy data</source>
   <translation>复制数据</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/duration_chart.py" />
   <source>Save as SVG…</source>
   <translation>另存为 SVG…</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/duration_chart.py" />
   <source>Duration over devices</source>
   <translation>训练时间随卡数的变化</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/duration_chart.py" />
   <source>devices</source>
   <translation>卡/DIE</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/duration_chart.py" />
   <source>{curve} (hours)</source>
   <translation>{curve}（小时）</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/duration_chart.py" />
   <source>minimum {count}</source>
   <translation>最小卡数 {count}</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/duration_chart.py" />
   <source>{devices}, {duration}</source>
   <translation>{devices}，{duration}</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/duration_chart.py" />
   <source>{devices}, {duration} · {curve}</source>
   <translation>{devices}，{duration} · {curve}</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/duration_chart.py" />
   <source>Save the chart</source>
   <translation>保存图表</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/duration_chart.py" />
   <source>deadline {duration}</source>
   <translation>期限 {duration}</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/duration_chart.py" />
   <source>No curve, as no throughput is known: {curves}</source>
   <translation>吞吐未知，没有曲线：{curves}</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/duration_chart.py" />
   <source>Not drawn, for want of room: {curves}</source>
   <translation>空间不足，未画出：{curves}</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>Resume (user_converted_ckpt_path) loads the iteration in the tracker.</source>
   <translation>断点续训（user_converted_ckpt_path）加载迭代记录文件所写的迭代。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>--load reads the iteration in the tracker.</source>
   <translation>--load 读取迭代记录文件所写的迭代。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>resume_from_checkpoint loads the folder it names.</source>
   <translation>resume_from_checkpoint 加载它所指定的文件夹。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>The tracker says iteration {iteration}.</source>
   <translation>迭代记录文件写的是第 {iteration} 次迭代。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>The path to resume from is the number {number}; a folder is needed.</source>
   <translation>续训路径是数字 {number}，应为文件夹。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>Give the folder, and put the number into the tracker.</source>
   <translation>指定文件夹，并将该数字写入迭代记录文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>If you start now with these settings, training will go on from iteration {iteration} ({name}).</source>
   <translation>如果以当前设置启动，训练将从第 {iteration} 次迭代（{name}）继续。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>If you start now with these settings, training will load the weights of {name} and begin at iteration 0 with a new optimizer.</source>
   <translation>如果以当前设置启动，训练将加载 {name} 的权重，使用新的优化器从第 0 次迭代开始。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>If you start now with these settings, training will silently start from scratch.</source>
   <translation>如果以当前设置启动，训练将从头开始，且没有任何提示。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>If you start now with these settings, training will stop with an error.</source>
   <translation>如果以当前设置启动，训练将报错停止。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>What training will load cannot be said from these settings.</source>
   <translation>根据当前设置，无法判断训练会加载什么。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>Fast recovery (train_auto_resume=1) reads the newest checkpoint of saved_checkpoints before anything else.</source>
   <translation>故障快恢（train_auto_resume=1）优先级最高，读取 saved_checkpoints 中最新的检查点。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>No path to resume from is given and fast recovery does not apply.</source>
   <translation>未指定续训路径，故障快恢也不起作用。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>The path given lies outside the folder that was looked at.</source>
   <translation>指定的路径不在所查看的文件夹内。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>No --load is given.</source>
   <translation>未指定 --load。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>Fast recovery reads the newest checkpoint of the output folder.</source>
   <translation>故障快恢读取输出文件夹中最新的检查点。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>resume_from_checkpoint is not given.</source>
   <translation>未指定 resume_from_checkpoint。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>tensor parallel size</source>
   <translation>张量并行大小</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>pipeline parallel size</source>
   <translation>流水线并行大小</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>world size</source>
   <translation>总进程数（world size）</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>{free} are free, and the next checkpoint needs about {size}.</source>
   <translation>剩余空间 {free}，下一个检查点约需 {size}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>Free some space before starting.</source>
   <translation>启动前释放一些空间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>Which edition the job runs on is not said, and the two editions resume in different ways.</source>
   <translation>未说明任务所用的版本，而两个版本的断点续训方式不同。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>LoRA in MindSpeed-LLM cannot resume in this edition: the path given is not used to go on.</source>
   <translation>该版本的 MindSpeed-LLM 中，LoRA 不支持断点续训：指定的路径不会用于续训。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>Start anew, or train with the full strategy.</source>
   <translation>从头训练，或改用 full 训练策略。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>The path to resume from is {path}, not the folder looked at.</source>
   <translation>续训路径为 {path}，不是所查看的文件夹。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>Look at that folder to see what it holds.</source>
   <translation>查看该文件夹，确认其中的内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>{names} is on, so only a part of the state is loaded: this is no true resume.</source>
   <translation>{names} 已开启，只会加载部分状态：这不是真正的断点续训。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>Set finetune, no-load-optim and no-load-rng to false.</source>
   <translation>将 finetune、no-load-optim 和 no-load-rng 设为 false。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>{path} is none of the checkpoints found here.</source>
   <translation>{path} 不是此处找到的检查点。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>Name one of the folders listed.</source>
   <translation>指定列出的某个文件夹。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>There is no tracker, so no checkpoint is looked for.</source>
   <translation>没有迭代记录文件，因此不会查找检查点。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>The tracker says “release”: converted weights without optimizer state.</source>
   <translation>迭代记录文件写的是“release”：转换后的权重，没有优化器状态。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>Set the tracker to an iteration to go on instead of starting anew from weights.</source>
   <translation>要继续训练而不是从权重重新开始，应在迭代记录文件中写入迭代次数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>The tracker names iteration {iteration}, whose folder is not here.</source>
   <translation>迭代记录文件写的是第 {iteration} 次迭代，但此处没有对应的文件夹。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>Set the tracker to an iteration that is here.</source>
   <translation>将迭代记录文件改为此处已有的迭代次数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>The tracker says {tracker}, fast recovery takes the newest, {loaded}.</source>
   <translation>迭代记录文件写的是 {tracker}，而故障快恢取最新的 {loaded}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>Set the tracker to the wanted iteration before starting.</source>
   <translation>启动前将迭代记录文件改为所需的迭代次数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>Iteration {wanted} is wanted, and something else will be loaded.</source>
   <translation>需要第 {wanted} 次迭代，但将加载的是其他内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>Which framework saved these checkpoints is not known.</source>
   <translation>不知道这些检查点由哪个框架保存。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>Both mechanisms are on and saved_checkpoints is not empty, so the given path {path} is ignored.</source>
   <translation>两种机制同时开启，且 saved_checkpoints 不为空，因此指定的路径 {path} 无效。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>Empty saved_checkpoints, or switch fast recovery off, or name saved_checkpoints itself.</source>
   <translation>清空 saved_checkpoints，或关闭故障快恢，或直接指定 saved_checkpoints。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>The {name} is {now} now and was {held} when the checkpoint was saved.</source>
   <translation>{name}现为 {now}，保存检查点时为 {held}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>Start with the saved layout, or convert the checkpoint first.</source>
   <translation>以保存时的并行配置启动，或先转换检查点。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>The checkpoint was saved by {saved} training; the start is {now}.</source>
   <translation>该检查点由 {saved} 训练保存，启动时用的是 {now}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>Start with the saved strategy.</source>
   <translation>以保存时的训练策略启动。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>Editions 6.5.902 and 6.5.910 have different rules for resuming; they must not be mixed.</source>
   <translation>6.5.902 与 6.5.910 的断点续训规则不同，不能混用。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>Choose the edition.</source>
   <translation>选择版本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>The rules of resuming differ between frameworks.</source>
   <translation>各框架的断点续训规则不同。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>Choose the framework.</source>
   <translation>选择框架。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/commands.py" />
   <source>{name}: {before} → {after}</source>
   <translation>{name}：{before} → {after}</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/commands.py" />
   <source>nothing</source>
   <translation>无</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/commands.py" />
   <source>say from where training will go on</source>
   <translation>判断训练将从何处继续</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/commands.py" />
   <source>list checkpoints and what will be loaded</source>
   <translation>列出检查点以及将加载的内容</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/commands.py" />
   <source>the edition that the job runs on</source>
   <translation>任务所用的版本</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/commands.py" />
   <source>shell script or YAML whose settings are read; nothing is run</source>
   <translation>读取其中设置的 shell 脚本或 YAML；不会执行任何内容</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/commands.py" />
   <source>the path to resume from</source>
   <translation>续训路径</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/commands.py" />
   <source>fast recovery</source>
   <translation>故障快恢</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/commands.py" />
   <source>the iteration that is wanted</source>
   <translation>所需的迭代次数</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/commands.py" />
   <source>set the tracker to a complete iteration, keeping the old file</source>
   <translation>将迭代记录文件改为某个完整的迭代，并保留原文件</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/commands.py" />
   <source>show it, write nothing</source>
   <translation>只显示，不写入</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/commands.py" />
   <source>complete</source>
   <translation>完整</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/commands.py" />
   <source>incomplete</source>
   <translation>不完整</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/commands.py" />
   <source>This is no folder that can be read.</source>
   <translation>这不是可读取的文件夹。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/commands.py" />
   <source>Name the folder that training saves its checkpoints to.</source>
   <translation>指定训练保存检查点的文件夹。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/commands.py" />
   <source>Iteration {iteration} is not here as a complete checkpoint, so nothing was written.</source>
   <translation>此处没有第 {iteration} 次迭代的完整检查点，因此没有写入任何内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/commands.py" />
   <source>Choose one that “inspect” lists as complete.</source>
   <translation>选择“inspect”标为完整的检查点。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/launch.py" />
   <source>{key} is “{value}”, whose variable is set elsewhere.</source>
   <translation>{key} 为“{value}”，其中的变量在别处设置。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/launch.py" />
   <source>Give the value here.</source>
   <translation>在此处给出该值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/launch.py" />
   <source>{key} is “{value}”, which is no value it can have; it was left out.</source>
   <translation>{key} 为“{value}”，不是有效值，已忽略。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/scan.py" />
   <source>Go on from an earlier complete checkpoint.</source>
   <translation>从更早的完整检查点继续。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/scan.py" />
   <source>{count} of {total} parts are missing, the first of them {first}. Loading would stop.</source>
   <translation>{total} 个分片中缺少 {count} 个，第一个是 {first}。加载会中止。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/scan.py" />
   <source>Go on from an earlier complete checkpoint, or copy the missing parts here.</source>
   <translation>从更早的完整检查点继续，或将缺少的分片复制到此处。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/scan.py" />
   <source>No optimizer state is in this checkpoint: training would start anew from these weights instead of going on.</source>
   <translation>该检查点中没有优化器状态：训练会从这些权重重新开始，而不是继续。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/scan.py" />
   <source>Choose a checkpoint with its optimizer state for a true resume.</source>
   <translation>要真正断点续训，应选择带优化器状态的检查点。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/scan.py" />
   <source>{count} files of this checkpoint are empty, the first of them {first}, as after a full disk or a killed write.</source>
   <translation>该检查点中有 {count} 个空文件，第一个是 {first}，可能是磁盘写满或写入进程被终止所致。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/scan.py" />
   <source>{name} has {size} where its siblings have {median}, as after a cut write.</source>
   <translation>{name} 的大小为 {size}，而同类文件为 {median}，可能是写入中断所致。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/scan.py" />
   <source>The look at this folder was stopped; there may be more in it.</source>
   <translation>对该文件夹的查看已中止，其中可能还有其他内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/scan.py" />
   <source>No mp_rank folder with files is in this checkpoint, so nothing can be loaded from it.</source>
   <translation>该检查点中没有含文件的 mp_rank 文件夹，因此无法从中加载。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/scan.py" />
   <source>No weights (model, adapter or ZeRO files) are in this checkpoint, so nothing can be loaded from it.</source>
   <translation>该检查点中没有权重（模型、适配器或 ZeRO 文件），因此无法从中加载。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/scan.py" />
   <source>trainer_state.json is missing, so training cannot know the step to go on from.</source>
   <translation>缺少 trainer_state.json，因此训练无法得知从哪一步继续。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/scan.py" />
   <source>The folder is called step {named}, its trainer_state.json says {held}: training goes on from {held}.</source>
   <translation>文件夹名为第 {named} 步，其中的 trainer_state.json 写的是 {held}：训练将从第 {held} 步继续。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/scan.py" />
   <source>Rename the folder, or choose another checkpoint.</source>
   <translation>重命名该文件夹，或选择其他检查点。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/scan.py" />
   <source>No actor/model_world_size_…_rank_….pt is in this checkpoint, so nothing can be loaded from it.</source>
   <translation>该检查点中没有 actor/model_world_size_…_rank_….pt，因此无法从中加载。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/scan.py" />
   <source>Files of several world sizes ({sizes}) lie in one checkpoint.</source>
   <translation>同一个检查点中有多种 world size（{sizes}）的文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/scan.py" />
   <source>No checkpoint was found here: no iter_…, checkpoint-… or global_step_… folder.</source>
   <translation>此处没有找到检查点：没有 iter_…、checkpoint-… 或 global_step_… 文件夹。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/scan.py" />
   <source>Choose the folder that training saves its checkpoints to.</source>
   <translation>选择训练保存检查点的文件夹。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/scan.py" />
   <source>Checkpoints of several layouts lie in this folder, as when several jobs saved to it. The newest may not be of this job.</source>
   <translation>该文件夹中有多种结构的检查点，可能是多个任务保存到了同一处。最新的不一定属于本任务。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/scan.py" />
   <source>Give each job a folder of its own.</source>
   <translation>每个任务使用各自的文件夹。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/scan.py" />
   <source>latest_checkpointed_iteration.txt is missing: training would start from scratch without a word, although checkpoints are here.</source>
   <translation>缺少 latest_checkpointed_iteration.txt：此处虽有检查点，训练仍会从头开始，且没有任何提示。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/scan.py" />
   <source>Set the tracker to the iteration that is wanted.</source>
   <translation>将迭代记录文件改为所需的迭代次数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/scan.py" />
   <source>trainer_state.json cannot be read as JSON with a step, as after a cut write.</source>
   <translation>trainer_state.json 无法作为含步数的 JSON 读取，可能是写入中断所致。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/scan.py" />
   <source>This folder cannot be listed: {reason}. What lies in it is not known.</source>
   <translation>无法列出该文件夹的内容：{reason}。其中有什么未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/scan.py" />
   <source>Check its rights, or that the drive is still there.</source>
   <translation>检查权限，或确认磁盘仍然可用。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/tracker.py" />
   <source>The tracker cannot be read: {why}. What training will load is not known.</source>
   <translation>无法读取迭代记录文件：{why}。训练会加载什么未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/tracker.py" />
   <source>Make the file readable, then look again.</source>
   <translation>将文件设为可读，然后重新查看。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/tracker.py" />
   <source>The tracker starts with invisible bytes (a byte order mark), which the framework cannot read as a number.</source>
   <translation>迭代记录文件开头有不可见字节（字节顺序标记），框架无法将其读作数字。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/tracker.py" />
   <source>Write it again as plain text, or set the iteration here.</source>
   <translation>以纯文本重新写入，或在此处设置迭代次数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/tracker.py" />
   <source>The tracker holds “{content}”, which is neither an iteration nor the word “release”. Training stops or starts from scratch.</source>
   <translation>迭代记录文件的内容是“{content}”，既不是迭代次数，也不是“release”。训练会停止，或从头开始。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/tracker.py" />
   <source>Set it to the iteration that is wanted.</source>
   <translation>改为所需的迭代次数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/tracker.py" />
   <source>The tracker is a link, and writing through it would change a file elsewhere.</source>
   <translation>迭代记录文件是一个链接，通过它写入会改动别处的文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/tracker.py" />
   <source>Replace it by a plain file by hand.</source>
   <translation>手动将其替换为普通文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/tracker.py" />
   <source>The tracker was changed by another program since it was shown, so nothing was written.</source>
   <translation>迭代记录文件在显示之后被其他程序改动，因此没有写入任何内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/tracker.py" />
   <source>Look at the folder again.</source>
   <translation>重新查看该文件夹。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/tracker.py" />
   <source>The tracker has spaces or line ends around its number. Megatron ignores them; scripts that compare the text may not.</source>
   <translation>迭代记录文件的数字前后有空格或换行。Megatron 会忽略，但比较文本的脚本不一定会。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/tracker.py" />
   <source>Write the number alone.</source>
   <translation>只写数字。</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>There is no such file. Check the name and the folder.</source>
   <translation>没有该文件。检查文件名和文件夹。</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>This is a fault of the program: {kind} in {place}, line {line}: {reason}. Keep the command and report it.</source>
   <translation>程序出错：{place} 第 {line} 行，{kind}：{reason}。保留该命令并反馈。</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>arguments</source>
   <translation>参数</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>options</source>
   <translation>选项</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>A value is missing. Write it after the option.</source>
   <translation>缺少值。在选项后面写上。</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>This is not known here. {near} may be meant.</source>
   <translation>此处没有这一项。可能是 {near}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>This is neither a command nor a file. The command {near} may be meant.</source>
   <translation>既不是命令，也不是文件。可能是命令 {near}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>A command is missing. --help lists them.</source>
   <translation>缺少命令。用 --help 查看可用的命令。</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>“{typed}” is not possible here. Give one of {options}.</source>
   <translation>此处不能用“{typed}”。可选值：{options}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>The output cannot be written: {reason}. Write it elsewhere.</source>
   <translation>无法写入输出：{reason}。改为写到别处。</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>answer one job</source>
   <translation>计算一个任务</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>Plans LLM training on Ascend NPUs. Without a command the window opens.</source>
   <translation>规划昇腾 NPU 上的大模型训练。不带命令时打开窗口。</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>Everywhere: --lang en|zh for the language of the output.</source>
   <translation>所有命令都可用：--lang en|zh 指定输出语言。</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>print the version</source>
   <translation>打印版本号</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>commands</source>
   <translation>命令</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>usage: </source>
   <translation>用法：</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>This takes no value. Leave the value out.</source>
   <translation>该选项不带值。去掉该值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>This option is not known here. --help lists those that are.</source>
   <translation>此处没有该选项。用 --help 查看可用的选项。</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>This is more than belongs here. --help shows what does.</source>
   <translation>此处内容过多。用 --help 查看应写的内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>A plan alone opens the window. To answer it here, write plan before it.</source>
   <translation>只给出计划会打开窗口。要在此处计算，在前面加上 plan。</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>show this help</source>
   <translation>显示本帮助</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>This cannot stand beside {other}. Give one of the two.</source>
   <translation>不能与 {other} 同时使用。二者只给其一。</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>{names} is missing. --help shows what belongs here.</source>
   <translation>缺少 {names}。用 --help 查看此处应写的内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>{reason}. --help shows what belongs here.</source>
   <translation>{reason}。用 --help 查看此处应写的内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/answer.py" />
   <source>Throughput from {low_tps} to {high_tps}, scaling efficiency from {low_eta} to {high_eta}. {rule}</source>
   <translation>吞吐取 {low_tps} 到 {high_tps}，线性加速比取 {low_eta} 到 {high_eta}。{rule}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/curves.py" />
   <source>{framework} on {hardware} does not support this job (document {document}).</source>
   <translation>{framework} 在 {hardware} 上不支持该任务（文档 {document}）。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/curves.py" />
   <source>No throughput is known for {framework} on {hardware}.</source>
   <translation>{framework} 在 {hardware} 上的吞吐未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/curves.py" />
   <source>The amount of training data is not given.</source>
   <translation>未给出训练数据量。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/curves.py" />
   <source>The scaling efficiency cannot be used.</source>
   <translation>线性加速比无法使用。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Document 000, section on predicting duration and cluster size; the physical form divides by η where the printed one multiplies.</source>
   <translation>文档 000 的“模型训练时间、集群规模预测”一节；文档公式乘以 η，按实际含义应除以 η。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>entered</source>
   <translation>用户输入</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>assumed constant for every number of devices</source>
   <translation>假定不随卡数变化</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{tps} as entered</source>
   <translation>{tps}（用户输入）</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{tokens} ÷ ({tps} × {seconds} × {efficiency}) = {raw}</source>
   <translation>{tokens} ÷ ({tps} × {seconds} × {efficiency}) = {raw}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{devices} as entered</source>
   <translation>{devices}（用户输入）</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{finish}</source>
   <translation>{finish}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{cost}</source>
   <translation>{cost}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Not supported: the table prints “-”.</source>
   <translation>不支持：表中为“-”。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{devices}</source>
   <translation>{devices}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>counted: {evidence}</source>
   <translation>统计所得：{evidence}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>epochs</source>
   <translation>训练轮数</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Training data</source>
   <translation>训练数据量</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{tokens}</source>
   <translation>{tokens}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{value} {unit} as published ({scope}) = {tps}</source>
   <translation>发布值 {value} {unit}（{scope}）= {tps}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{tokens} ÷ ({tps} × {seconds}) × {efficiency} = {raw}</source>
   <translation>{tokens} ÷ ({tps} × {seconds}) × {efficiency} = {raw}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>By the formula: {raw}</source>
   <translation>按公式：{raw}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Rounded up to whole devices: {count}</source>
   <translation>向上取整：{count}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>From the minimum of the job, since no goal is given</source>
   <translation>未给出目标，取任务的最小卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{tokens} ÷ ({tps} × {devices}) × {efficiency} = {seconds} s = {duration}</source>
   <translation>{tokens} ÷ ({tps} × {devices}) × {efficiency} = {seconds} s = {duration}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{tokens} ÷ ({tps} × {devices} × {efficiency}) = {seconds} s = {duration}</source>
   <translation>{tokens} ÷ ({tps} × {devices} × {efficiency}) = {seconds} s = {duration}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{finish}, between {low} and {high}</source>
   <translation>{finish}，范围 {low} 到 {high}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{cost}, between {low} and {high}</source>
   <translation>{cost}，范围 {low} 到 {high}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>total tokens</source>
   <translation>总 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>tokens per epoch × epochs</source>
   <translation>每轮 token 数 × 训练轮数</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>throughput</source>
   <translation>吞吐</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>from the minimum</source>
   <translation>取最小卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>scaling efficiency</source>
   <translation>线性加速比</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Looked up for {job}: document {document}, row {row}.</source>
   <translation>查得 {job}：文档 {document} 第 {row} 行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Document {document}, edition {edition}, row {row}.</source>
   <translation>文档 {document}，版本 {edition}，第 {row} 行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{tokens} × {epochs} = {total}</source>
   <translation>{tokens} × {epochs} = {total}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Throughput</source>
   <translation>吞吐</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{tps}, between {low} and {high}</source>
   <translation>{tps}，范围 {low} 到 {high}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Devices for the deadline</source>
   <translation>按期限所需卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>exact {exact}, recommended {recommended}, by the printed form {published}</source>
   <translation>精确 {exact}，推荐 {recommended}，文档公式 {published}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Rounded up to the allocation unit of {hardware}, {unit}: {count}</source>
   <translation>按 {hardware} 的分配单位 {unit} 向上取整：{count}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Above 8, rounded up to a multiple of 8: {count}</source>
   <translation>超过 8，向上取整为 8 的倍数：{count}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Not below the minimum: {count}</source>
   <translation>不小于最小卡数：{count}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Recommended, as fewer than 8 usually run on 8: {count}</source>
   <translation>推荐值，小于 8 卡一般使用 8 卡：{count}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{per_card} per card and {per_node} per node: {cards}, {nodes}, {idle} left idle</source>
   <translation>每张物理卡 {per_card}，每个节点 {per_node}：共 {cards}，{nodes}，闲置 {idle}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Duration</source>
   <translation>训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{duration}, between {low} and {high}</source>
   <translation>{duration}，范围 {low} 到 {high}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Finish</source>
   <translation>完成时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{start} + {duration} = {finish}</source>
   <translation>{start} + {duration} = {finish}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Cost</source>
   <translation>费用</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{cards} × {hours} h × {price} = {cost}</source>
   <translation>{cards} × {hours} h × {price} = {cost}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>from the deadline</source>
   <translation>由期限得出</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{samples} × {length} × {epochs} = {total}</source>
   <translation>{samples} × {length} × {epochs} = {total}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{source}</source>
   <translation>{source}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Expected, divided by η: {d}</source>
   <translation>预期（除以 η）：{d}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Ideal, with η = 1: {d}</source>
   <translation>理想（η = 1）：{d}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>As printed, multiplied by η: {d}</source>
   <translation>文档公式（乘以 η）：{d}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Without breaks, interruptions and restarts.</source>
   <translation>不计停顿、中断和重启。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>tokens per epoch</source>
   <translation>每轮 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>deadline</source>
   <translation>期限</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>start</source>
   <translation>开始时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{start}</source>
   <translation>{start}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>duration</source>
   <translation>训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>computed</source>
   <translation>计算得出</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>cards; one that is partly used counts whole</source>
   <translation>物理卡数；只用到一部分的也按整张计</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>price per card-hour</source>
   <translation>每物理卡·小时单价</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>samples</source>
   <translation>样本数</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>tokens per sample</source>
   <translation>每样本 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>{model}, {stage}, {strategy}, sequence length {seq_len}, {framework}, {hardware}</source>
   <translation>{model}，{stage}，{strategy}，序列长度 {seq_len}，{framework}，{hardware}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>an unknown number of devices</source>
   <translation>卡数未知</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>Published for a near job: {job}, {size} ({when}).</source>
   <translation>相近任务的发布值：{job}，{size}（{when}）。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate is of {row}, the plan is {plan}; which of the two is faster is not known.</source>
   <translation>吞吐来自 {row}，计划为 {plan}；二者哪个更快未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>A rate of a near job is taken to be within {percent} either way, and a fifth lower for each doubling from the row's sequence length to the plan's.</source>
   <translation>相近任务的吞吐，范围按上下 {percent} 计；从该行的序列长度到计划的序列长度每翻一倍，下限再降低五分之一。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>Measured on this job with {size} ({when}).</source>
   <translation>该任务的实测值，{size}（{when}）。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>Published for this job with {size} ({when}).</source>
   <translation>该任务的发布值，{size}（{when}）。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>Measured on a near job: {job}, {size} ({when}).</source>
   <translation>相近任务的实测值：{job}，{size}（{when}）。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate is of {row}, another model than {plan}.</source>
   <translation>吞吐来自 {row}，与计划的 {plan} 不是同一模型。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate is of full training, the plan is LoRA, which computes fewer gradients and is usually faster: the plan is likely to take less time.</source>
   <translation>吞吐来自 full 训练，计划为 LoRA；LoRA 计算的梯度较少，通常更快：计划的训练时间可能更短。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate is of LoRA, the plan is full training, which computes more gradients and is usually slower: the plan is likely to take more time.</source>
   <translation>吞吐来自 LoRA，计划为 full 训练；full 训练计算的梯度较多，通常更慢：计划的训练时间可能更长。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate is of {row}, the plan is PPO, which trains a critic as well: the plan is likely to take more time.</source>
   <translation>吞吐来自 {row}，计划为 PPO；PPO 还要训练 critic 模型：计划的训练时间可能更长。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate is of PPO, which trains a critic as well, the plan is {plan}: the plan is likely to take less time.</source>
   <translation>吞吐来自 PPO，还要训练 critic 模型；计划为 {plan}：计划的训练时间可能更短。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate is of {row}, the plan is preference training (DPO), which runs a reference model as well: the plan is likely to take more time.</source>
   <translation>吞吐来自{row}，计划为 DPO 偏好训练；DPO 还要运行参考模型：计划的训练时间可能更长。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate is of preference training (DPO), which runs a reference model as well, the plan is {plan}: the plan is likely to take less time.</source>
   <translation>吞吐来自 DPO 偏好训练，还要运行参考模型；计划为{plan}：计划的训练时间可能更短。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate is of pretraining, whose sequences are full; the plan is supervised fine-tuning, whose samples leave padding unless they are packed: the plan is likely to take more time.</source>
   <translation>吞吐来自预训练，序列是填满的；计划为 SFT 微调，样本不做 pack 就会有填充：计划的训练时间可能更长。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate is of supervised fine-tuning, whose samples may leave padding; the plan is pretraining, whose sequences are full: the plan is likely to take less time.</source>
   <translation>吞吐来自 SFT 微调，样本可能有填充；计划为预训练，序列是填满的：计划的训练时间可能更短。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The sequence length of the rate is {row}, the plan's is {plan}. Longer sequences cost more per token: the plan is likely to take more time.</source>
   <translation>吞吐的序列长度为 {row}，计划的为 {plan}。序列越长，每 token 的开销越大：计划的训练时间可能更长。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>An entered rate is taken to be within {percent} either way.</source>
   <translation>用户输入的吞吐，范围按上下 {percent} 计。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>Entered for this plan.</source>
   <translation>为该计划输入。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>There is no rate per device to give a range for.</source>
   <translation>没有单卡吞吐，无法给出范围。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>From the 10th to the 90th percentile of the measured steps.</source>
   <translation>取实测各步的第 10 到第 90 百分位。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>A rate published for the same job is taken to be within {percent} either way.</source>
   <translation>同一任务的发布值，范围按上下 {percent} 计。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>A rate of a near job is taken to be within {percent} either way.</source>
   <translation>相近任务的吞吐，范围按上下 {percent} 计。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>A rate of a near job is taken to be within {percent} either way, and a fifth further on both sides for each doubling between the sequence lengths.</source>
   <translation>相近任务的吞吐，范围按上下 {percent} 计；两者的序列长度每差一倍，两侧再各放宽五分之一。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>A rate of a near job is taken to be within {percent} either way, and a fifth higher for each doubling from the plan's sequence length to the row's.</source>
   <translation>相近任务的吞吐，范围按上下 {percent} 计；从计划的序列长度到该行的序列长度每翻一倍，上限再提高五分之一。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>{value} {unit} for {model}</source>
   <translation>{model}：{value} {unit}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate is of {row}, the plan is {plan}: these are different kinds of work, and the rate says nothing about the plan.</source>
   <translation>吞吐来自{row}，计划为{plan}：二者是不同类型的任务，该吞吐不能用于该计划。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate was reached with {row}, the plan uses {plan}.</source>
   <translation>吞吐由 {row} 得出，计划使用 {plan}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate was reached on {row}, the plan uses {plan}.</source>
   <translation>吞吐在 {row} 上得出，计划使用 {plan}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The publication does not say whether the rate is per device, per card or per node, so it is shown and cannot be chosen.</source>
   <translation>发布内容没有说明吞吐是按卡/DIE、按物理卡还是按节点，因此只显示，不能选用。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The published value is doubtful: {note}</source>
   <translation>发布值存疑：{note}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate is of {row}, which has the same architecture figures as {plan}.</source>
   <translation>吞吐来自 {row}，其结构参数与 {plan} 相同。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The sequence length of the rate is not known; the plan's is {plan}.</source>
   <translation>吞吐的序列长度未知；计划的为 {plan}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The sequence length of the rate is {row}, the plan's is {plan}; which of the two is faster is not known.</source>
   <translation>吞吐的序列长度为 {row}，计划的为 {plan}；二者哪个更快未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The sequence length of the rate is {row}, the plan's is {plan}. Shorter sequences cost less per token: the plan is likely to take less time.</source>
   <translation>吞吐的序列长度为 {row}，计划的为 {plan}。序列越短，每 token 的开销越小：计划的训练时间可能更短。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Choose another combination.</source>
   <translation>选择其他组合。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Enter the throughput, or choose one of the {count} near rates with its differences in view.</source>
   <translation>输入吞吐，或从 {count} 个相近的吞吐中选择一个，并留意其差异。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>No throughput is known for this job, so neither a duration nor the devices for a deadline can be given.</source>
   <translation>该任务的吞吐未知，因此无法给出训练时间，也无法给出按期限所需的卡数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>{few} would meet the deadline if the job fits on so few, which is not known; {many} are recommended, as jobs of fewer than 8 usually run on 8.</source>
   <translation>如果 {few} 能容纳该任务（未知），即可满足期限；推荐 {many}，因为小于 8 卡一般使用 8 卡训练。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>{few} would do; {many} are recommended, as jobs of fewer than 8 usually run on 8.</source>
   <translation>{few} 即可；推荐 {many}，因为小于 8 卡一般使用 8 卡训练。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Allow more time, or use more devices.</source>
   <translation>放宽期限，或增加卡数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>This plan follows the printed formula, which multiplies by the scaling efficiency: a cluster that scales worse then finishes sooner.</source>
   <translation>该计划采用文档公式，即乘以线性加速比：线性加速比越低的集群反而越早完成。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>{first} {next}</source>
   <translation>{first}{next}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The minimum table of edition {edition} has no entry for {job}. That is not a no: it is not known whether it runs, nor on how many devices.</source>
   <translation>版本 {edition} 的最小卡数表中没有 {job}。这不等于不支持：能否运行、需要多少卡均未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Measure the throughput; for reinforcement learning it depends on the length of the responses.</source>
   <translation>实测吞吐；强化学习的吞吐取决于回答长度。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Measure the throughput from a log, or ask the vendor for its benchmark.</source>
   <translation>从日志测出吞吐，或向厂商咨询 benchmark 数据。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The entered throughput is {ratio} times the nearest published one, {tps}. It may be of a card, a node or the whole cluster instead of one device.</source>
   <translation>输入的吞吐是最接近的发布值 {tps} 的 {ratio} 倍。它可能是一张物理卡、一个节点或整个集群的值，而不是单卡的值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Check that it is in tokens per second and per device.</source>
   <translation>确认单位是每卡每秒 token 数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Choose exact rounding to use {few}.</source>
   <translation>取整方式改为“精确”，即可使用 {few}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>It needs {devices}.</source>
   <translation>需要 {devices}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>This plan follows the printed formula, which multiplies by the scaling efficiency and gives {published}. The physical form divides by it and gives {expected}.</source>
   <translation>该计划采用文档公式，即乘以线性加速比，得 {published}。按实际含义应除以线性加速比，得 {expected}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The finish lies beyond the year 9999, so no date is given.</source>
   <translation>完成时间超过 9999 年，因此不给出日期。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Check the tokens, the throughput and the start.</source>
   <translation>检查 token 数、吞吐和开始时间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>How it differs is not known.</source>
   <translation>差异未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>No document prints the number of edition {edition}; it was inferred from public pages. The figures themselves are printed.</source>
   <translation>没有文档印出版本号 {edition}，它由公开页面推断得出。表中的数字均为文档所印。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The newer edition {edition} answers this job differently.</source>
   <translation>更新的版本 {edition} 对该任务的结论不同。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Use the newest edition unless the cluster runs the older one.</source>
   <translation>除非集群使用旧版本，否则采用最新版本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>{mismatch} The throughput may be of another kind of work.</source>
   <translation>{mismatch}吞吐可能来自另一类任务。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Choose the stage {stage}, or another strategy.</source>
   <translation>训练阶段改为{stage}，或选择其他训练策略。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Document {document} does not list {stage} for {model} on {framework}. The job may not run.</source>
   <translation>文档 {document} 没有列出 {model} 在 {framework} 上的{stage}。该任务可能无法运行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Choose a listed stage, or another framework.</source>
   <translation>选择文档列出的训练阶段，或其他框架。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Document {document} says that this is not supported: {job}. There is no minimum, and the job is not expected to run.</source>
   <translation>文档 {document} 写明不支持：{job}。没有最小卡数，预计该任务无法运行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The throughput, {tps}, is of a near job, so the duration is an estimate. {differences}</source>
   <translation>吞吐 {tps} 来自相近任务，因此训练时间是估算值。{differences}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Measure the throughput on the cluster, or choose another row.</source>
   <translation>在集群上实测吞吐，或选择其他行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The plan uses {devices}, below the minimum of {minimum}: the job is not expected to fit into memory.</source>
   <translation>计划使用 {devices}，低于最小卡数 {minimum}：预计显存不足，任务无法运行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Use at least {devices}.</source>
   <translation>至少使用 {devices}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>{devices} cannot be allocated on {hardware}: its smallest unit is {unit}.</source>
   <translation>{hardware} 无法分配 {devices}：最小单位为 {unit}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Use {devices}.</source>
   <translation>使用 {devices}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>With {devices} the last node is only partly used: {idle} stay idle.</source>
   <translation>使用 {devices} 时，最后一个节点只用到一部分：闲置 {idle}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Whole nodes would be {devices}.</source>
   <translation>按整节点应为 {devices}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>No minimum is known for this job, but sequence length {seq_len} alone needs {least}. With {devices} the job is not expected to fit into memory.</source>
   <translation>该任务的最小卡数未知，但仅序列长度 {seq_len} 就需要 {least}。使用 {devices} 时，预计显存不足，任务无法运行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Use at least {least}.</source>
   <translation>至少使用 {least}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The deadline would need more than ten million devices, so none are given.</source>
   <translation>满足该期限需要一千万卡以上，因此不给出卡数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Allow more time, and check the tokens and the throughput.</source>
   <translation>放宽期限，并检查 token 数和吞吐。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The deadline of {deadline} is missed: the job takes {duration}.</source>
   <translation>无法满足期限 {deadline}：任务需要 {duration}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Use the expected form, unless the vendor's own sheet must be reproduced.</source>
   <translation>除非需要复现厂商的计算结果，否则使用预期公式。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The job would take more than three thousand years, so no duration is given.</source>
   <translation>该任务需要三千年以上，因此不给出训练时间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Use more devices, and check the tokens and the throughput.</source>
   <translation>增加卡数，并检查 token 数和吞吐。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The minimum table covers pretraining and supervised fine-tuning. Preference training (DPO) holds a reference model as well, so it may need more devices.</source>
   <translation>最小卡数表只包含预训练和 SFT 微调。DPO 偏好训练还要加载参考模型，可能需要更多卡。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Take the minimum as a lower guide and try it on a small cluster.</source>
   <translation>将最小卡数作为下限参考，先在小规模集群上试跑。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>{devices} are no multiple of 8; above 8 the vendor uses whole multiples.</source>
   <translation>{devices} 不是 8 的倍数；超过 8 卡时，厂商要求取 8 的倍数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The deadline of {deadline} is met by the expected duration, but not by the longest of its range, {high}.</source>
   <translation>按预期训练时间可满足期限 {deadline}，但按范围上限 {high} 则不能。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Use more devices, or measure the throughput to narrow the range.</source>
   <translation>增加卡数，或实测吞吐以缩小范围。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The printed formula multiplies by the scaling efficiency and gives {published}, so that a cluster which scales worse would finish sooner. This plan divides by it and expects {expected}; without any loss it would be {ideal}.</source>
   <translation>文档公式乘以线性加速比，得 {published}，这样线性加速比越低的集群反而越早完成。该计划除以线性加速比，预期 {expected}；没有任何效率损失时为 {ideal}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>No duration can be given.</source>
   <translation>无法给出训练时间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The amount of training data is not given, so there is no duration.</source>
   <translation>未给出训练数据量，因此没有训练时间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The catalog has no model “{typed}”, so its minimum is unknown.</source>
   <translation>资料库中没有模型“{typed}”，因此最小卡数未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The catalog has no framework “{typed}”, so the minimum is unknown.</source>
   <translation>资料库中没有框架“{typed}”，因此最小卡数未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The catalog has no hardware “{typed}”, so neither the minimum nor cards and nodes can be given.</source>
   <translation>资料库中没有规格“{typed}”，因此无法给出最小卡数，也无法给出物理卡数和节点数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The catalog has no edition “{typed}”, so the minimum is unknown.</source>
   <translation>资料库中没有版本“{typed}”，因此最小卡数未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>There is no strategy “{typed}”, so the minimum is unknown.</source>
   <translation>没有训练策略“{typed}”，因此最小卡数未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>There is no stage “{typed}”, so it cannot be compared with the tables.</source>
   <translation>没有训练阶段“{typed}”，因此无法与数据表对照。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>{name} is {value}; it must be above 0. {effect}</source>
   <translation>{name}为 {value}，应大于 0。{effect}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>{name} is not a number that can be computed with. {effect}</source>
   <translation>{name}不是可计算的数。{effect}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Enter a number such as {example}.</source>
   <translation>输入数字，如 {example}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>{name} is above {most}, more than can be planned.</source>
   <translation>{name}大于 {most}，超出可规划的范围。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Check the number; a scale such as B may have been typed twice.</source>
   <translation>检查该数；可能重复输入了 B 等单位。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The job is not complete, so its minimum is not looked up.</source>
   <translation>任务信息不完整，因此没有查找最小卡数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Enter the tokens of one epoch.</source>
   <translation>输入每轮 token 数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Enter the number of samples.</source>
   <translation>输入样本数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Enter the tokens of one sample.</source>
   <translation>输入每样本 token 数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>No deadline is given, so the devices follow from the minimum alone.</source>
   <translation>未给出期限，因此卡数只由最小卡数决定。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Enter a deadline, or the number of devices.</source>
   <translation>输入期限，或输入卡数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>No devices are given, so they follow from the minimum alone.</source>
   <translation>未给出卡数，因此卡数只由最小卡数决定。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Enter the number of devices, or a deadline.</source>
   <translation>输入卡数，或输入期限。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Choose one from the list.</source>
   <translation>从列表中选择。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The nearest known spelling is {near}.</source>
   <translation>最接近的已知写法是 {near}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>{name} is {value}; it cannot be below 0. {effect}</source>
   <translation>{name}为 {value}，不能小于 0。{effect}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The sequence length</source>
   <translation>序列长度</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>No minimum can be looked up.</source>
   <translation>无法查找最小卡数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The number of tokens</source>
   <translation>token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The number of samples</source>
   <translation>样本数</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The number of tokens per sample</source>
   <translation>每样本 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The number of epochs</source>
   <translation>训练轮数</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The throughput</source>
   <translation>吞吐</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The scaling efficiency</source>
   <translation>线性加速比</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The deadline</source>
   <translation>期限</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>No devices can be given for it.</source>
   <translation>无法据此给出卡数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The number of devices</source>
   <translation>卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>No duration can be given for it.</source>
   <translation>无法据此给出训练时间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The price per card-hour</source>
   <translation>每物理卡·小时单价</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>No cost can be given.</source>
   <translation>无法给出费用。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The total of all tokens</source>
   <translation>总 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>A throughput was entered, so the chosen row is not used.</source>
   <translation>已输入吞吐，因此没有使用所选的行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Remove the entered value to use the row.</source>
   <translation>清除输入值，即可使用该行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The chosen throughput row {row} is not in this catalog, so there is no throughput.</source>
   <translation>所选的吞吐行 {row} 不在该资料库中，因此没有吞吐。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Choose another row, or enter the throughput.</source>
   <translation>选择其他行，或输入吞吐。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The chosen throughput row does not say whether its rate is per device, so it cannot be used.</source>
   <translation>所选的吞吐行没有说明是否为单卡吞吐，因此不能使用。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Choose another row, or enter the throughput per device.</source>
   <translation>选择其他行，或输入单卡吞吐。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The scaling efficiency is {value}; above 1 a cluster would be faster than its parts. No duration can be given.</source>
   <translation>线性加速比为 {value}；大于 1 意味着集群比各卡之和还快。无法给出训练时间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Enter a number between 0 and 1, such as 0.9.</source>
   <translation>输入 0 到 1 之间的数，如 0.9。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The scaling efficiency is {value}; above 1 a cluster would be faster than its parts. The duration is likely to be too short.</source>
   <translation>线性加速比为 {value}；大于 1 意味着集群比各卡之和还快。训练时间可能偏短。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Measure again, or enter at most 1.</source>
   <translation>重新实测，或输入不大于 1 的值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Choose the model.</source>
   <translation>选择模型。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Choose the strategy.</source>
   <translation>选择训练策略。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Choose the sequence length.</source>
   <translation>选择序列长度。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Choose the hardware.</source>
   <translation>选择规格。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The scaling efficiency is {value}; 0.9 and above is typical. The duration is long because of it.</source>
   <translation>线性加速比为 {value}，典型值为 0.9 以上。训练时间因此偏长。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Check the value; it is a ratio between 0 and 1.</source>
   <translation>检查该值；它是 0 到 1 之间的比值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/naming.py" />
   <source>pretraining</source>
   <translation>预训练</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/naming.py" />
   <source>supervised fine-tuning</source>
   <translation>SFT 微调</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/naming.py" />
   <source>preference training (DPO)</source>
   <translation>DPO 偏好训练</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/naming.py" />
   <source>reinforcement learning</source>
   <translation>强化学习</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/naming.py" />
   <source>full training</source>
   <translation>full 训练</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>{model}, {strategy}, sequence length {seq_len}, {framework}, {hardware}</source>
   <translation>{model}，{strategy}，序列长度 {seq_len}，{framework}，{hardware}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>Unknown: the minimum table of edition {edition} has no entry for {job}.</source>
   <translation>未知：版本 {edition} 的最小卡数表中没有 {job}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>For {job}, the table prints {lora}, but for full training, which needs more memory, it prints {full}. One of the two minimums may be wrong.</source>
   <translation>{job}：表中为 {lora}，而显存需求更大的 full 训练为 {full}。两个最小卡数中可能有一个有误。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>Check with the vendor, or take the larger of the two.</source>
   <translation>向厂商确认，或取其中较大的值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>For {job}, the table prints {longer}, but for the shorter sequence length {seq_len}, which needs less memory, it prints {shorter}. One of the two minimums may be wrong.</source>
   <translation>{job}：表中为 {longer}，而显存需求更小的较短序列长度 {seq_len} 却为 {shorter}。两个最小卡数中可能有一个有误。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>Not supported: the minimum table prints “-” for {job} (document {document}, row {row}).</source>
   <translation>不支持：最小卡数表中 {job} 为“-”（文档 {document} 第 {row} 行）。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>Not supported: document {document} lists {methods} for {model} on {framework}.</source>
   <translation>不支持：文档 {document} 中，{model} 在 {framework} 上只列出 {methods}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>Unknown: the minimum table covers pretraining and supervised fine-tuning, not DPO.</source>
   <translation>未知：最小卡数表只包含预训练和 SFT 微调，不含 DPO。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>{strategy} is reinforcement learning, not {stage}.</source>
   <translation>{strategy} 属于强化学习，不是{stage}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>{strategy} is no strategy of reinforcement learning.</source>
   <translation>{strategy} 不是强化学习的训练策略。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>Sequence length {seq_len} needs at least {devices}, which is an upper guide.</source>
   <translation>序列长度 {seq_len} 最少需要 {devices}，可作为上限参考。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>Sequence length {seq_len} needs at least {devices}, which is a lower guide.</source>
   <translation>序列长度 {seq_len} 最少需要 {devices}，可作为下限参考。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>{framework} on {hardware} needs at least {devices}.</source>
   <translation>{framework} 在 {hardware} 上最少需要 {devices}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>With {strategy} it needs at least {devices}.</source>
   <translation>采用 {strategy} 时最少需要 {devices}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>Edition {edition} says at least {devices}.</source>
   <translation>版本 {edition} 为最少 {devices}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>Document {minimum} gives a minimum of {devices} for {model} with {strategy} on {framework}, document {features} says that this is not supported. The job may not run.</source>
   <translation>文档 {minimum} 给出 {model} 采用 {strategy} 在 {framework} 上的最小卡数为 {devices}，但文档 {features} 写明不支持。该任务可能无法运行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>Compare both documents, and try the job on a small cluster before you commit.</source>
   <translation>对照两份文档；正式投入之前，先在小规模集群上试跑。</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/findings.py" />
   <source>document {document} of {edition}</source>
   <translation>{edition} 的文档 {document}</translation>
  </message>
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
   <location filename="../../ascgui/language/moments.py" />
   <source>“{typed}” is not a date. Type year, month, day and time, such as {example}.</source>
   <translation>“{typed}”不是日期。应输入年、月、日和时间，如 {example}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/moments.py" />
   <source>“{typed}” does not exist in the calendar. Check the day and time.</source>
   <translation>“{typed}”在日历中不存在。检查日期和时间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/numbers.py" />
   <source>A number is missing here. Type one such as 1.2e9 or 1.2B.</source>
   <translation>此处缺少数字。可输入 1.2e9 或 12亿 这样的数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/numbers.py" />
   <source>“{typed}” is not a finite number. Type one such as 1.2e9.</source>
   <translation>“{typed}”不是有限的数。可输入 1.2e9 这样的数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/numbers.py" />
   <source>“{typed}” is not a number. Type digits, with K, M, B, 万 or 亿 for large ones.</source>
   <translation>“{typed}”不是数字。应输入数字，大数可加 K、M、B、万或亿。</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/numbers.py" />
   <source>“{typed}” is outside what can be computed with.</source>
   <translation>“{typed}”超出可计算的范围。</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/numbers.py" />
   <source>“{typed}” is not a whole number. Leave the fraction out.</source>
   <translation>“{typed}”不是整数。去掉小数部分。</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/numbers.py" />
   <source>A duration is missing here. Type one such as 72h or 3d.</source>
   <translation>此处缺少时长。可输入 72h 或 3天 这样的时长。</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/numbers.py" />
   <source>“{typed}” is not a duration. Type a number with s, m, h or d, such as 72h.</source>
   <translation>“{typed}”不是时长。应输入带 s、m、h 或 d 的数，如 72h。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/answer_text.py" />
   <source>not known</source>
   <translation>未知</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/answer_text.py" />
   <source>supported</source>
   <translation>支持</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/answer_text.py" />
   <source>not supported</source>
   <translation>不支持</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/answer_text.py" />
   <source>unknown</source>
   <translation>未知</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/answer_text.py" />
   <source>({low} … {high})</source>
   <translation>（{low} … {high}）</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/answer_text.py" />
   <source>Near rates, to be taken with --row</source>
   <translation>相近的吞吐，可用 --row 选用</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/answer_text.py" />
   <source>Findings</source>
   <translation>提示</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/answer_text.py" />
   <source>Evidence</source>
   <translation>依据</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/answer_text.py" />
   <source>sequence length {n}</source>
   <translation>序列长度 {n}</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/answer_text.py" />
   <source>≈ {figure}</source>
   <translation>≈ {figure}</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/answer_text.py" />
   <source>Minimum</source>
   <translation>最小卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/answer_text.py" />
   <source>(edition {edition})</source>
   <translation>（版本 {edition}）</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/answer_text.py" />
   <source>Required</source>
   <translation>所需卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/answer_text.py" />
   <source>(by the formula {raw}, exact {exact}, by the printed form {published})</source>
   <translation>（按公式 {raw}，精确 {exact}，文档公式 {published}）</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/answer_text.py" />
   <source>By formula</source>
   <translation>按公式</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/answer_text.py" />
   <source>expected {expected} · ideal {ideal} · published {published}</source>
   <translation>预期 {expected} · 理想 {ideal} · 文档公式 {published}</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/answer_text.py" />
   <source>Use</source>
   <translation>使用</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/answer_text.py" />
   <source>No job is given yet.</source>
   <translation>尚未给出任务。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>none</source>
   <translation>无</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>support</source>
   <translation>支持情况</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>minimum</source>
   <translation>最小卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>recommended for the deadline</source>
   <translation>按期限的推荐卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>used</source>
   <translation>使用卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>expected duration</source>
   <translation>预期训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>published duration</source>
   <translation>文档公式训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>finish</source>
   <translation>完成时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>cost</source>
   <translation>费用</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>The catalog is not the one with which the plan was saved.</source>
   <translation>资料库与保存该计划时不同。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>The catalog is not the one with which the plan was saved, but no row that the answer stands on has changed.</source>
   <translation>资料库与保存该计划时不同，但结果所依据的行都没有变化。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>{figure}: {before} before, {after} now</source>
   <translation>{figure}：原为 {before}，现为 {after}</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>The answer is no longer the one that was saved: {differences}.</source>
   <translation>结果与保存时不同：{differences}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>Check what changed below, and save the plan to keep the new answer.</source>
   <translation>查看下面的变化；保存计划即保留新的结果。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>A row that the saved answer stood on has changed in the catalog: table {table}, {row}; {differences}.</source>
   <translation>保存的结果所依据的行在资料库中已改变：表 {table}，{row}；{differences}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>Check which value holds, and save the plan to keep the new one.</source>
   <translation>确认以哪个值为准；保存计划即保留新值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>The throughput now comes from another row of the catalog: {before} before, {after} now.</source>
   <translation>吞吐现取自资料库的另一行：原为 {before}，现为 {after}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>Choose a row yourself if the plan is to keep to it.</source>
   <translation>如果该计划要固定使用某一行，应自行选定。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>The plan was answered from edition {before}, and is answered from {after} now.</source>
   <translation>该计划原按版本 {before} 计算，现按版本 {after} 计算。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>Name the edition in the plan if it is to keep to one.</source>
   <translation>如果该计划要固定使用某个版本，应在计划中写明。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>The formula of the duration has changed: {before} before, {after} now.</source>
   <translation>训练时间的公式已改变：原为 {before}，现为 {after}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>The plan was saved by {before}; this is {after}.</source>
   <translation>该计划由 {before} 保存；当前为 {after}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>The inputs were edited after the answer in the file was saved, so the answer here is a new one.</source>
   <translation>文件中的结果保存之后，输入又有改动，因此此处是新的结果。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>A row that the saved answer stood on is no longer in the catalog: table {table}, {row}.</source>
   <translation>保存的结果所依据的行已不在资料库中：表 {table}，{row}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>Check whether it was removed from your changes or from a new catalog.</source>
   <translation>检查它是从用户的修改中删除，还是被新的资料库去掉。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>model, by any of its spellings</source>
   <translation>模型，可用任意一种写法</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>full, lora, grpo, dapo or ppo</source>
   <translation>full、lora、grpo、dapo 或 ppo</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>pretrain, sft, dpo or rl</source>
   <translation>pretrain、sft、dpo 或 rl</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>tokens per training sequence</source>
   <translation>训练序列的 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>training framework</source>
   <translation>训练框架</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>snt9b or snt9b23</source>
   <translation>snt9b 或 snt9b23</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>edition of the tables; the newest where it is left out</source>
   <translation>数据表的版本；不写则取最新版本</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>tokens per epoch, such as 1.2e9 or 1.2B</source>
   <translation>每轮 token 数，如 1.2e9 或 1.2B</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>samples per epoch, in place of tokens</source>
   <translation>每轮样本数，代替 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>tokens per sample, on average</source>
   <translation>平均每样本 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>passes over the data</source>
   <translation>训练轮数</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>tokens/s per device, where you know it</source>
   <translation>已知的单卡吞吐，token/s/卡</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>row of the throughput table to use</source>
   <translation>使用吞吐表中的哪一行</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>scaling efficiency, 0.9 where it is left out</source>
   <translation>线性加速比，不写则为 0.9</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>devices to use; gives the duration</source>
   <translation>使用的卡数；据此给出训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>time allowed, such as 72h or 3d; gives the devices</source>
   <translation>允许的时间，如 72h 或 3d；据此给出卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>when the job starts, such as 2026-12-01 09:00</source>
   <translation>任务开始时间，如 2026-12-01 09:00</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>price of one card for one hour</source>
   <translation>一张物理卡一小时的价格</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>currency of the price</source>
   <translation>价格的币种</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>expected, or published for the vendor's printed form</source>
   <translation>expected；或 published，即厂商的文档公式</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>recommended (at least 8 devices) or exact</source>
   <translation>recommended（至少 8 卡）或 exact</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>what the plan is called</source>
   <translation>计划的名称</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>{name} is not known. “ascgui catalog list {table}” prints the known names.</source>
   <translation>{name} 不在已知名称之中。“ascgui catalog list {table}”可列出已知名称。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>{value} is too large. Above 1 a cluster would be faster than its parts; give at most {most}.</source>
   <translation>{value} 过大。大于 1 意味着集群比各卡之和还快；最大为 {most}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>This needs {other} beside it. Give both.</source>
   <translation>还需要 {other}。二者一并给出。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>This is the same file as {other}. Give another name.</source>
   <translation>与 {other} 是同一个文件。换一个文件名。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>plan file; options override it</source>
   <translation>计划文件；选项优先于文件</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>print one JSON object</source>
   <translation>输出一个 JSON 对象</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>write the plan with its answer</source>
   <translation>写出计划及其结果</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>write the printed plan</source>
   <translation>写出打印用的计划</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>Written: {files}.</source>
   <translation>已写出：{files}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>{name} is not known. The nearest known spelling is {near}.</source>
   <translation>{name} 不在已知名称之中。最接近的已知写法是 {near}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>{name} is not known. The nearest known spellings are {near}.</source>
   <translation>{name} 不在已知名称之中。最接近的已知写法是 {near}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>what this plan is called</source>
   <translation>该计划的名称</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>anything worth remembering</source>
   <translation>需要记下的内容</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>a model of the catalog, or any other name</source>
   <translation>资料库中的模型，或其他名称</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>a framework of the catalog</source>
   <translation>资料库中的框架</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>edition of the tables; without this line the newest</source>
   <translation>数据表的版本；没有这一行则取最新版本</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>tokens, or samples × tokens_per_sample</source>
   <translation>tokens，或 samples × tokens_per_sample</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>samples per epoch</source>
   <translation>每轮样本数</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>where the count is from</source>
   <translation>该数量的来历</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>tokens/s per device, if you know it; without this line the catalog's best row</source>
   <translation>已知的单卡吞吐，token/s/卡；没有这一行则取资料库中最合适的行</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>a chosen row of the throughput table</source>
   <translation>选定的吞吐表中的行</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>scaling efficiency, 1 is ideal</source>
   <translation>线性加速比，1 为理想值</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>deadline gives the devices, devices gives the duration</source>
   <translation>deadline 得出卡数，devices 得出训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>time allowed, with s, m, h or d</source>
   <translation>允许的时间，带 s、m、h 或 d</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>devices to use</source>
   <translation>使用的卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>local time at which the job starts</source>
   <translation>任务开始的本地时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>{value} is not possible here. Give one of {options}.</source>
   <translation>此处不能用 {value}。可选值：{options}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>{value} is not a date. Write one such as 2026-12-01 09:00:00.</source>
   <translation>{value} 不是日期。应写成 2026-12-01 09:00:00 这样。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>{value} is not text. Put it between quotes.</source>
   <translation>{value} 不是文本。加上引号。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>This text holds bytes that are no characters. Type it again in UTF-8.</source>
   <translation>文本含有不能成为字符的字节。以 UTF-8 重新输入。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>{value} is too small. Give a whole number, at least {low}.</source>
   <translation>{value} 过小。应为不小于 {low} 的整数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>{value} is too large. Give at most {high}.</source>
   <translation>{value} 过大。最大为 {high}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>{value} has no unit. Write the time between quotes with s, m, h or d, such as “72h”.</source>
   <translation>{value} 没有单位。时间应加引号，并带 s、m、h 或 d，如 "72h"。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>“{value}” is not possible. Give a time above 0, up to 3000 years.</source>
   <translation>不能用“{value}”。时间应大于 0，最长 3000 年。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>{value} is not a whole number. Give one such as 1200.</source>
   <translation>{value} 不是整数。应为 1200 这样的数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>{value} is not a finite number. Give one such as 1.5.</source>
   <translation>{value} 不是有限的数。应为 1.5 这样的数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>{value} is too small. Give 0 or more.</source>
   <translation>{value} 过小。应不小于 0。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>{value} is too small. Give a number above 0.</source>
   <translation>{value} 过小。应大于 0。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>A start is local time. Leave the zone out, as in 2026-12-01 09:00:00.</source>
   <translation>开始时间为本地时间。去掉时区，如 2026-12-01 09:00:00。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/parse.py" />
   <source>{value} is not a format number. Write format = {format}.</source>
   <translation>{value} 不是格式编号。应写 format = {format}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/parse.py" />
   <source>This plan has format {found}, and this program knows up to {format}. Open it with the newer program that wrote it, or ask for a copy in format {format}.</source>
   <translation>该计划的格式为 {found}，而本程序最高支持格式 {format}。用写出它的新版程序打开，或索取格式 {format} 的副本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/parse.py" />
   <source>The key {key} is not known here; it is kept and does not count. {near} may be meant.</source>
   <translation>键 {key} 不在已知之列；予以保留，但不起作用。可能是 {near}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/parse.py" />
   <source>The key {key} is not known here; it is kept and does not count.</source>
   <translation>键 {key} 不在已知之列；予以保留，但不起作用。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/parse.py" />
   <source>{count} more findings of this kind are in the file.</source>
   <translation>该文件中还有 {count} 条同类提示。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/parse.py" />
   <source>This file is empty. Open another, or start a new plan.</source>
   <translation>文件为空。打开其他文件，或新建计划。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/parse.py" />
   <source>This file holds nothing of a plan. Check that it is the right file.</source>
   <translation>文件中没有计划的内容。确认没有选错文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/parse.py" />
   <source>{value} stands where a section belongs. Write [{section}] on a line of its own, and what belongs to it below.</source>
   <translation>此处应为一个小节，却是 {value}。将 [{section}] 单独写成一行，其内容写在下面。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/parse.py" />
   <source>Check its spelling, or leave it if it is a note of your own.</source>
   <translation>检查拼写；如果是自己加的备注，可以不改。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/parse.py" />
   <source>Brackets or keys nest too deeply here for a plan. Check the file.</source>
   <translation>括号或键的嵌套过深，不像是计划。检查该文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/parse.py" />
   <source>This is not valid TOML: {reason}. Correct this place and open the file again.</source>
   <translation>不是有效的 TOML：{reason}。改正此处后重新打开该文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/parse.py" />
   <source>{field}: {problem}</source>
   <translation>{field}：{problem}</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/write.py" />
   <source>computed; what is changed here does not count</source>
   <translation>由计算得出；在此修改不起作用</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/write.py" />
   <source>the tables that the answer was looked up in</source>
   <translation>查找结果所用的数据表</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/write.py" />
   <source>The plan could not be put into this file so that it reads back the same; the form of the file is unusual. Nothing was written; save it under a new name.</source>
   <translation>该计划写入此文件后无法读回同样的内容，文件的写法比较特殊。没有写入任何内容；另存为新文件即可。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/write.py" />
   <source>A training plan for Ascend NPUs, to be read and edited by hand.</source>
   <translation>昇腾 NPU 的训练计划，可直接阅读和编辑。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/write.py" />
   <source>What was asked comes first: job, data, cluster, goal and assumptions. What was answered</source>
   <translation>先是所提的要求：任务、数据、集群、目标和假设。然后是结果，</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/write.py" />
   <source>follows, with the rows it stands on; opening the plan computes the answer anew and says</source>
   <translation>以及结果所依据的行；打开计划时会重新计算结果，</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/write.py" />
   <source>what has changed. Large numbers may be written 1_200_000_000 or "1.2B". Comments and</source>
   <translation>并说明有哪些变化。大数可以写成 1_200_000_000 或 "1.2B"。自己加的</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/write.py" />
   <source>keys of your own are kept.</source>
   <translation>注释和键会保留。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/chart.py" />
   <source>≈ {value}</source>
   <translation>≈ {value}</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/chart.py" />
   <source>chosen: {devices}, {duration}</source>
   <translation>所选：{devices}，{duration}</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/chart.py" />
   <source>minimum {n}</source>
   <translation>最小卡数 {n}</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/chart.py" />
   <source>deadline {duration}, above this picture</source>
   <translation>期限 {duration}，在图的上方之外</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/chart.py" />
   <source>deadline {duration}, below this picture</source>
   <translation>期限 {duration}，在图的下方之外</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/fonts.py" />
   <source>This plan holds Chinese text, and no font on this machine has Chinese characters. It would be printed as empty boxes, so nothing was written.</source>
   <translation>该计划含有中文，而本机没有带中文字符的字体。打印出来会是空方框，因此没有写入任何内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/fonts.py" />
   <source>Install a Chinese font such as Noto Sans CJK SC (on Debian and Ubuntu the package fonts-noto-cjk) and start the program again.</source>
   <translation>安装中文字体，如 Noto Sans CJK SC（Debian 和 Ubuntu 上为软件包 fonts-noto-cjk），然后重新启动本程序。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/pdf.py" />
   <source>{path} cannot be written: {reason}. What was there is unchanged.</source>
   <translation>无法写入 {path}：{reason}。原有内容没有改变。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/pdf.py" />
   <source>Choose another folder.</source>
   <translation>选择其他文件夹。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/pdf.py" />
   <source>The folder {folder} does not exist, so the PDF was not written.</source>
   <translation>文件夹 {folder} 不存在，因此没有写出 PDF。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/pdf.py" />
   <source>Make the folder, or choose another.</source>
   <translation>新建该文件夹，或选择其他文件夹。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/pdf.py" />
   <source>{path} is a folder, so the PDF was not written.</source>
   <translation>{path} 是文件夹，因此没有写出 PDF。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/pdf.py" />
   <source>Give the name of a file.</source>
   <translation>给出文件名。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/pdf.py" />
   <source>{path} cannot be written: this user may not write in its folder. What was there is unchanged.</source>
   <translation>无法写入 {path}：当前用户没有该文件夹的写入权限。原有内容没有改变。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/pdf.py" />
   <source>Choose another folder, or close the program that holds the file open.</source>
   <translation>选择其他文件夹，或关闭占用该文件的程序。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/pdf.py" />
   <source>{path} cannot be written: the disk is full. What was there is unchanged.</source>
   <translation>无法写入 {path}：磁盘已满。原有内容没有改变。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/pdf.py" />
   <source>Free some room, or choose another disk.</source>
   <translation>清理磁盘空间，或选择其他磁盘。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/printed.py" />
   <source>page {page} of {pages}</source>
   <translation>第 {page} 页，共 {pages} 页</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/printed.py" />
   <source>Plan without a name</source>
   <translation>未命名的计划</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/printed.py" />
   <source>Training plan: {name}</source>
   <translation>训练计划：{name}</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/printed.py" />
   <source>Training plan</source>
   <translation>训练计划</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/printed.py" />
   <source>printed {moment}</source>
   <translation>打印于 {moment}</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/printed.py" />
   <source>ascgui {version}, catalog {hash}</source>
   <translation>ascgui {version}，资料库 {hash}</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>Duration, {formula}</source>
   <translation>训练时间，{formula}</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>between {low} and {high}</source>
   <translation>{low} 到 {high}</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>edition {edition}</source>
   <translation>版本 {edition}</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>Not known</source>
   <translation>未知</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>the plan does not say enough yet</source>
   <translation>计划的信息还不够</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>the number of devices is not known</source>
   <translation>卡数未知</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>as entered</source>
   <translation>用户输入</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>by the minimum</source>
   <translation>按最小卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>exact</source>
   <translation>精确</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>recommended</source>
   <translation>推荐</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>Not supported</source>
   <translation>不支持</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>by {framework} on {hardware}, says edition {edition}</source>
   <translation>版本 {edition} 写明 {framework} 在 {hardware} 上不支持</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>edition {edition} has no entry for this job</source>
   <translation>版本 {edition} 中没有该任务</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>known when the job is complete</source>
   <translation>任务信息完整后给出</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>no throughput is known for this job</source>
   <translation>该任务的吞吐未知</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>the amount of training data is not given</source>
   <translation>未给出训练数据量</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>With {devices} the training takes {duration}. The deadline of {deadline} is missed by {late}.</source>
   <translation>使用 {devices}，训练需要 {duration}，超过期限 {deadline}，超出 {late}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>≈ marks an estimate: the throughput is that of a near job, not of this one.</source>
   <translation>≈ 表示估算值：吞吐来自相近任务，不是该任务。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>Devices, {how}</source>
   <translation>卡数，{how}</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>known with a start and a duration</source>
   <translation>有开始时间和训练时间后给出</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>The answer</source>
   <translation>结果</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>With {devices} the training takes {duration}.</source>
   <translation>使用 {devices}，训练需要 {duration}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>With {devices} the training takes {duration}. The deadline of {deadline} is just met.</source>
   <translation>使用 {devices}，训练需要 {duration}，刚好满足期限 {deadline}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>With {devices} the training takes {duration}. The deadline of {deadline} is met, with {spare} to spare.</source>
   <translation>使用 {devices}，训练需要 {duration}，满足期限 {deadline}，还余 {spare}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>known with a price and a duration</source>
   <translation>有单价和训练时间后给出</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/derivation.py" />
   <source>How the figures came about</source>
   <translation>各数字的计算过程</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/derivation.py" />
   <source>Formula</source>
   <translation>公式</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/derivation.py" />
   <source>With numbers</source>
   <translation>代入数值</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/derivation.py" />
   <source>Steps</source>
   <translation>步骤</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/derivation.py" />
   <source>Result</source>
   <translation>结果</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/derivation.py" />
   <source>From</source>
   <translation>出处</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/derivation.py" />
   <source>Symbol</source>
   <translation>符号</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/derivation.py" />
   <source>Value of</source>
   <translation>含义</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/derivation.py" />
   <source>Value</source>
   <translation>值</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/derivation.py" />
   <source>Where it comes from</source>
   <translation>值的来源</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/derivation.py" />
   <source>Form</source>
   <translation>公式类型</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/derivation.py" />
   <source>Seconds</source>
   <translation>秒数</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/derivation.py" />
   <source>What it says</source>
   <translation>说明</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/derivation.py" />
   <source>expected</source>
   <translation>预期</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/derivation.py" />
   <source>what the cluster loses makes the training longer</source>
   <translation>集群的效率损失使训练时间变长</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/derivation.py" />
   <source>ideal</source>
   <translation>理想</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/derivation.py" />
   <source>nothing is lost, η = 1</source>
   <translation>没有效率损失，η = 1</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/derivation.py" />
   <source>as printed</source>
   <translation>文档公式</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/derivation.py" />
   <source>the vendor's sheet as printed</source>
   <translation>厂商文档所印的公式</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/derivation.py" />
   <source>Three forms of the duration</source>
   <translation>训练时间的三种算法</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/derivation.py" />
   <source>They differ because the published sheet multiplies by the scaling efficiency η where the time must be divided by it: as printed, a cluster that loses more would finish sooner.</source>
   <translation>三者不同，是因为厂商文档乘以线性加速比 η，而时间本应除以它：按文档公式，效率损失越大的集群反而越早完成。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/duration_chart.py" />
   <source>Not drawn, because slower per device: {curves}.</source>
   <translation>单卡更慢，未画出：{curves}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/duration_chart.py" />
   <source>Both axes are logarithmic. A curve begins at the minimum of its framework and hardware; the upright bar is the range of the chosen point.</source>
   <translation>两个坐标轴均为对数。每条曲线从该框架和规格的最小卡数开始；竖线为所选点的范围。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/duration_chart.py" />
   <source>Both axes are logarithmic. A curve begins at the minimum of its framework and hardware.</source>
   <translation>两个坐标轴均为对数。每条曲线从该框架和规格的最小卡数开始。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/duration_chart.py" />
   <source>Without a curve:</source>
   <translation>没有曲线的：</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/evidence.py" />
   <source>shown only</source>
   <translation>仅显示</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/evidence.py" />
   <source>{kind}, used</source>
   <translation>{kind}，已采用</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/evidence.py" />
   <source>Entry</source>
   <translation>条目</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/evidence.py" />
   <source>No throughput is known for this job or one near it.</source>
   <translation>该任务及相近任务的吞吐均未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/evidence.py" />
   <source>Tokens/s per device</source>
   <translation>token/s/卡</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/evidence.py" />
   <source>Row, and how it differs from this job</source>
   <translation>所在行，以及与该任务的差异</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/evidence.py" />
   <source>Edition or date</source>
   <translation>版本或日期</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/evidence.py" />
   <source>{n} further rows of the throughput table are farther from this job.</source>
   <translation>吞吐表中另有 {n} 行与该任务相差更远。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/evidence.py" />
   <source>What it is</source>
   <translation>内容</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/findings.py" />
   <source>What to do: {action}</source>
   <translation>处理办法：{action}</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/findings.py" />
   <source>Nothing stands against this plan.</source>
   <translation>该计划没有提示。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/job.py" />
   <source>{samples} samples × {tokens} × {epochs}</source>
   <translation>{samples} 样本 × {tokens} × {epochs}</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/job.py" />
   <source>{hardware} ({chip})</source>
   <translation>{hardware}（{chip}）</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/job.py" />
   <source>The job</source>
   <translation>任务</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/job.py" />
   <source>finish within {duration}</source>
   <translation>期限 {duration}</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/job.py" />
   <source>1 epoch</source>
   <translation>1 轮</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/job.py" />
   <source>{n} epochs</source>
   <translation>{n} 轮</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/job.py" />
   <source>{tokens} × {epochs}</source>
   <translation>{tokens} × {epochs}</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/job.py" />
   <source>not given</source>
   <translation>未给出</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/job.py" />
   <source>Total</source>
   <translation>总计</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/job.py" />
   <source>use {devices}</source>
   <translation>使用 {devices}</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/job.py" />
   <source>Goal</source>
   <translation>目标</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/job.py" />
   <source>Rounding</source>
   <translation>取整方式</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/job.py" />
   <source>Scaling efficiency</source>
   <translation>线性加速比</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/job.py" />
   <source>Start</source>
   <translation>开始时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/job.py" />
   <source>Price</source>
   <translation>单价</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/job.py" />
   <source>Data counted from</source>
   <translation>数据量的来历</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/job.py" />
   <source>{price} per card-hour</source>
   <translation>{price} /物理卡·小时</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/part.py" />
   <source>{document}, row {row}</source>
   <translation>{document} 第 {row} 行</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/reference.py" />
   <source>Features of {model} with {framework}</source>
   <translation>{model} 在 {framework} 上的训练特性</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/reference.py" />
   <source>{value}: {detail}</source>
   <translation>{value}：{detail}</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/reference.py" />
   <source>Row {model} of {document}, edition {edition}.</source>
   <translation>{document}，版本 {edition}，{model} 行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/reference.py" />
   <source>Foot notes of the documents</source>
   <translation>文档脚注</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/words.py" />
   <source>Pretraining</source>
   <translation>预训练</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/words.py" />
   <source>SFT</source>
   <translation>SFT 微调</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/words.py" />
   <source>DPO</source>
   <translation>DPO</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/words.py" />
   <source>RL</source>
   <translation>强化学习</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/words.py" />
   <source>measured</source>
   <translation>实测</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/words.py" />
   <source>catalog</source>
   <translation>资料库</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/words.py" />
   <source>nearest row</source>
   <translation>相近行</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/words.py" />
   <source>Error</source>
   <translation>错误</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/words.py" />
   <source>Warning</source>
   <translation>警告</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/words.py" />
   <source>no support planned</source>
   <translation>不规划支持</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/words.py" />
   <source>by the printed formula</source>
   <translation>按文档公式</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/words.py" />
   <source>recommended, at least 8 devices</source>
   <translation>推荐，至少 8 卡</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/words.py" />
   <source>{framework}, {hardware}</source>
   <translation>{framework}，{hardware}</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/words.py" />
   <source>document {id}</source>
   <translation>文档 {id}</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/words.py" />
   <source>{edition} (number inferred)</source>
   <translation>{edition}（版本号为推断）</translation>
  </message>
  <message>
   <location filename="../../ascgui/safefile.py" />
   <source>This file is larger than {limit}, so it was not read. Check that it is the right file.</source>
   <translation>文件大于 {limit}，因此没有读取。确认没有选错文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/safefile.py" />
   <source>This file is UTF-16. Save it as UTF-8 in the editor that made it.</source>
   <translation>文件编码为 UTF-16。用原来的编辑器另存为 UTF-8。</translation>
  </message>
  <message>
   <location filename="../../ascgui/safefile.py" />
   <source>This file holds binary data, not text. Check that it is the right file.</source>
   <translation>文件是二进制数据，不是文本。确认没有选错文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/safefile.py" />
   <source>This is a folder, not a file. Name a file in it.</source>
   <translation>这是文件夹，不是文件。指定其中的一个文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/safefile.py" />
   <source>This is a device or a pipe, not a file. Choose another name.</source>
   <translation>这是设备或管道，不是文件。选择其他名称。</translation>
  </message>
  <message>
   <location filename="../../ascgui/safefile.py" />
   <source>This file is read-only. Save under another name, or make it writable.</source>
   <translation>该文件是只读的。另存为其他文件名，或将其改为可写。</translation>
  </message>
  <message>
   <location filename="../../ascgui/safefile.py" />
   <source>This is a device or a pipe, not a file. Save what it gives to a file first.</source>
   <translation>这是设备或管道，不是文件。先将其输出保存到文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/safefile.py" />
   <source>This line is not UTF-8. Save the file as UTF-8 in the editor that made it.</source>
   <translation>该行不是 UTF-8。用原来的编辑器将文件另存为 UTF-8。</translation>
  </message>
  <message>
   <location filename="../../ascgui/safefile.py" />
   <source>The folder of this file does not exist. Make it first, or choose another.</source>
   <translation>该文件所在的文件夹不存在。先新建它，或选择其他文件夹。</translation>
  </message>
  <message>
   <location filename="../../ascgui/safefile.py" />
   <source>This file may not be read by this user. Change its permissions or copy it.</source>
   <translation>当前用户没有该文件的读取权限。修改权限，或复制一份。</translation>
  </message>
  <message>
   <location filename="../../ascgui/safefile.py" />
   <source>This file cannot be read: {reason}. Check the disk and the name.</source>
   <translation>无法读取该文件：{reason}。检查磁盘和文件名。</translation>
  </message>
  <message>
   <location filename="../../ascgui/safefile.py" />
   <source>There is not enough space on this disk, so nothing was changed. Free some space, or save elsewhere.</source>
   <translation>磁盘空间不足，因此没有改动任何内容。释放一些空间，或保存到别处。</translation>
  </message>
  <message>
   <location filename="../../ascgui/safefile.py" />
   <source>Another program changed this file after it was read, and saving would lose that change. Save under another name, or overwrite it.</source>
   <translation>读取之后，其他程序改动了该文件，保存会丢失那些改动。另存为其他文件名，或覆盖它。</translation>
  </message>
  <message>
   <location filename="../../ascgui/safefile.py" />
   <source>This folder does not let the file be written, or another program holds it open. Nothing was changed; save in another folder.</source>
   <translation>该文件夹不允许写入该文件，或其他程序正占用它。没有改动任何内容；保存到其他文件夹。</translation>
  </message>
  <message>
   <location filename="../../ascgui/safefile.py" />
   <source>This file cannot be written: {reason}. Nothing was changed; save elsewhere.</source>
   <translation>无法写入该文件：{reason}。没有改动任何内容；保存到别处。</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/document.py" />
   <source>New plan</source>
   <translation>新计划</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/settings.py" />
   <source>The settings file could not be understood. It was kept as {path}, and the defaults are used.</source>
   <translation>设置文件的内容无法识别。原文件保留为 {path}，并采用默认值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/settings.py" />
   <source>The settings could not be written to {path}, so they hold only until the program is closed. {reason}</source>
   <translation>设置无法写入 {path}，因此只在程序关闭前有效。{reason}</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/settings.py" />
   <source>The settings file {path} cannot be read: {reason}. The defaults are used.</source>
   <translation>无法读取设置文件 {path}：{reason}。采用默认值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/settings.py" />
   <source>The setting {name} in {path} has a value that cannot be used, so the default holds.</source>
   <translation>{path} 中的设置 {name} 的值不能使用，因此采用默认值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>Choose a model</source>
   <translation>选择模型</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>Choose a strategy</source>
   <translation>选择训练策略</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>Enter the sequence length</source>
   <translation>输入序列长度</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>Choose a framework</source>
   <translation>选择框架</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>Choose the hardware</source>
   <translation>选择规格</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>Enter the tokens to see the duration</source>
   <translation>输入 token 数后显示训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>Enter the samples to see the duration</source>
   <translation>输入样本数后显示训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>Enter the tokens per sample to see the duration</source>
   <translation>输入每样本 token 数后显示训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>Enter the throughput to see the duration</source>
   <translation>输入吞吐后显示训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>Enter the devices to see the duration</source>
   <translation>输入卡数后显示训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>At least {devices}</source>
   <translation>最少 {devices}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>by document {document}, edition {edition}, row {row}</source>
   <translation>依据文档 {document}，版本 {edition}，第 {row} 行</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>{low} – {high}</source>
   <translation>{low} – {high}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>Done {moment}</source>
   <translation>{moment} 完成</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>later than {deadline}</source>
   <translation>超过期限 {deadline}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>Cost {cost}</source>
   <translation>费用 {cost}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>Minimum {devices}</source>
   <translation>最小卡数 {devices}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>Required {raw} → exact {exact} → recommended {recommended}</source>
   <translation>所需 {raw} → 精确 {exact} → 推荐 {recommended}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>printed formula {published}</source>
   <translation>文档公式 {published}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>Ideal {ideal} · expected {expected} · printed formula {published}</source>
   <translation>理想 {ideal} · 预期 {expected} · 文档公式 {published}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>if it ran on {devices}</source>
   <translation>如果在 {devices} 上运行</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>Enter a start to see the finish</source>
   <translation>输入开始时间后显示完成时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>within {deadline}</source>
   <translation>在期限 {deadline} 之内</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>Minimum not known</source>
   <translation>最小卡数未知</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>No duration can be given</source>
   <translation>无法给出训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/catalog_model.py" />
   <source>not planned</source>
   <translation>不规划支持</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_bindings.py" />
   <source>Change the model</source>
   <translation>修改模型</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_bindings.py" />
   <source>Change the stage</source>
   <translation>修改训练阶段</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_bindings.py" />
   <source>Change the strategy</source>
   <translation>修改训练策略</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_bindings.py" />
   <source>Change the sequence length</source>
   <translation>修改序列长度</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_bindings.py" />
   <source>Change the framework</source>
   <translation>修改框架</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_bindings.py" />
   <source>Change the hardware</source>
   <translation>修改规格</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_bindings.py" />
   <source>Change the edition</source>
   <translation>修改版本</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_bindings.py" />
   <source>Change how the data is given</source>
   <translation>修改数据量的给出方式</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_bindings.py" />
   <source>Change the tokens</source>
   <translation>修改 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_bindings.py" />
   <source>Change the samples</source>
   <translation>修改样本数</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_bindings.py" />
   <source>Change the tokens per sample</source>
   <translation>修改每样本 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_bindings.py" />
   <source>Change the epochs</source>
   <translation>修改训练轮数</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_bindings.py" />
   <source>Change the throughput</source>
   <translation>修改吞吐</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_bindings.py" />
   <source>Change the evidence</source>
   <translation>修改依据</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_bindings.py" />
   <source>Change the efficiency</source>
   <translation>修改线性加速比</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_bindings.py" />
   <source>Change the goal</source>
   <translation>修改目标</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_bindings.py" />
   <source>Change the deadline</source>
   <translation>修改期限</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_bindings.py" />
   <source>Change the devices</source>
   <translation>修改卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_bindings.py" />
   <source>Change the rounding</source>
   <translation>修改取整方式</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_bindings.py" />
   <source>Change the formula</source>
   <translation>修改公式</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_bindings.py" />
   <source>Change the start</source>
   <translation>修改开始时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_bindings.py" />
   <source>Change the price</source>
   <translation>修改单价</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_bindings.py" />
   <source>Change the currency</source>
   <translation>修改币种</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_bindings.py" />
   <source>Change the name</source>
   <translation>修改名称</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_bindings.py" />
   <source>Change the remark</source>
   <translation>修改备注</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_choices.py" />
   <source>{tps}, {model}, {strategy}, {length}</source>
   <translation>{tps}，{model}，{strategy}，{length}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_choices.py" />
   <source>{where}; differs in {different}</source>
   <translation>{where}；不同之处：{different}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_choices.py" />
   <source>Newest ({edition})</source>
   <translation>最新（{edition}）</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_choices.py" />
   <source>Best: none is near enough</source>
   <translation>最优：没有足够相近的行</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_choices.py" />
   <source>Best: {row}</source>
   <translation>最优：{row}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_choices.py" />
   <source>Entered: {tps}</source>
   <translation>用户输入：{tps}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_choices.py" />
   <source>{value} {unit}, {model}, {length}</source>
   <translation>{value} {unit}，{model}，{length}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_choices.py" />
   <source>{where}; not clear per what</source>
   <translation>{where}；口径不明</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_choices.py" />
   <source>{where}</source>
   <translation>{where}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_choices.py" />
   <source>stage</source>
   <translation>训练阶段</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_choices.py" />
   <source>sequence length</source>
   <translation>序列长度</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/remedies.py" />
   <source>Use {value}</source>
   <translation>使用 {value}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/remedies.py" />
   <source>Use the minimum</source>
   <translation>使用最小卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/remedies.py" />
   <source>Use the best row</source>
   <translation>使用最优的行</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/remedies.py" />
   <source>Finish within {duration}</source>
   <translation>期限设为 {duration}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/remedies.py" />
   <source>Use the row</source>
   <translation>使用该行</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/remedies.py" />
   <source>Use the expected formula</source>
   <translation>使用预期公式</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/remedies.py" />
   <source>Use the printed formula</source>
   <translation>使用文档公式</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/remedies.py" />
   <source>Use as few devices as needed</source>
   <translation>按需使用最少的卡</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/remedies.py" />
   <source>Round as recommended</source>
   <translation>按推荐取整</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/rows_model.py" />
   <source>{title} (GiB)</source>
   <translation>{title}（GiB）</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/rows_model.py" />
   <source>{title} (%)</source>
   <translation>{title}（%）</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/rows_model.py" />
   <source>{title} (s)</source>
   <translation>{title}（s）</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/rows_model.py" />
   <source>{title} (tokens/s)</source>
   <translation>{title}（token/s）</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/vocabulary.py" />
   <source>on plain text, from scratch or continued</source>
   <translation>纯文本，从头训练或增量训练</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/vocabulary.py" />
   <source>supervised fine-tuning on instructions</source>
   <translation>指令数据，监督微调</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/vocabulary.py" />
   <source>direct preference optimisation</source>
   <translation>直接偏好优化</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/vocabulary.py" />
   <source>reinforcement learning with generated answers</source>
   <translation>使用生成的回答进行强化学习</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/vocabulary.py" />
   <source>all parameters are trained</source>
   <translation>训练全部参数</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/vocabulary.py" />
   <source>low-rank adapters are trained</source>
   <translation>训练低秩适配器</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/vocabulary.py" />
   <source>reinforcement learning, group-relative</source>
   <translation>强化学习，组内相对优势</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/vocabulary.py" />
   <source>reinforcement learning, decoupled clipping</source>
   <translation>强化学习，解耦裁剪</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/vocabulary.py" />
   <source>reinforcement learning with a critic</source>
   <translation>强化学习，带 critic 模型</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/vocabulary.py" />
   <source>Full parameters</source>
   <translation>预训练、全参微调</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/vocabulary.py" />
   <source>LoRA</source>
   <translation>LoRA</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/vocabulary.py" />
   <source>Packing</source>
   <translation>多样本 pack</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/vocabulary.py" />
   <source>Flash attention</source>
   <translation>Flash Attention</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/vocabulary.py" />
   <source>SPTD parallelism</source>
   <translation>SPTD 并行</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/vocabulary.py" />
   <source>Long sequence</source>
   <translation>长序列并行</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/vocabulary.py" />
   <source>MoE</source>
   <translation>MoE 并行</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/vocabulary.py" />
   <source>Dynamic length</source>
   <translation>动态句长</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/vocabulary.py" />
   <source>Methods</source>
   <translation>训练方法</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/vocabulary.py" />
   <source>ZeRO</source>
   <translation>ZeRO 并行</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/vocabulary.py" />
   <source>Distributed optimizer</source>
   <translation>分布式优化器</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/vocabulary.py" />
   <source>Recomputation</source>
   <translation>重计算</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/vocabulary.py" />
   <source>SGLang</source>
   <translation>SGLang</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/vocabulary.py" />
   <source>vLLM</source>
   <translation>vLLM</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/vocabulary.py" />
   <source>Backend</source>
   <translation>训练后端</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/vocabulary.py" />
   <source>Megatron</source>
   <translation>Megatron</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/choice_box.py" />
   <source>“{typed}” is none of the choices. Take one, such as {names}.</source>
   <translation>“{typed}”不在可选项之中。可选 {names} 等。</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/derivation_panel.py" />
   <source>Copy</source>
   <translation>复制</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/derivation_panel.py" />
   <source>Copy as a table, for a spreadsheet</source>
   <translation>复制为表格，可粘贴到电子表格</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/derivation_panel.py" />
   <source>Close</source>
   <translation>关闭</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/figure.py" />
   <source>How this figure came about</source>
   <translation>该数字的计算过程</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/figure.py" />
   <source>How this figure came about (Alt+Enter)</source>
   <translation>该数字的计算过程（Alt+Enter）</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/findings_list.py" />
   <source>Document {id}</source>
   <translation>文档 {id}</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/findings_list.py" />
   <source>Hide what to do and the sources</source>
   <translation>收起处理办法和来源</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/findings_list.py" />
   <source>Show what to do and the sources</source>
   <translation>展开处理办法和来源</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/findings_list.py" />
   <source>{word}: {message}</source>
   <translation>{word}：{message}</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/form.py" />
   <source>{label}: {choice}</source>
   <translation>{label}：{choice}</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/notice_bar.py" />
   <source>Close this notice</source>
   <translation>关闭该通知</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/quantity_edit.py" />
   <source>{problem} The plan keeps {value}.</source>
   <translation>{problem}计划仍为 {value}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/quantity_edit.py" />
   <source>{unit} = {short}</source>
   <translation>{unit} = {short}</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/quantity_edit.py" />
   <source>Pick a day</source>
   <translation>选择日期</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/table_view.py" />
   <source>Copy rows</source>
   <translation>复制行</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/table_view.py" />
   <source>Copy rows with headings</source>
   <translation>复制行和表头</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/table_view.py" />
   <source>Copy cell</source>
   <translation>复制单元格</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/about.py" />
   <source>About ascgui</source>
   <translation>关于 ascgui</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/about.py" />
   <source>ascgui {version}</source>
   <translation>ascgui {version}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/about.py" />
   <source>Plans LLM training on Ascend NPUs, with the evidence beside each number.</source>
   <translation>规划昇腾 NPU 上的大模型训练，每个数字都附有依据。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/about.py" />
   <source>Newest edition in the catalog: {edition}</source>
   <translation>资料库中的最新版本：{edition}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/about.py" />
   <source>Catalog: {hash}</source>
   <translation>资料库：{hash}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/about.py" />
   <source>Python {python}, Qt {qt}, {system}</source>
   <translation>Python {python}，Qt {qt}，{system}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/about.py" />
   <source>Works offline: nothing is sent or fetched.</source>
   <translation>离线运行：不发送也不获取任何数据。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/about.py" />
   <source>Licences</source>
   <translation>许可证</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/answer_panel.py" />
   <source>Answer</source>
   <translation>结果</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_page.py" />
   <source>Frameworks</source>
   <translation>框架</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_page.py" />
   <source>Models</source>
   <translation>模型</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_page.py" />
   <source>Editions</source>
   <translation>版本</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_page.py" />
   <source>Foot notes</source>
   <translation>脚注</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_page.py" />
   <source>Source: {source}. Stands in {place}.</source>
   <translation>来源：{source}。位于 {place}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_page.py" />
   <source>Tables</source>
   <translation>数据表</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_page.py" />
   <source>Filter: one or more words, in any column</source>
   <translation>筛选：一个或多个词，匹配任意列</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_page.py" />
   <source>Filter</source>
   <translation>筛选</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_page.py" />
   <source>Show its rows</source>
   <translation>显示其中的行</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_page.py" />
   <source>{shown} of {total} rows</source>
   <translation>{total} 行中的 {shown} 行</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_page.py" />
   <source>{total} rows</source>
   <translation>{total} 行</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_page.py" />
   <source>All</source>
   <translation>全部</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_page.py" />
   <source>{edition} (newest)</source>
   <translation>{edition}（最新）</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_page.py" />
   <source>No row holds all these words.</source>
   <translation>没有同时含有这些词的行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_page.py" />
   <source>Choose a row to see it in full, with its source.</source>
   <translation>选择一行，查看其全部内容和来源。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/corner.py" />
   <source>Has changes that are not saved</source>
   <translation>有未保存的改动</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/corner.py" />
   <source>Show everything in {language}</source>
   <translation>全部以 {language} 显示</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/crash_dialog.py" />
   <source>Error in the program</source>
   <translation>程序出错</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/crash_dialog.py" />
   <source>The program made an error and goes on without what it was doing.</source>
   <translation>程序出错，已放弃当前操作并继续运行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/crash_dialog.py" />
   <source>The plan is still open. Save it under another name to be safe. The error is described in {path}.</source>
   <translation>计划仍然打开。为稳妥起见，另存为其他文件名。错误说明在 {path}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/crash_dialog.py" />
   <source>Save under another name…</source>
   <translation>另存为其他文件名…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/crash_dialog.py" />
   <source>Copy the description</source>
   <translation>复制错误说明</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/issues_dialog.py" />
   <source>Copy the list</source>
   <translation>复制列表</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/issues_dialog.py" />
   <source>Line {line}, {field}</source>
   <translation>第 {line} 行，{field}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/issues_dialog.py" />
   <source>Line {line}</source>
   <translation>第 {line} 行</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>Findings about {plan}</source>
   <translation>{plan} 的提示</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;File</source>
   <translation>文件(&amp;F)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;New plan</source>
   <translation>新建计划(&amp;N)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Open…</source>
   <translation>打开(&amp;O)…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>Open &amp;recent</source>
   <translation>最近打开(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>Open the sam&amp;ple</source>
   <translation>打开示例(&amp;M)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Save</source>
   <translation>保存(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>Save &amp;as…</source>
   <translation>另存为(&amp;A)…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Export as PDF…</source>
   <translation>导出为 PDF(&amp;E)…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>P&amp;rint preview…</source>
   <translation>打印预览(&amp;V)…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Print…</source>
   <translation>打印(&amp;P)…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Quit</source>
   <translation>退出(&amp;Q)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Edit</source>
   <translation>编辑(&amp;E)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Copy</source>
   <translation>复制(&amp;C)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>Copy with &amp;headings</source>
   <translation>连同表头复制(&amp;H)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;View</source>
   <translation>视图(&amp;V)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Catalog</source>
   <translation>资料库(&amp;C)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Reload</source>
   <translation>重新加载(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>Open its &amp;folder</source>
   <translation>打开所在文件夹(&amp;F)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Help</source>
   <translation>帮助(&amp;H)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;About ascgui</source>
   <translation>关于 ascgui(&amp;A)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Licences</source>
   <translation>许可证(&amp;L)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>No file manager could be started. The folder is {path}.</source>
   <translation>无法启动文件管理器。文件夹为 {path}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>Pages</source>
   <translation>页面</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>{n} findings about this file: what changed since it was saved, or was not understood.</source>
   <translation>该文件有 {n} 条提示：保存之后的变化，或无法识别的内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Theme</source>
   <translation>主题(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>As the system</source>
   <translation>跟随系统</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>Light</source>
   <translation>浅色</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>Dark</source>
   <translation>深色</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Language</source>
   <translation>语言(&amp;L)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Undo</source>
   <translation>撤销(&amp;U)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Undo: {what}</source>
   <translation>撤销(&amp;U)：{what}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Redo</source>
   <translation>重做(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Redo: {what}</source>
   <translation>重做(&amp;R)：{what}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>Details</source>
   <translation>详情</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>Show them</source>
   <translation>显示提示</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>The catalog cannot be used as it is now. The one in the window is kept.</source>
   <translation>资料库当前的内容无法使用。窗口中仍为原来的资料库。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>Clear this list</source>
   <translation>清空列表</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_files.py" />
   <source>Save plan</source>
   <translation>保存计划</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_files.py" />
   <source>Plans (*.toml)</source>
   <translation>计划 (*.toml)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_files.py" />
   <source>{file} cannot be opened. The plan in the window is as it was.</source>
   <translation>无法打开 {file}。窗口中的计划没有改变。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_files.py" />
   <source>{file} could not be saved. Nothing was written.</source>
   <translation>无法保存 {file}。没有写入任何内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Job</source>
   <translation>任务</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Data</source>
   <translation>数据</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Cluster</source>
   <translation>集群</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>On paper</source>
   <translation>打印内容</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Tokens per training sequence</source>
   <translation>训练序列的 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Which state of the vendor's tables to answer from</source>
   <translation>按厂商数据表的哪个版本计算</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Tokens</source>
   <translation>token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Tokens of one epoch, such as 1.2B, 1.2e9 or 12亿</source>
   <translation>每轮 token 数，如 1.2B、1.2e9 或 12亿</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Samples</source>
   <translation>样本数</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Samples of one epoch, such as 1M</source>
   <translation>每轮样本数，如 1M</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Tokens per sample</source>
   <translation>每样本 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Tokens per sample, on average</source>
   <translation>平均每样本 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Epochs</source>
   <translation>训练轮数</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>How often the data is gone through</source>
   <translation>数据训练多少遍</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Tokens per second of one device; enter your own to replace the row's</source>
   <translation>单卡每秒 token 数；输入自己的值可代替该行的值</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Where the throughput comes from</source>
   <translation>吞吐的来源</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Efficiency</source>
   <translation>线性加速比</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Scaling efficiency η: a ratio between 0 and 1, typically 0.9 and above</source>
   <translation>线性加速比 η：0 到 1 之间的比值，典型值为 0.9 以上</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Finish within</source>
   <translation>期限</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>A duration such as 72h, 3d or 90 min; empty: the devices of the minimum table</source>
   <translation>时长，如 72h、3d 或 90 min；不填则取最小卡数表中的卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>How many devices there are for the job</source>
   <translation>任务可用的卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Year, month, day and time; gives the finish date</source>
   <translation>年、月、日和时间；据此给出完成日期</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Of one card for one hour; a card is not a device</source>
   <translation>一张物理卡一小时的价格；物理卡与卡/DIE 不同</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Currency</source>
   <translation>币种</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>per card-hour</source>
   <translation>每物理卡·小时</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>type to find</source>
   <translation>输入以查找</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>choose</source>
   <translation>选择</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>tokens</source>
   <translation>token</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>tokens each</source>
   <translation>token/样本</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>tokens/s per device</source>
   <translation>token/s/卡</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>The title of the plan, also on paper</source>
   <translation>计划的标题，也用于打印</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Remark</source>
   <translation>备注</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Printed with the plan</source>
   <translation>随计划一起打印</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Recommended</source>
   <translation>推荐</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>At least 8 devices, because smaller jobs usually run on 8</source>
   <translation>至少 8 卡，因为小于 8 卡一般使用 8 卡训练</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Exact</source>
   <translation>精确</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>As few devices as the job allows</source>
   <translation>任务所需的最少卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Expected</source>
   <translation>预期</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>T / (R × N × η): a lower efficiency takes longer</source>
   <translation>T / (R × N × η)：线性加速比越低，时间越长</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>As printed</source>
   <translation>文档公式</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>T / (R × N) × η: the vendor's sheet; too short for η below 1</source>
   <translation>T / (R × N) × η：厂商的计算方式；η 小于 1 时结果偏短</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_page.py" />
   <source>There is nothing to draw for this plan; the findings say why.</source>
   <translation>该计划没有可画的内容，原因见提示。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_page.py" />
   <source>Here the duration over devices will stand, for every framework and hardware that supports the job. Choose model, framework and hardware first.</source>
   <translation>此处将显示训练时间随卡数的变化，包含支持该任务的每种框架和规格。先选择模型、框架和规格。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_page.py" />
   <source>There is nothing to draw: this job is not supported.</source>
   <translation>没有可画的内容：不支持该任务。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_page.py" />
   <source>Enter how much data there is to see the duration over devices.</source>
   <translation>输入数据量后，显示训练时间随卡数的变化。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_page.py" />
   <source>No throughput is known for this job. Enter one, or choose a row as evidence, to see the duration over devices.</source>
   <translation>该任务的吞吐未知。输入吞吐，或选择一行作为依据后，显示训练时间随卡数的变化。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_page.py" />
   <source>Follow a finding</source>
   <translation>按提示修改</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_page.py" />
   <source>Fill in the example</source>
   <translation>填入示例</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_page.py" />
   <source>Move the point of the chart</source>
   <translation>移动图中的点</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_page.py" />
   <source>This page says how many devices a training job needs, how long it takes, when it is done and what it costs, with the evidence beside each number.</source>
   <translation>该页给出训练任务需要多少卡、需要多长时间、何时完成、费用多少，每个数字都附有依据。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_page.py" />
   <source>For example: qwen2.5-7b, all parameters, sequence length 4096, MindSpeed-LLM on Snt9b, 1.2 billion tokens × 2 epochs, within 72 hours.</source>
   <translation>例如：qwen2.5-7b，全参，序列长度 4096，Snt9b 上的 MindSpeed-LLM，12 亿 token × 2 轮，期限 72 小时。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_page.py" />
   <source>Features of this model on this framework</source>
   <translation>该模型在该框架上的训练特性</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_page.py" />
   <source>The feature tables have no row for this model on this framework.</source>
   <translation>训练特性表中没有该模型在该框架上的行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_page.py" />
   <source>Advice of the documents</source>
   <translation>文档的建议</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_page.py" />
   <source>{name}: {word}</source>
   <translation>{name}：{word}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_page.py" />
   <source>The answer could not be computed because of an error in the program ({error}). The figures shown are those of an earlier plan.</source>
   <translation>程序出错（{error}），无法计算结果。显示的是之前计划的数字。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_page.py" />
   <source>Save the plan, and undo the last change.</source>
   <translation>保存计划，并撤销最近一次改动。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/printing.py" />
   <source>The PDF was written to {path}.</source>
   <translation>PDF 已写出到 {path}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/printing.py" />
   <source>The printer {name} did not take the pages.</source>
   <translation>打印机 {name} 没有接收页面。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/printing.py" />
   <source>Check that it is on and has paper, or export the plan as PDF and print that.</source>
   <translation>确认打印机已开机且有纸，或将计划导出为 PDF 后打印。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/printing.py" />
   <source>Export as PDF</source>
   <translation>导出为 PDF</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/printing.py" />
   <source>PDF documents (*.pdf)</source>
   <translation>PDF 文档 (*.pdf)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/printing.py" />
   <source>The plan was not printed.</source>
   <translation>计划没有打印。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/printing.py" />
   <source>{file} could not be written.</source>
   <translation>无法写入 {file}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions.py" />
   <source>{plan} has changes that are not saved.</source>
   <translation>{plan} 有未保存的改动。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions.py" />
   <source>They are lost if they are not saved now.</source>
   <translation>如果现在不保存，这些改动会丢失。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions.py" />
   <source>Another program changed {file} meanwhile.</source>
   <translation>其他程序在此期间改动了 {file}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions.py" />
   <source>Overwriting it keeps this plan and leaves the other version as a backup.</source>
   <translation>覆盖会保留该计划，并将另一份内容存为备份。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions.py" />
   <source>Overwrite</source>
   <translation>覆盖</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions.py" />
   <source>Open plan</source>
   <translation>打开计划</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions.py" />
   <source>All files (*)</source>
   <translation>所有文件 (*)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/start.py" />
   <source>The catalog that came with the program cannot be used, so it cannot start.</source>
   <translation>程序自带的资料库无法使用，因此无法启动。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/start.py" />
   <source>Plan</source>
   <translation>计划</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/start.py" />
   <source>Catalog</source>
   <translation>资料库</translation>
  </message>
 </context>
</TS>
