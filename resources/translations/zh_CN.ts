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
   <location filename="../../ascgui/catalog/changing.py" />
   <source>conflict: {row}: yours {mine}, in the file {theirs}</source>
   <translation>冲突：{row}：您的为 {mine}，文件中为 {theirs}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>The file of your changes cannot be used, so nothing was saved.</source>
   <translation>您的修改文件无法使用，因此未保存任何内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>Mend the file, or move it away to go on without your old changes.</source>
   <translation>修正该文件，或将其移走，不带旧修改继续。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>{printed}: {reason}</source>
   <translation>{printed}：{reason}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>Correct it, or leave such rows out with --partial.</source>
   <translation>改正内容，或用 --partial 略过这类行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>Add --choose {id}=CHOICE with one of: {choices}.</source>
   <translation>加上 --choose {id}=CHOICE，可选值：{choices}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>rejected, line {line}: {printed}: {reason}</source>
   <translation>未通过，第 {line} 行：{printed}：{reason}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>Added: {added}. Changed: {changed}. Removed: {removed}. Unchanged: {unchanged}. Conflicts: {conflicts}. Rejected: {rejected}. Undecided: {undecided}.</source>
   <translation>新增：{added}。修改：{changed}。删除：{removed}。不变：{unchanged}。冲突：{conflicts}。未通过：{rejected}。待决定：{undecided}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>kept: {row}: yours, {mine}, not {theirs}</source>
   <translation>保留：{row}：您的 {mine}，不采用 {theirs}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>changed: {row}: {before} → {after}</source>
   <translation>修改：{row}：{before} → {after}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>take in a table, a page or shared changes</source>
   <translation>导入数据表、页面或共享的修改</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>CSV, TSV, XLSX, HTML, Markdown, text, or shared TOML</source>
   <translation>CSV、TSV、XLSX、HTML、Markdown、文本，或共享的 TOML</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>a new edition, or one to change</source>
   <translation>新版本，或要修改的版本</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>only say what would happen</source>
   <translation>只说明会有哪些变化</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>as JSON</source>
   <translation>以 JSON 输出</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>that of a text, such as gbk</source>
   <translation>文本的编码，如 gbk</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>the file is the whole table: rows that it lacks are removed</source>
   <translation>文件即整张表：其中没有的行会被删除</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>answer a question that the preview asks; may be repeated</source>
   <translation>回答预览提出的问题；可以重复使用</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>take in what can be used, and leave rejected and undecided rows out</source>
   <translation>导入可用的行，略过未通过和待决定的行</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>whose row holds where you changed it too; the other is set aside</source>
   <translation>您也修改过的行以哪一方为准；另一方的行搁置</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>write a table for other programs</source>
   <translation>写出供其他程序使用的表</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>a table; “changes” for your own, “edition” for a whole one, both as TOML</source>
   <translation>一张表；“changes”为您的修改，“edition”为整个版本，两者都写成 TOML</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>the form; that of FILE's name if left out</source>
   <translation>格式；不写则按 FILE 的文件名</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>where to; printed if left out</source>
   <translation>写到哪里；不写则直接打印</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>an edition, or “all”; the newest where it is left out</source>
   <translation>某个版本，或“all”；不写则取最新版本</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>what shared changes are called</source>
   <translation>共享的修改叫什么</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>add or change one row of your own</source>
   <translation>新增或修改自己的一行</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>the table of the row</source>
   <translation>该行所在的表</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>as in devices=8</source>
   <translation>如 devices=8</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>mark the row as removed</source>
   <translation>将该行标为已删除</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>give up your change of one row</source>
   <translation>还原您对某一行的修改</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>what names the row</source>
   <translation>用于指明该行的内容</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>where it comes from</source>
   <translation>来源</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>who says so</source>
   <translation>作者</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>when, as in 2026-11-30; today if left out</source>
   <translation>日期，如 2026-11-30；不写则为今天</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>why</source>
   <translation>原因</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>The edition is missing.</source>
   <translation>缺少版本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>Add --edition NAME: a new one, or one whose rows are to be changed.</source>
   <translation>加上 --edition NAME：新版本，或要修改其中各行的版本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>Shared changes name their editions themselves.</source>
   <translation>共享的修改自带版本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>Leave --edition, --whole and --choose out.</source>
   <translation>去掉 --edition、--whole 和 --choose。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>{printed}: {asks}</source>
   <translation>{printed}：{asks}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>You changed {count} of these rows yourself, to something else: {rows}.</source>
   <translation>其中有 {count} 行您已改成其他内容：{rows}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>Add --conflicts mine or --conflicts theirs; the other rows are set aside.</source>
   <translation>加上 --conflicts mine 或 --conflicts theirs；另一方的行搁置。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>Compared with edition {edition}; what is removed is not in the new edition.</source>
   <translation>与版本 {edition} 对比；标为删除的，是新版本中没有的内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>Rows of the edition that stay, as what the file says of their models could not be used in full: {count}.</source>
   <translation>文件中有关这些模型的内容未能全部采用，因此版本中保持不变的行：{count}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>Written.</source>
   <translation>已写入。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>Nothing was written.</source>
   <translation>没有写入任何内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>added: {row}: {after}</source>
   <translation>新增：{row}：{after}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>removed: {row}: {before}</source>
   <translation>删除：{row}：{before}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>The form is missing.</source>
   <translation>缺少格式。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>Add --format with one of: {names}.</source>
   <translation>加上 --format，可选值：{names}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>A workbook cannot be printed.</source>
   <translation>工作簿无法打印。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>Give its file with --output.</source>
   <translation>用 --output 指定文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>Changes are handed on as TOML.</source>
   <translation>修改以 TOML 交付。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>Leave --format out.</source>
   <translation>去掉 --format。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>You have not changed this row.</source>
   <translation>您没有修改过该行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>“ascgui catalog export changes” prints your changes.</source>
   <translation>“ascgui catalog export changes”可列出您的修改。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>{row}: {before} → {after}</source>
   <translation>{row}：{before} → {after}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>“{typed}” is no date.</source>
   <translation>“{typed}”不是日期。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>Write it as in 2026-11-30.</source>
   <translation>写成 2026-11-30 的形式。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>“{typed}” answers no question.</source>
   <translation>“{typed}”没有对应的问题。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>Write ID=CHOICE.</source>
   <translation>写成 ID=CHOICE。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>{count} rows of the edition are not in the file and stay; with --whole they go.</source>
   <translation>该版本有 {count} 行不在文件中，予以保留；加上 --whole 则删除。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>added: {row}</source>
   <translation>新增：{row}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>There is no such row.</source>
   <translation>没有该行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>Name a row that the table has.</source>
   <translation>指明表中已有的行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>undecided, {id}: {asks} {printed}</source>
   <translation>待决定，{id}：{asks} {printed}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/changing.py" />
   <source>{id} ({label})</source>
   <translation>{id}（{label}）</translation>
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
   <source>{devices} on {hardware}</source>
   <translation>{hardware}：{devices}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>{job}: at sequence length {length} LoRA needs {more}, but full training needs only {fewer}.</source>
   <translation>{job}：序列长度 {length} 时，LoRA 需要 {more}，而 full 训练只需 {fewer}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>{job}: the minimum is {devices}; above 8 a count is a multiple of 8.</source>
   <translation>{job}：最小卡数为 {devices}；超过 8 时，卡数应为 8 的倍数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>{job}: sequence length {long} needs {fewer}, but the shorter {short} needs {more}.</source>
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
   <location filename="../../ascgui/catalog/choosing.py" />
   <source>The catalog has no {kind} “{typed}”.</source>
   <translation>资料库中没有{kind}“{typed}”。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/choosing.py" />
   <source>Write one of: {names}.</source>
   <translation>可选值：{names}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/choosing.py" />
   <source>“ascgui catalog list models” prints the names.</source>
   <translation>“ascgui catalog list models”可列出名称。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/choosing.py" />
   <source>table</source>
   <translation>表格</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/choosing.py" />
   <source>strategy</source>
   <translation>训练策略</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/choosing.py" />
   <source>framework</source>
   <translation>框架</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/choosing.py" />
   <source>hardware</source>
   <translation>规格</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/choosing.py" />
   <source>edition</source>
   <translation>版本</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/choosing.py" />
   <source>The table {table} has no {field} to choose by.</source>
   <translation>表 {table} 没有可供筛选的 {field} 列。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/choosing.py" />
   <source>Leave --{field} out.</source>
   <translation>去掉 --{field}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/choosing.py" />
   <source>model</source>
   <translation>模型</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Changed: {changed}. Only in {after}: {added}. Only in {before}: {removed}.</source>
   <translation>有变化：{changed}。仅 {after} 有：{added}。仅 {before} 有：{removed}。</translation>
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
   <source>{word}: {code}: {message}</source>
   <translation>{word}：{code}：{message}</translation>
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
   <source>list, check, compare and change the tables</source>
   <translation>列出、检查、对比和修改数据表</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>print a table</source>
   <translation>打印一张表</translation>
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
   <source>also those that a note of yours silences</source>
   <translation>也列出被您的备注屏蔽的提示</translation>
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
   <source>the earlier edition</source>
   <translation>较早的版本</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>the later edition</source>
   <translation>较新的版本</translation>
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
   <source>the format</source>
   <translation>输出格式</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Silenced by notes: {count}.</source>
   <translation>被备注屏蔽的提示：{count}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/export.py" />
   <source>changed by the user</source>
   <translation>用户修改</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/export.py" />
   <source>source {source}</source>
   <translation>来源 {source}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/export.py" />
   <source>by {author}</source>
   <translation>作者 {author}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/export.py" />
   <source>on {date}</source>
   <translation>日期 {date}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/export.py" />
   <source>because {reason}</source>
   <translation>原因：{reason}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/block.py" />
   <source>The clipboard holds no text.</source>
   <translation>剪贴板中没有文本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/block.py" />
   <source>Copy a table in a spreadsheet or on a web page first.</source>
   <translation>先在电子表格或网页中复制一张表。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/delimited.py" />
   <source>The table has more than {limit} cells.</source>
   <translation>该表超过 {limit} 个单元格。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/delimited.py" />
   <source>Export a part of it, or fewer columns.</source>
   <translation>导出其中一部分，或减少列数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/delimited.py" />
   <source>This line has {found} columns; a table of this program has a few.</source>
   <translation>该行有 {found} 列；本程序的表只有几列。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/delimited.py" />
   <source>Check that this is the file that was meant, or export a part of it.</source>
   <translation>确认没有选错文件，或只导出其中一部分。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/delimited.py" />
   <source>A quote that opens on this line is never closed.</source>
   <translation>该行开始的引号没有结束。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/delimited.py" />
   <source>Close it, or double the quotes that are part of a text.</source>
   <translation>补上结束引号，或将文本中的引号写成两个。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/delimited.py" />
   <source>This line cannot be read: {reason}.</source>
   <translation>无法读取该行：{reason}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/delimited.py" />
   <source>Put fields with quotes in quotes, and double the quotes in them.</source>
   <translation>含引号的字段用引号括起来，其中的引号写成两个。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/document.py" />
   <source>This file is empty.</source>
   <translation>文件为空。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/document.py" />
   <source>The row says again what line {line} says.</source>
   <translation>该行与第 {line} 行内容重复。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/document.py" />
   <source>Two rows are about the same thing and say different things. Which one holds?</source>
   <translation>两行针对同一内容，但写法不同。以哪一行为准？</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/document.py" />
   <source>Check that it is the right file.</source>
   <translation>确认没有选错文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/document.py" />
   <source>{row} (line {line})</source>
   <translation>{row}（第 {line} 行）</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/document.py" />
   <source>No table of the catalog was recognised in this.</source>
   <translation>其中没有找到资料库的表。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/document.py" />
   <source>It needs the headings of the vendor's page, or those that “ascgui catalog list TABLE --format csv” prints.</source>
   <translation>需要厂商页面的表头，或“ascgui catalog list TABLE --format csv”所输出的表头。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/document.py" />
   <source>Leave both out</source>
   <translation>两行都略过</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/encoding.py" />
   <source>This file is not UTF-8 text, and its encoding is unknown.</source>
   <translation>文件不是 UTF-8 文本，编码未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/encoding.py" />
   <source>This file is not UTF-8; it looks like GBK.</source>
   <translation>文件不是 UTF-8，可能是 GBK。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/encoding.py" />
   <source>Read it as GBK if the Chinese text then looks right.</source>
   <translation>如果以 GBK 读取后中文显示正确，即采用 GBK。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/encoding.py" />
   <source>Save it again with the encoding UTF-8.</source>
   <translation>以 UTF-8 编码重新保存。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/encoding.py" />
   <source>This file holds binary data, not text or a workbook.</source>
   <translation>文件是二进制数据，不是文本或工作簿。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/encoding.py" />
   <source>The encoding {name} is unknown.</source>
   <translation>编码 {name} 未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/encoding.py" />
   <source>Write utf-8, utf-16 or gbk.</source>
   <translation>写 utf-8、utf-16 或 gbk。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/encoding.py" />
   <source>This line is not {name} text.</source>
   <translation>该行不是 {name} 文本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/encoding.py" />
   <source>Choose another encoding, or save the file again as UTF-8.</source>
   <translation>选择其他编码，或将文件另存为 UTF-8。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/featuretable.py" />
   <source>The row has {found} cells, the heading more.</source>
   <translation>该行有 {found} 个单元格，少于表头。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/featuretable.py" />
   <source>“{printed}” is no {kind} of the catalog.</source>
   <translation>“{printed}”不是资料库中的{kind}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/featuretable.py" />
   <source>“{printed}” is no feature of {framework}.</source>
   <translation>“{printed}”不是 {framework} 的训练特性。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/featuretable.py" />
   <source>The model is missing.</source>
   <translation>缺少模型。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/featuretable.py" />
   <source>The row has {found} cells, the heading {expected}.</source>
   <translation>该行有 {found} 个单元格，表头有 {expected} 个。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/featuretable.py" />
   <source>The column “{heading}” is no feature of {framework} that the catalog knows.</source>
   <translation>列“{heading}”不是资料库中 {framework} 的训练特性。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/flattened.py" />
   <source>{parts}</source>
   <translation>{parts}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/flattened.py" />
   <source>These words are no row of the table.</source>
   <translation>这些文字不是该表的行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/flattened.py" />
   <source>The row has {found} counts, and there are {expected} columns.</source>
   <translation>该行有 {found} 个卡数，而列数为 {expected}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/flattened.py" />
   <source>Merged cells were lost in this row. Which columns do its counts belong to?</source>
   <translation>该行的合并单元格已丢失。其中的卡数属于哪些列？</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/flattened.py" />
   <source>The sequence length is missing.</source>
   <translation>缺少序列长度。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/flattened.py" />
   <source>{framework} {first}, {second}</source>
   <translation>{framework}：{first}、{second}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/flattened.py" />
   <source>Leave the row out</source>
   <translation>略过该行</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/hypertext.py" />
   <source>The table has more cells or columns than a table of this program has.</source>
   <translation>该表的单元格或列数超过本程序的表。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/hypertext.py" />
   <source>Check that this is the page that was meant, or copy a part of it.</source>
   <translation>确认没有选错页面，或只复制其中一部分。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/minimum.py" />
   <source>The list has rows of several editions. Which one is to be imported?</source>
   <translation>列表中有多个版本的行。导入哪一个版本？</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/minimum.py" />
   <source>The cell after a count is empty. Rows: {rows}. Was it merged with that count?</source>
   <translation>卡数后面的单元格为空，共 {rows} 行。它是否与该卡数合并？</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/minimum.py" />
   <source>{model}: no sequence length is printed. Which one holds?</source>
   <translation>{model}：文档未注明序列长度。采用哪一个？</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/minimum.py" />
   <source>None of them</source>
   <translation>都不导入</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/minimum.py" />
   <source>The row has no counts.</source>
   <translation>该行没有卡数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/minimum.py" />
   <source>Merged: the count holds for both hardware columns</source>
   <translation>合并：该卡数适用于两种规格的列</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/minimum.py" />
   <source>Empty: nothing is known there</source>
   <translation>为空：该处未知</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/minimum.py" />
   <source>That of the row above: {lengths}</source>
   <translation>采用上一行的：{lengths}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/minimum.py" />
   <source>Edition {edition}</source>
   <translation>版本 {edition}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/spelling.py" />
   <source>The strategy is missing.</source>
   <translation>缺少训练策略。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/spelling.py" />
   <source>{printed} is no sequence length.</source>
   <translation>{printed} 不是序列长度。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/spelling.py" />
   <source>“{printed}” is no device count.</source>
   <translation>“{printed}”不是卡数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/spelling.py" />
   <source>The cell is empty, which says nothing.</source>
   <translation>单元格为空，没有内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/spelling.py" />
   <source>The cell holds the date or time {printed} where a number should be; the spreadsheet program made it one.</source>
   <translation>该单元格应为数字，却是日期或时间 {printed}；这是电子表格程序自动转换的结果。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/spelling.py" />
   <source>“{printed}” is no strategy.</source>
   <translation>“{printed}”不是训练策略。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/spelling.py" />
   <source>“{printed}” is no sequence length.</source>
   <translation>“{printed}”不是序列长度。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/workbook.py" />
   <source>This is a workbook of the old .xls form, or one with a password.</source>
   <translation>这是旧的 .xls 格式，或设有密码的工作簿。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/workbook.py" />
   <source>Open it in a spreadsheet program and save it as .xlsx without a password.</source>
   <translation>用电子表格程序打开，另存为不带密码的 .xlsx。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/workbook.py" />
   <source>This workbook unpacks to more than {limit}.</source>
   <translation>该工作簿解压后超过 {limit}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/workbook.py" />
   <source>Check that it is the right file, or save the sheet as CSV.</source>
   <translation>确认没有选错文件，或将工作表另存为 CSV。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/workbook.py" />
   <source>This workbook holds what no spreadsheet program writes.</source>
   <translation>该工作簿含有电子表格程序不会写出的内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/workbook.py" />
   <source>Open it in a spreadsheet program and save it again.</source>
   <translation>用电子表格程序打开并重新保存。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/workbook.py" />
   <source>This workbook cannot be read: {reason}.</source>
   <translation>无法读取该工作簿：{reason}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/workbook.py" />
   <source>Open it in a spreadsheet program and save it again as .xlsx or CSV.</source>
   <translation>用电子表格程序打开，另存为 .xlsx 或 CSV。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/workbook.py" />
   <source>This workbook is damaged, so it cannot be read.</source>
   <translation>该工作簿已损坏，无法读取。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/workbook.py" />
   <source>This workbook is damaged: {reason}.</source>
   <translation>该工作簿已损坏：{reason}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/workbook.py" />
   <source>Copy it again, or save it again in a spreadsheet program.</source>
   <translation>重新复制，或用电子表格程序重新保存。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/workbook.py" />
   <source>This workbook is protected by a password.</source>
   <translation>该工作簿设有密码。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/workbook.py" />
   <source>Save it without a password.</source>
   <translation>另存为不带密码的文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/workbook.py" />
   <source>A sheet of this workbook reaches to row {row} and column {column}; a table of this program has a few columns.</source>
   <translation>该工作簿的某个工作表延伸到第 {row} 行第 {column} 列；本程序的表只有几列。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/workbook.py" />
   <source>Delete what stands far out in the sheet, or save the table as CSV.</source>
   <translation>删除工作表中远离表格的内容，或将该表另存为 CSV。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/workbook.py" />
   <source>This workbook has more merged cells than a table has.</source>
   <translation>该工作簿的合并单元格过多，不像是一张表。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/intake/workbook.py" />
   <source>Save the sheet as CSV.</source>
   <translation>将工作表另存为 CSV。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/layering.py" />
   <source>{row}: your change says {own}. It was made when the tables said {before}; now they say {shipped}. Your change holds.</source>
   <translation>{row}：您的修改为 {own}。修改时数据表中为 {before}，现在为 {shipped}。采用您的修改。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/layering.py" />
   <source>Keep your change, or revert it to what the tables say now.</source>
   <translation>保留您的修改，或恢复为数据表现在的内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/layering.py" />
   <source>{count} of your changes are of edition {edition} and do not hold in the newest edition, {newest}.</source>
   <translation>您的修改中有 {count} 处属于版本 {edition}，在最新版本 {newest} 中不生效。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/layering.py" />
   <source>Compare them with the newest edition, and carry over those that still hold.</source>
   <translation>与最新版本对比，并将仍然适用的修改转入。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/layering.py" />
   <source>{row} was removed, but other rows still name it, so it stays.</source>
   <translation>{row} 已删除，但其他行仍引用它，因此予以保留。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/layering.py" />
   <source>Remove those rows as well, or revert the removal.</source>
   <translation>一并删除那些行，或撤回该删除。</translation>
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
   <translation>是：各文档均未注明该版本号。</translation>
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
   <source>All of your changes to the catalog are left out. {why}</source>
   <translation>您对资料库的全部修改均未计入。{why}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/load.py" />
   <source>This catalog has no place for changes.</source>
   <translation>该资料库没有存放修改的位置。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/lock.py" />
   <source>This folder does not let the file be written: {reason}. Nothing was changed.</source>
   <translation>该文件夹不允许写入该文件：{reason}。没有改动任何内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/lock.py" />
   <source>Another program is saving this file. Nothing was changed; try again.</source>
   <translation>其他程序正在保存该文件。没有改动任何内容；稍后重试。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>The field {field} is not known here; it is kept and not used.</source>
   <translation>字段 {field} 不在已知之列；予以保留，但不使用。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>Correct its name if it is misspelt; SCHEMA.md lists the fields.</source>
   <translation>如有拼写错误则改正；SCHEMA.md 列出了各字段。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>Each row of {table} must stand on a line of its own.</source>
   <translation>{table} 的每行数据必须单独占一行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>Write rows = [ on one line, then a row a line, then ]; or put blocks into {table}.toml in this folder.</source>
   <translation>将 rows = [ 写在一行，其后每行数据占一行，最后写 ]；或在该文件夹的 {table}.toml 中写成块。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>The file says format {found}; this program reads format {known}.</source>
   <translation>文件的格式为 {found}；本程序读取的格式为 {known}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>The file has no rows under [[{header}]].</source>
   <translation>文件中没有 [[{header}]] 行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>Start each row with a line [[{header}]].</source>
   <translation>每一行数据以 [[{header}]] 开头。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>The rows of {table} cannot stand on lines.</source>
   <translation>{table} 的行不能逐行书写。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>Write each as a block [[{header}]].</source>
   <translation>每行写成 [[{header}]] 块。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>The columns of {table} lack {names}.</source>
   <translation>{table} 的列中缺少 {names}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>{table} must be a table with columns and rows.</source>
   <translation>{table} 应为含有 columns 和 rows 的表。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>The columns of {table} are no list of different names.</source>
   <translation>{table} 的 columns 不是由不同名称组成的列表。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>This row has {found} cells, but there are {width} columns.</source>
   <translation>该行有 {found} 个单元格，而列数为 {width}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>Write a cell for each column; an empty one is "".</source>
   <translation>每列写一个单元格；空单元格写 ""。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>No line of origins has the id {id}.</source>
   <translation>origins 中没有 id 为 {id} 的行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>Add the line, or correct the id.</source>
   <translation>补上该行，或改正 id。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>Further rows that cannot be used: {count}.</source>
   <translation>另外无法使用的行：{count}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>Mend those that are named, then look again.</source>
   <translation>先修复已指出的行，再重新查看。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>Use a newer program for it.</source>
   <translation>改用更新的程序打开。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>Another line of origins has the id {id}.</source>
   <translation>origins 的另一行已使用 id {id}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>Give each line an id of its own.</source>
   <translation>每行使用各自的 id。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>Add them, as SCHEMA.md shows.</source>
   <translation>按 SCHEMA.md 的示例补上。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>This row says again what line {line} says.</source>
   <translation>该行与第 {line} 行内容重复。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>Remove one of them; the first one holds.</source>
   <translation>删除其中一行；以第一行为准。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>This line is no row: {reason}.</source>
   <translation>该行不是数据行：{reason}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>Mend this line; nothing of the file was used.</source>
   <translation>改正该行；该文件的内容均未使用。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>Write it as SCHEMA.md shows.</source>
   <translation>按 SCHEMA.md 的示例书写。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>Write them as SCHEMA.md shows.</source>
   <translation>按 SCHEMA.md 的示例书写。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>{found} does not say what the note is about.</source>
   <translation>{found} 没有说明该条针对什么。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>Write it as in “model=qwen2.5-7b; edition=6.5.910”.</source>
   <translation>写成“model=qwen2.5-7b; edition=6.5.910”的形式。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>{found} is no kind of change.</source>
   <translation>{found} 不是修改的种类。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlayfile.py" />
   <source>Write "+" for a row that holds, "-" for one as it was, "~" for one set aside.</source>
   <translation>生效的行写 "+"，原来的行写 "-"，搁置的行写 "~"。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/overlaytext.py" />
   <source>The changes could not be put into this file so that they read back the same. Nothing was written; export them under a new name, and look at the format of this file.</source>
   <translation>这些修改写入此文件后无法读回同样的内容。没有写入任何内容；导出为新文件，并检查该文件的格式。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/planrows.py" />
   <source>{row}: edition {old} says {before}, edition {new} says {after}.</source>
   <translation>{row}：版本 {old} 为 {before}，版本 {new} 为 {after}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/planrows.py" />
   <source>Name edition {old} in the plan if it is to keep to it.</source>
   <translation>如果该计划要固定使用版本 {old}，应在计划中写明。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/preview.py" />
   <source>Write a name such as 6.5.911.</source>
   <translation>写 6.5.911 这样的名称。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/preview.py" />
   <source>“{typed}” is edition {edition} spelt otherwise.</source>
   <translation>“{typed}”是版本 {edition} 的另一种写法。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/preview.py" />
   <source>“{typed}” is no name for an edition.</source>
   <translation>“{typed}”不能作为版本名称。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/preview.py" />
   <source>“{typed}” is no answer to {question}.</source>
   <translation>“{typed}”不是 {question} 的有效回答。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/preview.py" />
   <source>“{printed}” is no model of the catalog. Which one is it?</source>
   <translation>“{printed}”不是资料库中的模型。它是哪一个？</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/preview.py" />
   <source>A new model</source>
   <translation>新模型</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/preview.py" />
   <source>Leave its rows out</source>
   <translation>略过其中的行</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/preview.py" />
   <source>The model {model}</source>
   <translation>模型 {model}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/reading.py" />
   <source>Use a newer program, or a table of this one.</source>
   <translation>改用更新的程序，或使用本程序自带的表。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/reading.py" />
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
   <translation>改正内容；字段含义见 SCHEMA.md。</translation>
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
   <location filename="../../ascgui/catalog/sharing.py" />
   <source>This TOML file holds no changes of the catalog.</source>
   <translation>此 TOML 文件不含资料库的修改。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/sharing.py" />
   <source>Choose a file that Export or “ascgui catalog export changes” wrote.</source>
   <translation>选择由“导出”或“ascgui catalog export changes”写出的文件。</translation>
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
   <translation>写 {names}，或在 {table}.toml 中新增该标识。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Write one of its ids, or add it to {table}.toml.</source>
   <translation>写其中已有的标识，或在 {table}.toml 中新增该标识。</translation>
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
   <translation>改正名称，或在 frameworks.toml 中新增该训练特性。</translation>
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
   <source>{file} is not UTF-8 text.</source>
   <translation>{file} 不是 UTF-8 文本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>This is not valid TOML: {reason}.</source>
   <translation>不是有效的 TOML：{reason}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>This TOML is nested too deeply, or holds a number that is too long.</source>
   <translation>TOML 嵌套过深，或含有过长的数。</translation>
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
   <source>Check that it is a file and that you may read it.</source>
   <translation>确认它是文件，且有读取权限。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/typed.py" />
   <source>{table} has no field {field}.</source>
   <translation>{table} 没有字段 {field}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/typed.py" />
   <source>These fields are missing: {names}.</source>
   <translation>缺少这些字段：{names}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/typed.py" />
   <source>Name the row with all of {names}.</source>
   <translation>用 {names} 全部字段指明该行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/typed.py" />
   <source>One row has one sequence length.</source>
   <translation>一行只有一个序列长度。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/typed.py" />
   <source>Set each of them by itself.</source>
   <translation>逐个设置。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/typed.py" />
   <source>The device count is missing.</source>
   <translation>缺少卡数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/typed.py" />
   <source>Add devices=8, or devices=-.</source>
   <translation>加上 devices=8，或 devices=-。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/typed.py" />
   <source>Write a whole number, or - for “not supported”.</source>
   <translation>写整数，不支持则写 -。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/typed.py" />
   <source>Name the cell with model, framework and feature, and series where it is needed.</source>
   <translation>用 model、framework 和 feature 指明单元格，必要时加上 series。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/typed.py" />
   <source>feature</source>
   <translation>训练特性</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/typed.py" />
   <source>Several printed models have that name.</source>
   <translation>有多个模型的原文写法与该名称相同。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/typed.py" />
   <source>The value is missing.</source>
   <translation>缺少值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/typed.py" />
   <source>Add value=true, value=false, value=NA, or the printed text.</source>
   <translation>加上 value=true、value=false、value=NA，或原文。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/typed.py" />
   <source>Name the row with it, as in {field}=….</source>
   <translation>用它指明该行，如 {field}=…。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/typed.py" />
   <source>SCHEMA.md of the catalog lists the fields.</source>
   <translation>资料库的 SCHEMA.md 列出了各字段。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/typed.py" />
   <source>“{typed}” sets no field.</source>
   <translation>“{typed}”没有设置任何字段。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/typed.py" />
   <source>Write FIELD=VALUE, as in devices=8.</source>
   <translation>写成 FIELD=VALUE，如 devices=8。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/typed.py" />
   <source>{field} is set twice.</source>
   <translation>{field} 设置了两次。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/typed.py" />
   <source>Leave one of them out.</source>
   <translation>去掉其中一个。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/typed.py" />
   <source>Write a whole number of tokens.</source>
   <translation>写 token 数，应为整数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/typed.py" />
   <source>Write true, false, NA, or the printed text.</source>
   <translation>写 true、false、NA，或原文。</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/wording.py" />
   <source>no such row</source>
   <translation>没有该行</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/wording.py" />
   <source>the same as before</source>
   <translation>与之前相同</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/wording.py" />
   <source>a row</source>
   <translation>一行</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/wording.py" />
   <source>{model}, {strategy}, sequence length {seq_len}, {framework}, {hardware}</source>
   <translation>{model}，{strategy}，序列长度 {seq_len}，{framework}，{hardware}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/wording.py" />
   <source>at least {devices}</source>
   <translation>最少 {devices}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/wording.py" />
   <source>no support planned</source>
   <translation>不规划支持</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/wording.py" />
   <source>{job}, edition {edition}</source>
   <translation>{job}，版本 {edition}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/wording.py" />
   <source>{model}, {framework}, {feature}, edition {edition}</source>
   <translation>{model}，{framework}，{feature}，版本 {edition}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/wording.py" />
   <source>{id} of document {document}</source>
   <translation>文档 {document} 的 {id}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/wording.py" />
   <source>edition {edition}</source>
   <translation>版本 {edition}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/wording.py" />
   <source>document {document}</source>
   <translation>文档 {document}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/wording.py" />
   <source>model {model}</source>
   <translation>模型 {model}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/wording.py" />
   <source>not supported</source>
   <translation>不支持</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/wording.py" />
   <source>supported ({detail})</source>
   <translation>支持（{detail}）</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/wording.py" />
   <source>supported</source>
   <translation>支持</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/wording.py" />
   <source>{field} = {value}</source>
   <translation>{field} = {value}</translation>
  </message>
  <message>
   <location filename="../../ascgui/catalog/wording.py" />
   <source>no {field}</source>
   <translation>没有 {field}</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/chart_words.py" />
   <source>{title} ({unit})</source>
   <translation>{title}（{unit}）</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/chart_words.py" />
   <source>{name}: {value}</source>
   <translation>{name}：{value}</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/chart_words.py" />
   <source>{name}: no answer</source>
   <translation>{name}：无结果</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/decision_chart.py" />
   <source>Here scenarios stand as points of cost against time, once two of them have a duration.</source>
   <translation>至少两个方案有训练时间后，这里以点表示各方案的费用与时间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/decision_chart.py" />
   <source>Cost against time</source>
   <translation>费用与时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/decision_chart.py" />
   <source>{name}: {duration}, {spent}</source>
   <translation>{name}：{duration}，{spent}</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/decision_chart.py" />
   <source>duration</source>
   <translation>训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/decision_chart.py" />
   <source>card-hours</source>
   <translation>物理卡·小时</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/decision_chart.py" />
   <source>devices</source>
   <translation>卡/DIE</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/decision_chart.py" />
   <source>cost ({currency})</source>
   <translation>费用（{currency}）</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/decision_chart.py" />
   <source>cost</source>
   <translation>费用</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/decision_chart.py" />
   <source>best trade-off</source>
   <translation>最佳折中</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/decision_chart.py" />
   <source>names</source>
   <translation>名称</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/decision_chart.py" />
   <source>with errors, not compared: {n}</source>
   <translation>有错误、未比较：{n}</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/decision_chart.py" />
   <source>without a duration: {n}</source>
   <translation>没有训练时间：{n}</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/decision_chart.py" />
   <source>scenario</source>
   <translation>方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/decision_chart.py" />
   <source>duration (hours)</source>
   <translation>训练时间（小时）</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/decision_chart.py" />
   <source>preferred</source>
   <translation>首选</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/decision_chart.py" />
   <source>beaten</source>
   <translation>不是最佳折中</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/decision_chart.py" />
   <source>yes</source>
   <translation>是</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/decision_chart.py" />
   <source>no</source>
   <translation>否</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/duration_chart.py" />
   <source>The chart shows the duration over devices.</source>
   <translation>该图显示训练时间随卡数的变化。</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/duration_chart.py" />
   <source>Duration over devices</source>
   <translation>训练时间随卡数的变化</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/duration_chart.py" />
   <source>Save as SVG…</source>
   <translation>另存为 SVG…</translation>
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
   <location filename="../../ascgui/charts/duration_chart.py" />
   <source>{file} could not be written ({reason}), so nothing was saved. Choose another place.</source>
   <translation>无法写入 {file}（{reason}），未保存。换一个位置。</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/heat_chart.py" />
   <source>Here the figure will stand over both inputs.</source>
   <translation>这里将显示该结果随两个输入的变化。</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/heat_chart.py" />
   <source>{figure} over {input} and {other}</source>
   <translation>{figure}随{input}和{other}的变化</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/heat_chart.py" />
   <source>Chart of two varied inputs</source>
   <translation>两个输入变化的图</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/heat_chart.py" />
   <source>lines of equal value</source>
   <translation>等值线</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/heat_chart.py" />
   <source>deadline</source>
   <translation>期限</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/heat_chart.py" />
   <source>the plan's own value</source>
   <translation>计划的取值</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/line_chart.py" />
   <source>Here the figure will stand over the input that is varied.</source>
   <translation>这里将显示该结果随所变输入的变化。</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/line_chart.py" />
   <source>{figure} over {input}</source>
   <translation>{figure}随{input}的变化</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/line_chart.py" />
   <source>Chart of the varied input</source>
   <translation>输入变化的图</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/line_chart.py" />
   <source>its range</source>
   <translation>范围</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/plot.py" />
   <source>Copy data</source>
   <translation>复制数据</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/scaling_chart.py" />
   <source>Here the scaling efficiency will stand.</source>
   <translation>这里将显示线性加速比。</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/scaling_chart.py" />
   <source>Scaling efficiency over devices</source>
   <translation>线性加速比随卡数的变化</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/scaling_chart.py" />
   <source>scaling efficiency η</source>
   <translation>线性加速比 η</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/scaling_chart.py" />
   <source>the plan: {n}</source>
   <translation>计划：{n}</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/scaling_chart.py" />
   <source>measured, with its range</source>
   <translation>实测值及其范围</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/scaling_chart.py" />
   <source>curve</source>
   <translation>曲线</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/scaling_chart.py" />
   <source>extrapolated</source>
   <translation>外推</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/scaling_chart.py" />
   <source>range of the curve</source>
   <translation>曲线的范围</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/scaling_chart.py" />
   <source>tokens/s per device</source>
   <translation>token/s/卡</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/scaling_chart.py" />
   <source>η measured</source>
   <translation>实测 η</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/scaling_chart.py" />
   <source>η of the curve</source>
   <translation>曲线的 η</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/scaling_chart.py" />
   <source>low</source>
   <translation>下限</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/scaling_chart.py" />
   <source>high</source>
   <translation>上限</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/spread_chart.py" />
   <source>Here the durations drawn at random will stand.</source>
   <translation>这里将显示随机抽样的训练时间分布。</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/spread_chart.py" />
   <source>Durations drawn at random</source>
   <translation>随机抽样的训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/spread_chart.py" />
   <source>Duration</source>
   <translation>训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/spread_chart.py" />
   <source>share</source>
   <translation>占比</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/spread_chart.py" />
   <source>percentiles</source>
   <translation>分位线</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/spread_chart.py" />
   <source>{low} to {high}</source>
   <translation>{low} 至 {high}</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/spread_chart.py" />
   <source>{share} of the draws; {total} take at most that long</source>
   <translation>占抽样的 {share}；{total} 不超过此时长</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/spread_chart.py" />
   <source>From (s)</source>
   <translation>从（秒）</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/spread_chart.py" />
   <source>To (s)</source>
   <translation>到（秒）</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/spread_chart.py" />
   <source>Share of the draws</source>
   <translation>占抽样的比例</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/spread_chart.py" />
   <source>draws</source>
   <translation>抽样</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/spread_chart.py" />
   <source>within the deadline</source>
   <translation>期限内</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/spread_chart.py" />
   <source>beyond it</source>
   <translation>超出期限</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/spread_chart.py" />
   <source>half: {duration}</source>
   <translation>一半：{duration}</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/spread_chart.py" />
   <source>nine of ten: {duration}</source>
   <translation>九成：{duration}</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/steps_chart.py" />
   <source>counted</source>
   <translation>是否计入</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/steps_chart.py" />
   <source>first step: warm-up</source>
   <translation>第一步：含预热</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/steps_chart.py" />
   <source>before the first step asked for</source>
   <translation>在所要求的起始步之前</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/steps_chart.py" />
   <source>impossible time</source>
   <translation>时间不可能</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/steps_chart.py" />
   <source>no throughput</source>
   <translation>无吞吐</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/steps_chart.py" />
   <source>after a missing line</source>
   <translation>前一行缺失</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/steps_chart.py" />
   <source>far slower than its neighbours</source>
   <translation>远慢于相邻各步</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/steps_chart.py" />
   <source>far faster than its neighbours</source>
   <translation>远快于相邻各步</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/steps_chart.py" />
   <source>The chart shows the throughput of each step of a log.</source>
   <translation>此图显示日志中各步的吞吐。</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/steps_chart.py" />
   <source>Throughput of each step</source>
   <translation>各步的吞吐</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/steps_chart.py" />
   <source>step</source>
   <translation>步</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/steps_chart.py" />
   <source>{reason}: {n}</source>
   <translation>{reason}：{n}</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/steps_chart.py" />
   <source>drawn at the edge, as they lie beyond: {n}</source>
   <translation>超出图面、画在边缘：{n}</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/steps_chart.py" />
   <source>counted: {n}</source>
   <translation>计入：{n}</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/steps_chart.py" />
   <source>run</source>
   <translation>运行</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/steps_chart.py" />
   <source>seconds</source>
   <translation>秒</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/steps_chart.py" />
   <source>tokens</source>
   <translation>token</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/steps_chart.py" />
   <source>throughput of the log</source>
   <translation>日志的吞吐</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/steps_chart.py" />
   <source>10th to 90th percentile</source>
   <translation>第 10 到第 90 百分位</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/steps_chart.py" />
   <source>not drawn, without a throughput: {n}</source>
   <translation>没有吞吐、未画出：{n}</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/timeline_chart.py" />
   <source>Here the time line of the job will stand.</source>
   <translation>这里将显示任务的时间线。</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/timeline_chart.py" />
   <source>Time line of the job</source>
   <translation>任务时间线</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/timeline_chart.py" />
   <source>local time</source>
   <translation>本地时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/timeline_chart.py" />
   <source>computing</source>
   <translation>训练中</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/timeline_chart.py" />
   <source>range</source>
   <translation>范围</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/timeline_chart.py" />
   <source>{name} {when}</source>
   <translation>{name} {when}</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/timeline_chart.py" />
   <source>{share} of the work is done</source>
   <translation>已完成 {share}</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/timeline_chart.py" />
   <source>Event</source>
   <translation>事件</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/timeline_chart.py" />
   <source>Time</source>
   <translation>时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/timeline_chart.py" />
   <source>Share of the work</source>
   <translation>完成比例</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/timeline_chart.py" />
   <source>closed</source>
   <translation>停用</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/timeline_chart.py" />
   <source>Checkpoints</source>
   <translation>检查点</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/timeline_chart.py" />
   <source>end of an epoch</source>
   <translation>一轮结束</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/tornado_chart.py" />
   <source>Here the effect of each assumption will stand.</source>
   <translation>这里将显示各假设的影响。</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/tornado_chart.py" />
   <source>Effect of each assumption on: {figure}</source>
   <translation>各假设对{figure}的影响</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/tornado_chart.py" />
   <source>Effect of the assumptions</source>
   <translation>各假设的影响</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/tornado_chart.py" />
   <source>at its low end</source>
   <translation>取低值时</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/tornado_chart.py" />
   <source>at its high end</source>
   <translation>取高值时</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/tornado_chart.py" />
   <source>the plan</source>
   <translation>计划</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/tornado_chart.py" />
   <source>No number of devices is enough.</source>
   <translation>多少卡都不够。</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/tornado_chart.py" />
   <source>Assumption</source>
   <translation>假设</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/tornado_chart.py" />
   <source>Low end</source>
   <translation>低值</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/tornado_chart.py" />
   <source>High end</source>
   <translation>高值</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/tornado_chart.py" />
   <source>{figure} at the low end</source>
   <translation>取低值时的{figure}</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/tornado_chart.py" />
   <source>{figure} at the high end</source>
   <translation>取高值时的{figure}</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/tornado_chart.py" />
   <source>{off} more than the plan</source>
   <translation>比计划多 {off}</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/tornado_chart.py" />
   <source>{off} less than the plan</source>
   <translation>比计划少 {off}</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/vary_series.py" />
   <source>tokens/s</source>
   <translation>token/s</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/zoom_plot.py" />
   <source>Whole chart</source>
   <translation>全图</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/zoom_plot.py" />
   <source>Home shows everything, Backspace goes back one step.</source>
   <translation>按 Home 显示全图，按退格键退回一步。</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/zoom_plot.py" />
   <source>Chart</source>
   <translation>图</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/zoom_plot.py" />
   <source>Drag a frame to zoom in. Arrow keys move the crosshair, Enter chooses the point, + and - zoom.</source>
   <translation>拖出一个框可放大。方向键移动十字线，回车选中该点，+ 和 - 缩放。</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/zoom_plot.py" />
   <source>Save as PNG…</source>
   <translation>另存为 PNG…</translation>
  </message>
  <message>
   <location filename="../../ascgui/charts/zoom_plot.py" />
   <source>Save data as CSV…</source>
   <translation>数据另存为 CSV…</translation>
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
   <source>the vendor's public page of this edition</source>
   <translation>该版本的厂商公开页面</translation>
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
   <source>Which framework saved these checkpoints is unknown.</source>
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
   <source>Both mechanisms are on and the output folder holds checkpoints, so the given path {path} is ignored.</source>
   <translation>两种机制同时开启，且输出文件夹中已有检查点，因此指定的路径 {path} 无效。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/advice.py" />
   <source>Empty the output folder, switch fast recovery off, or name its newest checkpoint.</source>
   <translation>清空输出文件夹、关闭故障快恢，或指定其中最新的检查点。</translation>
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
   <source>date unknown</source>
   <translation>日期未知</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/commands.py" />
   <source>parallel layout unknown</source>
   <translation>并行配置未知</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/commands.py" />
   <source>{sizes}, {state}</source>
   <translation>{sizes}，{state}</translation>
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
   <source>the folder that training saves its checkpoints in</source>
   <translation>训练保存检查点的目录</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/commands.py" />
   <source>the framework; without it, what the folder looks like</source>
   <translation>框架；不填则按目录内容判断</translation>
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
   <source>the strategy of the job, which says what is loaded</source>
   <translation>任务的训练策略，决定加载什么</translation>
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
   <source>devices that training will go on with</source>
   <translation>继续训练所用的卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/commands.py" />
   <source>set the tracker to a complete iteration, keeping the old file</source>
   <translation>将迭代记录文件改为某个完整的迭代，并保留原文件</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/commands.py" />
   <source>the complete iteration that training is to go on from</source>
   <translation>要从中继续训练的完整迭代</translation>
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
   <source>with optimizer state</source>
   <translation>含优化器状态</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/commands.py" />
   <source>without optimizer state</source>
   <translation>不含优化器状态</translation>
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
   <source>No setting of a start was found in this file, so it changes nothing here.</source>
   <translation>该文件中没有任何启动设置，对结论没有影响。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/launch.py" />
   <source>Name the shell script or the YAML with which training is started.</source>
   <translation>指定启动训练所用的 shell 脚本或 YAML。</translation>
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
   <source>Parts missing: {count} of {total}, the first of them {first}. Loading would stop.</source>
   <translation>缺少分片：共 {total} 个，缺 {count} 个，第一个是 {first}。加载会中止。</translation>
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
   <source>Empty files in this checkpoint: {count}, the first of them {first}, as after a full disk or a killed write.</source>
   <translation>该检查点中的空文件：{count} 个，第一个是 {first}，可能是磁盘写满或写入进程被终止所致。</translation>
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
   <translation>该文件夹中有多种布局的检查点，可能是多个任务保存到了同一处。最新的不一定属于本任务。</translation>
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
   <source>This folder cannot be listed: {reason}. What lies in it is unknown.</source>
   <translation>无法列出该文件夹的内容：{reason}。不知道其中有什么。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/scan.py" />
   <source>Check its rights, or that the drive is still there.</source>
   <translation>检查权限，或确认磁盘仍然可用。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/tracker.py" />
   <source>The tracker cannot be read: {why}. What training will load is unknown.</source>
   <translation>无法读取迭代记录文件：{why}。不知道训练会加载什么。</translation>
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
   <location filename="../../ascgui/checkpoints/weight_files.py" />
   <source>Go on from an earlier complete checkpoint, or copy the weights here again.</source>
   <translation>从更早的完整检查点继续，或将权重重新复制到此处。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/weight_files.py" />
   <source>The index of the weights names files outside of the checkpoint, such as {name}.</source>
   <translation>权重索引指向检查点之外的文件，例如 {name}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/weight_files.py" />
   <source>The index of the weights names files that are not here: {count}, the first of them {name}.</source>
   <translation>权重索引中有 {count} 个文件不在此处，第一个是 {name}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/weight_files.py" />
   <source>The index of the weights cannot be read.</source>
   <translation>权重索引无法读取。</translation>
  </message>
  <message>
   <location filename="../../ascgui/checkpoints/weight_files.py" />
   <source>The file does not begin as its form has it, so its weights cannot be loaded.</source>
   <translation>该文件的开头不符合其格式，权重无法加载。</translation>
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
   <source>{help}; one of {options}</source>
   <translation>{help}；可选 {options}</translation>
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
   <source>There is no command and no file of this name. --help lists the commands.</source>
   <translation>没有此名称的命令或文件。--help 列出全部命令。</translation>
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
   <source>compare the scenarios of a project</source>
   <translation>对比项目中的各方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>list all ways to run one job</source>
   <translation>列出一个任务的所有运行方式</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>measure throughput from training logs</source>
   <translation>从训练日志测量吞吐</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>count tokens and check training data</source>
   <translation>统计 token 数，检查训练数据</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>say what the code of a finding means</source>
   <translation>解释提示的代码</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>answer one job</source>
   <translation>计算一个任务</translation>
  </message>
  <message>
   <location filename="../../ascgui/cli.py" />
   <source>write the report on a plan or on the scenarios of a project</source>
   <translation>写出一个计划或一个项目各方案的报告</translation>
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
   <source>The output is closed. Leave it open.</source>
   <translation>输出已关闭。保持其打开。</translation>
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
   <location filename="../../ascgui/comparison/commands.py" />
   <source>This is the same file as {other}. Give another name.</source>
   <translation>与 {other} 是同一个文件。换一个文件名。</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/commands.py" />
   <source>A workbook cannot be printed. Give its file with --output.</source>
   <translation>工作簿无法打印。用 --output 给出文件名。</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/commands.py" />
   <source>a project file, or several project and plan files together</source>
   <translation>一个项目文件，或多个项目和计划文件</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/commands.py" />
   <source>the format; from the ending of FILE where it is left out</source>
   <translation>输出格式；不写则按 FILE 的扩展名</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/commands.py" />
   <source>write to this file, not to the terminal</source>
   <translation>写入该文件，而不是终端</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/commands.py" />
   <source>Written: {files}.</source>
   <translation>已写出：{files}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/formats.py" />
   <source>Inputs</source>
   <translation>输入</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/formats.py" />
   <source>Answers</source>
   <translation>结果</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/formats.py" />
   <source>Findings</source>
   <translation>提示</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/formats.py" />
   <source>Error</source>
   <translation>错误</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/formats.py" />
   <source>Warning</source>
   <translation>警告</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/formats.py" />
   <source>{first}; with other numbers also {others}</source>
   <translation>{first}；数字不同的还有 {others}</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/formats.py" />
   <source>≈ {figure}</source>
   <translation>≈ {figure}</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/formats.py" />
   <source>Comparison</source>
   <translation>对比</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/formats.py" />
   <source>all scenarios</source>
   <translation>全部方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/formats.py" />
   <source>{names} and {count} more</source>
   <translation>{names} 以及另外 {count} 个</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/formats.py" />
   <source>• the scenarios differ  ★ preferred  ≈ estimate</source>
   <translation>• 各方案不同  ★ 首选  ≈ 估算</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/formats.py" />
   <source>About the comparison</source>
   <translation>关于该对比</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/formats.py" />
   <source>Bold: the scenarios differ. ★ preferred. ≈ estimate.</source>
   <translation>粗体：各方案不同。★ 首选。≈ 估算。</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/formats.py" />
   <source>Scenario notes</source>
   <translation>方案备注</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>expected</source>
   <translation>预期</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>by the printed formula</source>
   <translation>按文档公式</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>recommended, at least 8 devices</source>
   <translation>推荐，至少 8 卡</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>exact</source>
   <translation>精确</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>unknown</source>
   <translation>未知</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>measured</source>
   <translation>实测</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>entered</source>
   <translation>用户输入</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>catalog</source>
   <translation>资料库</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>nearest row</source>
   <translation>相近行</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>met</source>
   <translation>满足</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>missed</source>
   <translation>不满足</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Total tokens</source>
   <translation>总 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Throughput</source>
   <translation>吞吐</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Evidence of the throughput</source>
   <translation>吞吐的依据</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Devices by the formula</source>
   <translation>按公式所需卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Cards</source>
   <translation>物理卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Nodes</source>
   <translation>节点数</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Shortest duration</source>
   <translation>最短训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Longest duration</source>
   <translation>最长训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Deadline met</source>
   <translation>满足期限</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Finish</source>
   <translation>完成时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Earliest finish</source>
   <translation>最早完成时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Latest finish</source>
   <translation>最晚完成时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Card-hours</source>
   <translation>用量</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Node-hours</source>
   <translation>节点·小时</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Cost</source>
   <translation>费用</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Lowest cost</source>
   <translation>最低费用</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Highest cost</source>
   <translation>最高费用</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Errors</source>
   <translation>错误</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Warnings</source>
   <translation>警告</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Notes</source>
   <translation>说明</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Tokens per epoch</source>
   <translation>每轮 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Samples per epoch</source>
   <translation>每轮样本数</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Tokens per sample</source>
   <translation>每样本 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Epochs</source>
   <translation>训练轮数</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Entered throughput</source>
   <translation>用户输入的吞吐</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Chosen throughput row</source>
   <translation>所选的吞吐行</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Scaling efficiency</source>
   <translation>线性加速比</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Measured scaling</source>
   <translation>实测线性加速比</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Deadline</source>
   <translation>期限</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Given devices</source>
   <translation>给定的卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Start</source>
   <translation>开始时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Calendar</source>
   <translation>日历</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Saves and failures</source>
   <translation>保存与故障</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Price per card-hour</source>
   <translation>每物理卡·小时单价</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Currency</source>
   <translation>币种</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Formula</source>
   <translation>公式</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/lines.py" />
   <source>Rounding</source>
   <translation>取整方式</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/table.py" />
   <source>There is only one scenario, so there is nothing to compare it with.</source>
   <translation>只有一个方案，因此没有可对比的。</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/table.py" />
   <source>Add a scenario, or make one of a way to run the job.</source>
   <translation>新增方案，或由某种运行方式生成方案。</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/table.py" />
   <source>“{name}”</source>
   <translation>“{name}”</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/table.py" />
   <source>There is no scenario yet.</source>
   <translation>还没有方案。</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/table.py" />
   <source>{name} ({why})</source>
   <translation>{name}（{why}）</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/table.py" />
   <source>The costs are in several currencies ({currencies}), so they are not compared; card-hours are.</source>
   <translation>费用使用多个币种（{currencies}），因此不对比费用，只对比物理卡·小时。</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/table.py" />
   <source>Give all prices in one currency.</source>
   <translation>所有单价使用同一币种。</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/table.py" />
   <source>Some scenarios have no price, so costs are compared by card-hours.</source>
   <translation>有的方案没有单价，因此按物理卡·小时对比费用。</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/table.py" />
   <source>Enter the price per card-hour everywhere.</source>
   <translation>为所有方案输入每物理卡·小时单价。</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/table.py" />
   <source>Some durations follow the printed formula and some the expected one, so they cannot be compared.</source>
   <translation>有的训练时间采用文档公式，有的采用预期公式，因此无法对比。</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/table.py" />
   <source>Use the expected form everywhere.</source>
   <translation>全部使用预期公式。</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/table.py" />
   <source>The scenarios do not train the same: model, stage, strategy or amount of data differ. A shorter duration may only mean less work.</source>
   <translation>各方案的训练内容不同：模型、训练阶段、训练策略或数据量有差异。训练时间较短可能只是因为工作量较小。</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/table.py" />
   <source>These scenarios ask the same: {names}.</source>
   <translation>这些方案的要求相同：{names}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/table.py" />
   <source>Change one of them, or remove it.</source>
   <translation>修改其中一个，或将其删除。</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/table.py" />
   <source>Further scenarios that ask the same as one before them: {n}, such as {name}.</source>
   <translation>另有 {n} 个方案与前面的方案要求相同，如 {name}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/table.py" />
   <source>Left out where the least and the best are marked, since they cannot be run as planned: {names}.</source>
   <translation>以下方案无法按计划运行，不参与最小值和最优的比较：{names}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/table.py" />
   <source>Look at the errors of these scenarios.</source>
   <translation>查看这些方案的错误。</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/table.py" />
   <source>The preferred scenario, {name}, has errors.</source>
   <translation>首选方案 {name} 有错误。</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/table.py" />
   <source>Look at its findings before you decide for it.</source>
   <translation>选定之前先查看其提示。</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/table.py" />
   <source>The preferred scenario, {name}, is neither quicker nor cheaper than {others}.</source>
   <translation>首选方案 {name} 既不比 {others} 快，也不比其便宜。</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/table.py" />
   <source>Note in the scenario why it is preferred all the same.</source>
   <translation>在方案中注明仍然首选它的原因。</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/ways_table.py" />
   <source>Minimum</source>
   <translation>最小卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/ways_table.py" />
   <source>Shortest</source>
   <translation>最短</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/ways_table.py" />
   <source>Longest</source>
   <translation>最长</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/ways_table.py" />
   <source>Card-hours used</source>
   <translation>用量（物理卡·小时）</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/ways_table.py" />
   <source>Evidence</source>
   <translation>依据</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/ways_table.py" />
   <source>The plan's own</source>
   <translation>计划自身</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/ways_table.py" />
   <source>Best trade-off</source>
   <translation>最佳折中</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/workbook.py" />
   <source>cards</source>
   <translation>物理卡</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/workbook.py" />
   <source>nodes</source>
   <translation>节点</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/workbook.py" />
   <source>hours</source>
   <translation>小时</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/workbook.py" />
   <source>node-hours</source>
   <translation>节点·小时</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/workbook.py" />
   <source>Unit</source>
   <translation>单位</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/workbook.py" />
   <source>Coloured: the scenarios differ. ★ preferred. ≈ estimate.</source>
   <translation>着色：各方案不同。★ 首选。≈ 估算。</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/workbook.py" />
   <source>Scenarios</source>
   <translation>方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/workbook.py" />
   <source>Scenario note</source>
   <translation>方案备注</translation>
  </message>
  <message>
   <location filename="../../ascgui/comparison/workbook.py" />
   <source>the comparison</source>
   <translation>对比</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/cleancopy.py" />
   <source>A clean copy is a .json or .jsonl file.</source>
   <translation>清洗副本应为 .json 或 .jsonl 文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/cleancopy.py" />
   <source>Give the new file one of these endings.</source>
   <translation>新文件使用其中一种扩展名。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/cleancopy.py" />
   <source>The copy would be written into the data itself, which is never changed.</source>
   <translation>副本会写入数据本身，而数据从不改动。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/cleancopy.py" />
   <source>Choose a place outside the scanned folder.</source>
   <translation>选择所扫描文件夹之外的位置。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/cleancopy.py" />
   <source>There is a file of this name already.</source>
   <translation>已有同名文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/cleancopy.py" />
   <source>Choose another name, or agree to replace it.</source>
   <translation>换一个文件名，或同意覆盖。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/cleancopy.py" />
   <source>Choose the format; without it no row can be judged.</source>
   <translation>选择格式；没有格式就无法判断各行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/cleancopy.py" />
   <source>The copy cannot be written: {reason}.</source>
   <translation>无法写入副本：{reason}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/cleancopy.py" />
   <source>Choose another folder, or make room on the disk.</source>
   <translation>选择其他文件夹，或清理磁盘空间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>longer samples are cut</source>
   <translation>更长的样本会被截断</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>longer samples are left out</source>
   <translation>更长的样本会被略过</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>longer samples are split</source>
   <translation>更长的样本会被切分</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>{share}, {rows} rows, {rate} a second, {left} left</source>
   <translation>{share}，{rows} 行，每秒 {rate}，剩余 {left}</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>Format: {found}. {reason}</source>
   <translation>格式：{found}。{reason}</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>Rows: {rows}; size: {size}</source>
   <translation>行数：{rows}；大小：{size}</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>none</source>
   <translation>无</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>Chat template: {template}. {reason}</source>
   <translation>对话模板：{template}。{reason}</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>{framework}: valid rows {valid}, left out {skipped}, empty samples {empty}, stopping it {stopping}</source>
   <translation>{framework}：有效 {valid} 行，略过 {skipped} 行，空样本 {empty} 行，会使其停止的 {stopping} 行</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>check training data, count its tokens</source>
   <translation>检查训练数据，统计 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>read files or folders and say what is in them</source>
   <translation>读取文件或文件夹，说明其中的内容</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>file or folder</source>
   <translation>文件或文件夹</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>what the rows are; found by default</source>
   <translation>各行的格式；默认自动识别</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>the model's folder or tokenizer.json; without it tokens are estimated</source>
   <translation>模型文件夹或 tokenizer.json；不写则估算 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>tokens per training sequence</source>
   <translation>训练序列的 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>the framework that will train</source>
   <translation>用于训练的框架</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>a dataset_info.json to go by</source>
   <translation>所依据的 dataset_info.json</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>the entry of dataset_info.json</source>
   <translation>dataset_info.json 中的条目</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>the chat template to count; chosen by the tokenizer by default</source>
   <translation>计数所用的对话模板；默认按分词器选择</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>check only, count no tokens</source>
   <translation>只检查，不统计 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>No text was found whose tokens could be estimated.</source>
   <translation>没有可估算 token 数的文本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>{framework} does not read this format.</source>
   <translation>{framework} 不读取该格式。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>tokens {mark}{total}, mean {mean}, median {median}, 95 % below {p95}, longest {longest}</source>
   <translation>token 数 {mark}{total}，平均 {mean}，中位数 {median}，95 % 低于 {p95}，最长 {longest}</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>The tokens are estimated from the kinds of script in the text: the true count is between {low} and {high} of the figures below.</source>
   <translation>token 数按文字种类估算：实际为以下数字的 {low} 到 {high}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>Tokens are counted with {file}.</source>
   <translation>token 数由 {file} 统计。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>It stops at this data until the faults at which it stops are mended.</source>
   <translation>框架读到这些数据会停止，须先修复导致停止的问题。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>at {seq_len}: padded {mark}{padded}, packed {mark}{packed}, truncated {mark}{truncated}; {longer} are longer, {padding} padding; {overlong}</source>
   <translation>序列长度 {seq_len}：填充后 {mark}{padded}，打包后 {mark}{packed}，截断后 {mark}{truncated}；超长占 {longer}，填充占 {padding}；{overlong}</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/counterprocess.py" />
   <source>The tokenizer's process ended before it had answered.</source>
   <translation>分词器进程在给出结果之前已结束。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/counterprocess.py" />
   <source>Try another form of the tokenizer, or scan without one for an estimate.</source>
   <translation>换用其他形式的分词器，或不使用分词器，以扫描得出估算值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>trains on it</source>
   <translation>照常训练</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>leaves it out</source>
   <translation>略过</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>trains on an empty sample instead</source>
   <translation>改用空样本训练</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>stops</source>
   <translation>停止</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Seen {count} times.</source>
   <translation>出现 {count} 次。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>What happens: {each}.</source>
   <translation>处理方式：{each}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Training stops there with {frameworks}.</source>
   <translation>{frameworks} 读到此处会停止训练。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>An empty sample is trained on instead by {frameworks}.</source>
   <translation>{frameworks} 会改用空样本训练。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>It is left out, so that nothing is learnt of it, by {frameworks}.</source>
   <translation>{frameworks} 会略过，其内容不参与训练。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>It is trained on as it is, with the fault, by {frameworks}.</source>
   <translation>{frameworks} 会照常训练，问题也会被学到。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>File cannot be read</source>
   <translation>文件无法读取</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A file cannot be opened or read, so its rows are not in these figures.</source>
   <translation>文件无法打开或读取，其中的行不在以下数字之内。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Give yourself the right to read it, or copy it to a disk that works.</source>
   <translation>获取读取权限，或将文件复制到正常的磁盘上。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>File vanished</source>
   <translation>文件消失</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A file was there at first and gone when its turn came.</source>
   <translation>文件起初存在，轮到读取时已不在。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Scan again once nothing moves or deletes the files.</source>
   <translation>确认没有程序移动或删除文件后，重新扫描。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>File changed meanwhile</source>
   <translation>文件中途被改动</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A file changed while it was being read, so its figures and hash are of neither.</source>
   <translation>文件在读取过程中被改动，其数字和哈希值不对应任何一个版本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Scan again once nothing writes to it.</source>
   <translation>确认没有程序写入该文件后，重新扫描。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Endless link</source>
   <translation>循环链接</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A link leads back to itself, so there is nothing to read behind it.</source>
   <translation>链接指回自身，其后没有可读的内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Remove the link, or point it at the file.</source>
   <translation>删除该链接，或将其指向文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Not a regular file</source>
   <translation>不是普通文件</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A pipe, socket or device stands where a data file should; it was not opened.</source>
   <translation>数据文件的位置上是管道、套接字或设备，未打开。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Remove it from the folder.</source>
   <translation>将其移出文件夹。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>File name not in UTF-8</source>
   <translation>文件名不是 UTF-8</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A file's name is not in UTF-8; tools that pass names on as text may not find it.</source>
   <translation>文件名不是 UTF-8；以文本传递文件名的工具可能找不到它。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Rename the file.</source>
   <translation>重命名该文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Mixed file types in a folder</source>
   <translation>文件夹中混有多种文件类型</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The folder holds files of several types. Frameworks load a folder as one type.</source>
   <translation>文件夹中有多种类型的文件。框架按单一类型加载整个文件夹。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Keep one type a folder; move the others out.</source>
   <translation>一个文件夹只放一种类型，其余移出。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Unknown file extension</source>
   <translation>文件扩展名未知</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The frameworks choose the reader by the extension and do not know this one.</source>
   <translation>框架按扩展名选择读取方式，而该扩展名不在其中。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Rename the file to .json, .jsonl, .parquet, .arrow, .csv or .txt, or move it out.</source>
   <translation>将扩展名改为 .json、.jsonl、.parquet、.arrow、.csv 或 .txt，或移出该文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Folders inside the folder</source>
   <translation>文件夹中还有文件夹</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Only the files directly in a folder are read; the folders in it were left alone.</source>
   <translation>只读取文件夹中的文件；其中的子文件夹没有读取。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Name the inner folder itself if its files belong to the data.</source>
   <translation>如果子文件夹中的文件也属于该数据，直接指定该子文件夹。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Too many files</source>
   <translation>文件过多</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The folder holds more files than are read at once; the rest was left out.</source>
   <translation>文件夹中的文件数超出一次可读取的上限，其余没有读取。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Scan a part of them, or join them into larger files.</source>
   <translation>只扫描一部分，或合并成较大的文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Empty file</source>
   <translation>空文件</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The file has no rows.</source>
   <translation>文件中没有行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Remove it, or export it again.</source>
   <translation>删除该文件，或重新导出。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>No rows at all</source>
   <translation>没有任何行</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Nothing that could be trained on was found in these files.</source>
   <translation>这些文件中没有可用于训练的内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Check that these are the right files.</source>
   <translation>确认没有选错文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Gzip under another name</source>
   <translation>gzip 文件名不符</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The file is gzip-compressed though its name does not say so. It was read through; loading as a stream and other tools fail on it.</source>
   <translation>文件经 gzip 压缩，但文件名未体现。已完整读取；流式加载和其他工具会失败。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Unpack it: gunzip it to a file with the same extension.</source>
   <translation>解压缩：用 gunzip 解压为同一扩展名的文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Compressed file broken</source>
   <translation>压缩文件损坏</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The compressed data ends early or is damaged; the rows after that are missing.</source>
   <translation>压缩数据提前结束或已损坏，其后的行缺失。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Copy or compress the file again.</source>
   <translation>重新复制或压缩该文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Byte order mark</source>
   <translation>字节顺序标记</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The file starts with a byte order mark, which is no JSON.</source>
   <translation>文件以字节顺序标记开头，不符合 JSON。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Save it as UTF-8 without a byte order mark, or export a clean copy.</source>
   <translation>保存为不带字节顺序标记的 UTF-8，或导出清洗副本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>GBK text</source>
   <translation>GBK 文本</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The text is in GBK (GB18030), not UTF-8; it was converted for these figures.</source>
   <translation>文本编码为 GBK（GB18030），不是 UTF-8；以下数字是转换后得出的。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Convert the file to UTF-8, or export a clean copy.</source>
   <translation>将文件转换为 UTF-8，或导出清洗副本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>UTF-16 text</source>
   <translation>UTF-16 文本</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The text is in UTF-16 or UTF-32, not UTF-8; it was converted for these figures.</source>
   <translation>文本编码为 UTF-16 或 UTF-32，不是 UTF-8；以下数字是转换后得出的。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Damaged table file</source>
   <translation>表格文件损坏</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The parquet or arrow file is damaged or cut off; its remaining rows are missing.</source>
   <translation>parquet 或 arrow 文件损坏或不完整，其余的行缺失。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Copy it again and compare the sizes.</source>
   <translation>重新复制，并比对文件大小。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Arrow batch too large</source>
   <translation>arrow 批次过大</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The arrow file holds its rows in one piece that is too large to read in parts.</source>
   <translation>arrow 文件的行全部放在一块中，过大，无法分段读取。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write it again in batches of about 1,000 rows, or as parquet.</source>
   <translation>按每批约 1,000 行重新写入，或写为 parquet。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Reader not installed</source>
   <translation>未安装读取组件</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>This installation cannot read parquet and arrow files.</source>
   <translation>本程序未安装 parquet 和 arrow 的读取组件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Install the package arro3-io, or convert the files to JSON lines.</source>
   <translation>安装软件包 arro3-io，或将文件转换为 JSON Lines。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Trailing comma</source>
   <translation>多余的逗号</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A comma stands before a closing bracket, which JSON does not allow.</source>
   <translation>右括号前有逗号，JSON 不允许。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Remove the comma, or export a clean copy.</source>
   <translation>去掉该逗号，或导出清洗副本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>JSON lines after an opening bracket</source>
   <translation>左方括号后为 JSON Lines</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The file starts with [ but its rows follow one another without commas.</source>
   <translation>文件以 [ 开头，但各行之间没有逗号。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Remove the brackets, or add the commas, or export a clean copy.</source>
   <translation>去掉方括号，或补上逗号，或导出清洗副本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Objects over several lines</source>
   <translation>对象跨越多行</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Rows follow one another without an array, and each spans several lines.</source>
   <translation>各行数据未放入数组，且每行跨越多行文本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write one row a line, or put all into an array, or export a clean copy.</source>
   <translation>每行数据写成一行文本，或全部放入数组，或导出清洗副本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Rows inside an object</source>
   <translation>行放在对象之中</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The file is one object that holds the rows under a key.</source>
   <translation>文件是一个对象，各行放在其某个键之下。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write the list of rows itself into the file.</source>
   <translation>文件中直接写行的列表。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Single-quoted pseudo JSON</source>
   <translation>单引号伪 JSON</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The row is written as Python prints it, with single quotes; that is no JSON.</source>
   <translation>该行是 Python 打印的形式，使用单引号，不是 JSON。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write the rows with a JSON writer.</source>
   <translation>用 JSON 库写出各行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Broken JSON</source>
   <translation>JSON 损坏</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The row is no valid JSON.</source>
   <translation>该行不是有效的 JSON。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Correct the row, or export a clean copy without it.</source>
   <translation>改正该行，或导出不含该行的清洗副本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Bare control character</source>
   <translation>未转义的控制字符</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A string holds a line break or another control character that is not escaped.</source>
   <translation>字符串中有未转义的换行或其他控制字符。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write the rows with a JSON writer, which escapes them.</source>
   <translation>用 JSON 库写出各行，它会转义这些字符。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>NaN or Infinity</source>
   <translation>NaN 或 Infinity</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The row holds NaN or Infinity, which JSON does not have.</source>
   <translation>该行含有 NaN 或 Infinity，JSON 中没有这两个值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Replace it by null or a number.</source>
   <translation>替换为 null 或数字。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Two rows on a line</source>
   <translation>一行中有两条数据</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A line goes on after the row has ended.</source>
   <translation>一条数据结束后，该行仍有内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Put each row on its own line.</source>
   <translation>每条数据单独占一行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>File cut off</source>
   <translation>文件不完整</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The file ends in the middle of a row or without the closing bracket.</source>
   <translation>文件在一行中间结束，或缺少右括号。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Copy or write the file again.</source>
   <translation>重新复制或写出该文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>More after the end of the array</source>
   <translation>数组结束后还有内容</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The file goes on after the bracket that closes its array.</source>
   <translation>数组的右括号之后，文件仍有内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Join the arrays into one, or export a clean copy.</source>
   <translation>将各数组合并为一个，或导出清洗副本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Bytes that are not UTF-8</source>
   <translation>非 UTF-8 字节</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The row holds bytes that are neither UTF-8 nor GBK.</source>
   <translation>该行含有既不是 UTF-8 也不是 GBK 的字节。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write the row again in UTF-8.</source>
   <translation>以 UTF-8 重新写出该行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Half of a character</source>
   <translation>半个字符</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The row escapes half of a character (a lone surrogate), which is no text.</source>
   <translation>该行转义了半个字符（孤立代理项），不是有效文本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write the row again with a JSON writer from whole characters.</source>
   <translation>以完整字符用 JSON 库重新写出该行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Row is not an object</source>
   <translation>行不是对象</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A row must be an object with named columns; this one is something else.</source>
   <translation>每行应为带列名的对象，该行不是。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Give each row its column names.</source>
   <translation>为每行写上列名。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Very long row</source>
   <translation>行过长</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The row is longer than 8 MiB. It was counted, but not looked into.</source>
   <translation>该行超过 8 MiB。已计数，但没有检查内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Check whether line breaks are missing; split such a text into several rows.</source>
   <translation>检查是否缺少换行；将这类文本拆分为多行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>More cells than columns</source>
   <translation>单元格多于列</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A line of the table has more cells than the header has columns.</source>
   <translation>表格中某一行的单元格多于表头的列。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Put cells that contain commas into double quotes.</source>
   <translation>含逗号的单元格用双引号括起来。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Broken table text</source>
   <translation>表格文本损坏</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The table cannot be split into cells from here on, for example for a lone quote.</source>
   <translation>从此处起无法拆分为单元格，例如有孤立的引号。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Close or double the quote.</source>
   <translation>补全引号，或写成两个引号。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Column changes its type</source>
   <translation>列的类型改变</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A column has another type here than in the rows before.</source>
   <translation>某列在此处的类型与前面各行不同。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Give the column one type in all rows, or export a clean copy without these.</source>
   <translation>统一该列在各行的类型，或导出不含这些行的清洗副本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Format not recognised</source>
   <translation>格式无法识别</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The columns fit none of the known formats, so the rows were only counted.</source>
   <translation>各列不符合任何已知格式，因此只统计了行数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Choose the format, or describe the columns in dataset_info.json.</source>
   <translation>选择格式，或在 dataset_info.json 中描述各列。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Format unknown to the framework</source>
   <translation>框架不支持该格式</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The framework has no reader for this format.</source>
   <translation>该框架没有该格式的读取方式。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Convert the data, or choose another framework.</source>
   <translation>转换数据，或选择其他框架。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Column in no row</source>
   <translation>列在所有行中都不存在</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>No row has a column that the framework reads by default.</source>
   <translation>框架默认读取的某列，在所有行中都不存在。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Add the column, or leave it out under columns in dataset_info.json.</source>
   <translation>补上该列，或在 dataset_info.json 的 columns 中去掉它。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Declared column missing</source>
   <translation>声明的列不存在</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>dataset_info.json names a column that no row has.</source>
   <translation>dataset_info.json 声明的某列，在所有行中都不存在。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Correct the name under columns.</source>
   <translation>改正 columns 中的列名。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Column or tag names to declare</source>
   <translation>列名或标签需要声明</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A column, or the names of roles and contents in it, differ from what the frameworks expect by default. They were read as found.</source>
   <translation>某列的名称，或其中角色和内容的名称，与框架的默认名称不同。已按实际名称读取。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Declare columns and tags in dataset_info.json, or in --map-keys of MindSpeed-LLM.</source>
   <translation>在 dataset_info.json 中声明 columns 和 tags，或使用 MindSpeed-LLM 的 --map-keys。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Ranking not declared</source>
   <translation>未声明 ranking</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The rows hold chosen and rejected answers, but the entry does not say ranking.</source>
   <translation>各行含有 chosen 和 rejected 回答，但条目未声明 ranking。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Set ranking to true for this entry of dataset_info.json.</source>
   <translation>在 dataset_info.json 的该条目中将 ranking 设为 true。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Only some rows are drawn</source>
   <translation>只抽取部分行</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The entry of dataset_info.json sets num_samples, so that many rows are drawn.</source>
   <translation>dataset_info.json 的该条目设置了 num_samples，只会抽取相应数量的行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Remove num_samples to train on all rows.</source>
   <translation>去掉 num_samples，即可用全部行训练。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>History not declared</source>
   <translation>未声明 history</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The row has a history, but history is read only if it is declared.</source>
   <translation>该行有 history，但只有声明后才会读取。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Declare history under columns; without it the earlier turns are lost.</source>
   <translation>在 columns 中声明 history，否则会丢失此前各轮对话。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>System prompt not declared</source>
   <translation>未声明 system</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The row has a system prompt, but it is read only if it is declared.</source>
   <translation>该行有系统提示词，但只有声明后才会读取。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Declare system under columns; without it the prompt is lost.</source>
   <translation>在 columns 中声明 system，否则会丢失系统提示词。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Tools not declared</source>
   <translation>未声明 tools</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The row describes tools, but they are read only if they are declared.</source>
   <translation>该行有工具描述，但只有声明后才会读取。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Declare tools under columns; without it the descriptions are lost.</source>
   <translation>在 columns 中声明 tools，否则会丢失工具描述。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Required key missing</source>
   <translation>缺少必需的键</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A row lacks a key that the format requires.</source>
   <translation>该行缺少格式要求的键。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Add the key, or export a clean copy without these rows.</source>
   <translation>补上该键，或导出不含这些行的清洗副本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Required key is null</source>
   <translation>必需的键为 null</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A row has a key that the format requires, but its value is null.</source>
   <translation>该行有格式要求的键，但其值为 null。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Fill it in, or export a clean copy without these rows.</source>
   <translation>填上该值，或导出不含这些行的清洗副本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Empty output</source>
   <translation>输出为空</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The answer is empty, so the sample teaches the model to end at once.</source>
   <translation>回答为空，该样本只会教模型立即结束。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Leave such rows out unless silence is meant.</source>
   <translation>除非有意让模型不作答，否则去掉这类行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Empty prompt</source>
   <translation>提示词为空</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Instruction and input are both empty, so the sample answers nothing.</source>
   <translation>instruction 和 input 都为空，该样本没有要回答的内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Leave such rows out.</source>
   <translation>去掉这类行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Empty text</source>
   <translation>文本为空</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The text is empty.</source>
   <translation>文本为空。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Leave the row out; nothing is lost.</source>
   <translation>去掉该行即可，不会有损失。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Output is a list</source>
   <translation>输出是列表</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The answer is a list, not a text.</source>
   <translation>回答是列表，不是文本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write one row for each answer.</source>
   <translation>每个回答写成一行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Value is not a text</source>
   <translation>值不是文本</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A value that must be a text is a number, a list or an object.</source>
   <translation>应为文本的值是数字、列表或对象。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write it as a text.</source>
   <translation>写成文本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>History item is not a pair</source>
   <translation>history 的项不是一对</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Each item of history must be a list of a question and an answer.</source>
   <translation>history 的每一项应为由一问一答组成的列表。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write history as [[question, answer], …].</source>
   <translation>将 history 写成 [[question, answer], …]。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>History is not a list</source>
   <translation>history 不是列表</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>History is not a list of pairs, so it is not read.</source>
   <translation>history 不是成对的列表，因此不会读取。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Conversation is not a list</source>
   <translation>对话不是列表</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The conversation must be a list of messages.</source>
   <translation>对话应为消息的列表。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write it as a list of objects with a role and a content.</source>
   <translation>写成列表，每项是带角色和内容的对象。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Empty conversation</source>
   <translation>对话为空</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The conversation has no messages.</source>
   <translation>对话中没有消息。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Message is not an object</source>
   <translation>消息不是对象</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A message must be an object with a role and a content.</source>
   <translation>消息应为带角色和内容的对象。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write it as an object.</source>
   <translation>写成对象。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Message without content</source>
   <translation>消息没有内容</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A message has no content, or its content is null.</source>
   <translation>某条消息没有内容，或内容为 null。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Fill it in, or leave the row out.</source>
   <translation>填上内容，或去掉该行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Message without role</source>
   <translation>消息没有角色</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A message does not say who speaks.</source>
   <translation>某条消息没有写明由谁说出。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Add the role.</source>
   <translation>补上角色。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Unknown role</source>
   <translation>角色未知</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A message has a role that is none of the declared ones.</source>
   <translation>某条消息的角色不在声明的角色之中。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Declare the role names as tags in dataset_info.json, or rename the roles.</source>
   <translation>在 dataset_info.json 的 tags 中声明角色名，或改用已声明的角色名。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>System message not first</source>
   <translation>系统消息不在开头</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A system message stands after another message.</source>
   <translation>系统消息排在其他消息之后。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Move it to the beginning.</source>
   <translation>将其移到开头。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Same role twice</source>
   <translation>同一角色连续出现</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Two messages of the same role follow one another.</source>
   <translation>有两条相邻的消息属于同一角色。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Join them into one.</source>
   <translation>合并为一条。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Wrong order of roles</source>
   <translation>角色顺序错误</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Human or observation must stand at odd places, gpt or function_call at even ones.</source>
   <translation>奇数位应为 human 或 observation，偶数位应为 gpt 或 function_call。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Put the messages into that order.</source>
   <translation>按该顺序排列消息。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Odd number of messages</source>
   <translation>消息数为奇数</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A conversation must end with an answer, so its number of messages is even.</source>
   <translation>对话应以回答结束，因此消息数应为偶数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Add the answer, or drop the last question.</source>
   <translation>补上回答，或去掉最后一个问题。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Even number of messages in a preference</source>
   <translation>偏好数据的消息数为偶数</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>With chosen and rejected answers the conversation must end with a question.</source>
   <translation>有 chosen 和 rejected 回答时，对话应以问题结束。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Move the last answer to chosen.</source>
   <translation>将最后的回答移到 chosen。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Chosen or rejected is no answer</source>
   <translation>chosen 或 rejected 不是回答</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Chosen and rejected must be messages of gpt or function_call.</source>
   <translation>chosen 和 rejected 应为 gpt 或 function_call 的消息。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Correct the role.</source>
   <translation>改正角色。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Chosen equals rejected</source>
   <translation>chosen 与 rejected 相同</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Both answers are the same, so the pair teaches nothing.</source>
   <translation>两个回答相同，这一对学不到任何内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>kto_tag is not true or false</source>
   <translation>kto_tag 不是 true 或 false</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>kto_tag must be a real true or false; a text or a number is not read as one.</source>
   <translation>kto_tag 应为真正的 true 或 false；文本或数字不会被当作布尔值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write true or false without quotes.</source>
   <translation>写成 true 或 false，不加引号。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>All kto_tag alike</source>
   <translation>kto_tag 全部相同</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>All rows are desired, or all are undesired; the method needs both.</source>
   <translation>所有行都是期望的，或都是不期望的；该方法两者都需要。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Add rows of the other kind.</source>
   <translation>增加另一类的行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Marks and media differ in number</source>
   <translation>标记与媒体文件数量不符</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The text has not as many &lt;image&gt;, &lt;video&gt; or &lt;audio&gt; marks as the row has files.</source>
   <translation>文本中 &lt;image&gt;、&lt;video&gt; 或 &lt;audio&gt; 标记的数量，与该行的文件数不同。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Add the missing marks or files.</source>
   <translation>补上缺少的标记或文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Media file missing</source>
   <translation>缺少媒体文件</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A file that the row names does not exist beside the data.</source>
   <translation>该行写的某个文件，在数据所在位置不存在。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Copy it there, or set media_dir, or leave the row out.</source>
   <translation>复制到该处，或设置 media_dir，或去掉该行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>image instead of images</source>
   <translation>写成了 image，应为 images</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The column must be images, videos or audios; the singular is not read by default.</source>
   <translation>列名应为 images、videos 或 audios；单数形式默认不会读取。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Rename the column, or declare it in dataset_info.json.</source>
   <translation>重命名该列，或在 dataset_info.json 中声明。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Turn without Human</source>
   <translation>某轮没有 Human</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A turn of the chat has no Human text.</source>
   <translation>对话的某一轮没有 Human 文本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Turn without MOSS</source>
   <translation>某轮没有 MOSS</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A turn of the chat has no MOSS text.</source>
   <translation>对话的某一轮没有 MOSS 文本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>num_turns differs</source>
   <translation>num_turns 不符</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>num_turns is not the number of turns; it is not read.</source>
   <translation>num_turns 与实际轮数不同；框架不读取该值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Check whether turns were lost.</source>
   <translation>检查是否有对话轮次丢失。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>No text column</source>
   <translation>没有文本列</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>No row has the text column that pretraining reads.</source>
   <translation>所有行都没有预训练所读取的文本列。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Name the column text, or name yours in --json-keys or under columns.</source>
   <translation>将该列命名为 text，或在 --json-keys 或 columns 中写明列名。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Duplicate rows</source>
   <translation>重复的行</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The same text stands in an earlier row and is trained on more than once.</source>
   <translation>同样的文本在前面的行中已有，会被多次训练。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Leave the repetitions out unless they are meant as a weight.</source>
   <translation>除非有意以重复加权，否则去掉重复的行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Longer than the sequence length</source>
   <translation>超过序列长度</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Samples are longer than the sequence length.</source>
   <translation>有样本超过序列长度。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Choose a longer sequence length, or shorten the samples.</source>
   <translation>选择更长的序列长度，或缩短样本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Chat template does not fit the tokenizer</source>
   <translation>对话模板与分词器不符</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The tokenizer does not know the special tokens of the chosen chat template.</source>
   <translation>分词器中没有所选对话模板的特殊 token。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Choose the template of this model.</source>
   <translation>选择该模型的对话模板。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>{what} {often} {consequences}</source>
   <translation>{what}{often}{consequences}</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Seen about {count} times.</source>
   <translation>约出现 {count} 次。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Seen once.</source>
   <translation>出现 1 次。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>{framework} {does}</source>
   <translation>{framework} {does}</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>What training does with it is unknown, so these figures may not be those of it.</source>
   <translation>训练时如何处理未知，因此这些数字不一定与训练时相同。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>byte {n}</source>
   <translation>第 {n} 字节</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>row {n}</source>
   <translation>第 {n} 行数据</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>row {n}, line {line}</source>
   <translation>第 {n} 行数据，文件第 {line} 行</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>{place}: {excerpt}</source>
   <translation>{place}：{excerpt}</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/infofile.py" />
   <source>Correct the file, or scan without it.</source>
   <translation>改正该文件，或不使用它进行扫描。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/infofile.py" />
   <source>The entry {name} has the unknown formatting {value}.</source>
   <translation>条目 {name} 的 formatting 值 {value} 未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/infofile.py" />
   <source>{part} of the entry {name} must be an object.</source>
   <translation>条目 {name} 的 {part} 应为对象。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/infofile.py" />
   <source>There is no entry {name}; there are {others}.</source>
   <translation>没有条目 {name}；已有的条目为 {others}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/infofile.py" />
   <source>No entry of the file names this data.</source>
   <translation>文件中没有条目指向该数据。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/infofile.py" />
   <source>The entry {name} must be an object.</source>
   <translation>条目 {name} 应为对象。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/infofile.py" />
   <source>{key} of the entry {name} must be a text.</source>
   <translation>条目 {name} 的 {key} 应为文本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/infofile.py" />
   <source>The file must hold an object with named entries.</source>
   <translation>文件应为一个对象，其中是带名称的条目。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/infofile.py" />
   <source>The file is no valid JSON: {reason}.</source>
   <translation>文件不是有效的 JSON：{reason}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/recognise.py" />
   <source>Columns and tags are as the entry {name} of dataset_info.json declares them.</source>
   <translation>列和标签按 dataset_info.json 中条目 {name} 的声明。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/recognise.py" />
   <source>{count} of the first {total} rows have {columns}.</source>
   <translation>前 {total} 行中有 {count} 行具有 {columns}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/recognise.py" />
   <source>No columns were assigned.</source>
   <translation>没有指定列。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/recognise.py" />
   <source>Names other than the usual ones were found: {names}.</source>
   <translation>发现与常用名称不同的名称：{names}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/recognise.py" />
   <source>Columns and tags have the frameworks' usual names.</source>
   <translation>列和标签使用框架的常用名称。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/recognise.py" />
   <source>The format was chosen by you.</source>
   <translation>格式由用户指定。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/recognise.py" />
   <source>The entry {name} of dataset_info.json describes it so.</source>
   <translation>由 dataset_info.json 中的条目 {name} 描述。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/recognise.py" />
   <source>Lines of plain text can only be text for pretraining.</source>
   <translation>逐行的纯文本只能用于预训练。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/recognise.py" />
   <source>No known format has just these columns: {names}.</source>
   <translation>没有已知格式正好具有这些列：{names}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/recognise.py" />
   <source>There is no row from which the format could be told.</source>
   <translation>没有可用于判断格式的行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/scan.py" />
   <source>Three kinds of mark, one token each, stand around the parts of a MOSS row.</source>
   <translation>MOSS 的行在各部分前后加入三种标记，每个标记一个 token。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/scan.py" />
   <source>Texts for pretraining get one closing token each.</source>
   <translation>预训练文本每条加一个结束 token。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/sources.py" />
   <source>There is no file or folder {path}.</source>
   <translation>没有文件或文件夹 {path}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/sources.py" />
   <source>Check the spelling of the path.</source>
   <translation>检查路径的拼写。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/templates.py" />
   <source>The tokenizer has the special tokens of no known chat template: none is added.</source>
   <translation>分词器不含任何已知对话模板的特殊 token：不加对话模板。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/templates.py" />
   <source>No chat template is added, as asked.</source>
   <translation>按要求不加对话模板。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/templates.py" />
   <source>Chosen by you.</source>
   <translation>由用户指定。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/templates.py" />
   <source>Without a tokenizer the wide-spread form of Qwen (ChatML) is assumed.</source>
   <translation>没有分词器，按通行的 Qwen（ChatML）形式计算。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/templates.py" />
   <source>Chosen because the tokenizer has the token {token}.</source>
   <translation>分词器含有 token {token}，因此选用。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>There is no tokenizer at this path.</source>
   <translation>该路径下没有分词器。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>Name the model's folder or its tokenizer.json.</source>
   <translation>指定模型文件夹，或其中的 tokenizer.json。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>This installation cannot read tokenizer.json.</source>
   <translation>本程序未安装 tokenizer.json 的读取组件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>Install the package tokenizers, or scan without a tokenizer for an estimate.</source>
   <translation>安装软件包 tokenizers，或不使用分词器，以扫描得出估算值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>The file holds a tiktoken vocabulary, which does not say how text is split.</source>
   <translation>文件是 tiktoken 词表，没有说明如何切分文本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>Use the tokenizer.json of the same model.</source>
   <translation>使用同一模型的 tokenizer.json。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>This installation cannot read tokenizer.model.</source>
   <translation>本程序未安装 tokenizer.model 的读取组件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>Install the package sentencepiece, or use the model's tokenizer.json.</source>
   <translation>安装软件包 sentencepiece，或使用该模型的 tokenizer.json。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>The tokenizer fails at this data: {reason}.</source>
   <translation>分词器处理该数据时出错：{reason}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>The folder holds neither tokenizer.json nor tokenizer.model.</source>
   <translation>文件夹中既没有 tokenizer.json，也没有 tokenizer.model。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>The tokenizer cannot be read: {reason}.</source>
   <translation>无法读取分词器：{reason}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>The file is no usable tokenizer.json: {reason}.</source>
   <translation>不是可用的 tokenizer.json：{reason}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>The file is no usable tokenizer.model.</source>
   <translation>不是可用的 tokenizer.model。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/assumptions.py" />
   <source>The time is divided by the scaling efficiency.</source>
   <translation>时间除以线性加速比。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/assumptions.py" />
   <source>The time is multiplied by the scaling efficiency, as the vendor prints.</source>
   <translation>时间乘以线性加速比，与文档公式一致。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/assumptions.py" />
   <source>whole devices, above 8 in steps of 8, never below the minimum</source>
   <translation>取整卡，超过 8 卡按 8 的倍数，不低于最小卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/assumptions.py" />
   <source>Value</source>
   <translation>值</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/assumptions.py" />
   <source>Where it comes from</source>
   <translation>值的来源</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/assumptions.py" />
   <source>Range of the duration</source>
   <translation>训练时间的范围</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/assumptions.py" />
   <source>from {low} to {high} of the expected</source>
   <translation>预期值的 {low} 至 {high}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/assumptions.py" />
   <source>Training data</source>
   <translation>训练数据量</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/assumptions.py" />
   <source>goodput {goodput}</source>
   <translation>有效训练占比 {goodput}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/assumptions.py" />
   <source>No throughput is known for this job or one near it.</source>
   <translation>该任务及相近任务的吞吐均未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/assumptions.py" />
   <source>assumed constant for every number of devices</source>
   <translation>假定不随卡数变化</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/assumptions.py" />
   <source>not given</source>
   <translation>未给出</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/assumptions.py" />
   <source>Without an amount there is no duration.</source>
   <translation>没有数据量，就算不出训练时间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/charts.py" />
   <source>Both axes are logarithmic. A curve begins at the minimum of its framework and hardware; the upright bar is the range of the chosen point.</source>
   <translation>两个坐标轴均为对数。每条曲线从该框架和规格的最小卡数开始；竖线为所选点的范围。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/charts.py" />
   <source>Both axes are logarithmic. The line joins the scenarios that no other beats in both cost and time; the numbers are those of the list of scenarios.</source>
   <translation>两个坐标轴均为对数。连线上的方案为最佳折中：没有其他方案在费用和时间上都更优。编号与方案列表一致。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/charts.py" />
   <source>★ {name}</source>
   <translation>★ {name}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/charts.py" />
   <source>{number}. {name}</source>
   <translation>{number}. {name}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/charts.py" />
   <source>≈ {value}</source>
   <translation>≈ {value}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/charts.py" />
   <source>Both axes are logarithmic. A curve begins at the minimum of its scenario; deadline, minimum and upright bar are those of {name}. The numbers are those of the scenarios.</source>
   <translation>两轴均为对数。每条曲线从其方案的最小卡数开始；期限、最小卡数和竖条属于 {name}。图中编号为方案编号。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/charts.py" />
   <source>{note} Scenarios with errors cannot be run as planned and are not drawn.</source>
   <translation>{note}有错误的方案无法按计划运行，未画出。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/charts.py" />
   <source>Cost in {currency}</source>
   <translation>费用（{currency}）</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/charts.py" />
   <source>No.</source>
   <translation>编号</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/charts.py" />
   <source>Scenario</source>
   <translation>方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/charts.py" />
   <source>Drawn are the preferred scenario, those that none of the others beats, and other ways to run the job, at most {n}.</source>
   <translation>图中是首选方案、最佳折中的方案和其他运行方式，最多 {n} 个。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/commands.py" />
   <source>The ending says the form: give a name that ends in .pdf, .md or .xlsx.</source>
   <translation>文件格式由扩展名决定：文件名应以 .pdf、.md 或 .xlsx 结尾。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/commands.py" />
   <source>No part is named. Give some of {options}.</source>
   <translation>未指定任何部分。可选 {options}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/commands.py" />
   <source>title of the cover; the project's name where it is left out</source>
   <translation>封面标题；不写则用项目名</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/commands.py" />
   <source>for whom the report is</source>
   <translation>报告给谁</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/commands.py" />
   <source>who prepared it</source>
   <translation>由谁编制</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/commands.py" />
   <source>picture for the cover: PNG, JPEG or SVG</source>
   <translation>封面图片：PNG、JPEG 或 SVG</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/commands.py" />
   <source>date of the report; today where it is left out</source>
   <translation>报告日期；不写则为今天</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/commands.py" />
   <source>parts to hold, of {sections}</source>
   <translation>包含哪些部分，可选 {sections}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/commands.py" />
   <source>ids of the scenarios to hold; all where it is left out</source>
   <translation>包含哪些方案（编号）；不写则为全部</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/commands.py" />
   <source>A4 or Letter</source>
   <translation>A4 或 Letter</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/commands.py" />
   <source>FILE.pdf, FILE.md or FILE.xlsx; without it Markdown is printed</source>
   <translation>FILE.pdf、FILE.md 或 FILE.xlsx；不写则输出 Markdown</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/contents.py" />
   <source>Plan without a name</source>
   <translation>未命名的计划</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/contents.py" />
   <source>The decision</source>
   <translation>结论</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/contents.py" />
   <source>Charts</source>
   <translation>图表</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/contents.py" />
   <source>What is assumed</source>
   <translation>假设条件</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/contents.py" />
   <source>How the figures came about</source>
   <translation>各数字的计算过程</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/contents.py" />
   <source>Signatures</source>
   <translation>签字</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/contents.py" />
   <source>ascgui {version}, catalog {hash}</source>
   <translation>ascgui {version}，资料库 {hash}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/contents.py" />
   <source>Customer</source>
   <translation>客户</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/contents.py" />
   <source>Prepared by</source>
   <translation>编制</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/contents.py" />
   <source>Date</source>
   <translation>日期</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/contents.py" />
   <source>Contents</source>
   <translation>目录</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/contents.py" />
   <source>Logo</source>
   <translation>标志</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/contents.py" />
   <source>The scenarios</source>
   <translation>方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/contents.py" />
   <source>The job</source>
   <translation>任务</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/contents.py" />
   <source>Preferred</source>
   <translation>首选</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/contents.py" />
   <source>Comparison of training plans</source>
   <translation>训练计划对比</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/contents.py" />
   <source>Training plan</source>
   <translation>训练计划</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/contents.py" />
   <source>Checked by</source>
   <translation>审核</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/contents.py" />
   <source>Name in block letters</source>
   <translation>姓名</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/contents.py" />
   <source>Signature</source>
   <translation>签名</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/contents.py" />
   <source>Nothing can be derived yet: the plan does not say enough.</source>
   <translation>计划内容还不够，无法计算。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/contents.py" />
   <source>Prepared by {name}</source>
   <translation>编制：{name}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/contents.py" />
   <source>Approved for {name}</source>
   <translation>批准：{name}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/contents.py" />
   <source>Approved by</source>
   <translation>批准</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/contents.py" />
   <source>As for {scenario}.</source>
   <translation>同“{scenario}”。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/decision.py" />
   <source>The project has no scenario {id}.</source>
   <translation>项目中没有方案 {id}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/decision.py" />
   <source>Give ids of scenarios of this project.</source>
   <translation>改为本项目中方案的编号。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/derivation.py" />
   <source>With numbers</source>
   <translation>代入数值</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/derivation.py" />
   <source>Steps</source>
   <translation>步骤</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/derivation.py" />
   <source>Result</source>
   <translation>结果</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/derivation.py" />
   <source>Taken from</source>
   <translation>取自</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/derivation.py" />
   <source>Symbol</source>
   <translation>符号</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/derivation.py" />
   <source>Value of</source>
   <translation>含义</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/derivation.py" />
   <source>Form</source>
   <translation>公式类型</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/derivation.py" />
   <source>Seconds</source>
   <translation>秒数</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/derivation.py" />
   <source>What it says</source>
   <translation>说明</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/derivation.py" />
   <source>what the cluster loses makes the training longer</source>
   <translation>集群的效率损失使训练时间变长</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/derivation.py" />
   <source>ideal</source>
   <translation>理想</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/derivation.py" />
   <source>nothing is lost, η = 1</source>
   <translation>没有效率损失，η = 1</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/derivation.py" />
   <source>printed formula</source>
   <translation>文档公式</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/derivation.py" />
   <source>the formula that the vendor prints</source>
   <translation>厂商文档中的公式</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/derivation.py" />
   <source>Three forms of the duration</source>
   <translation>三种公式的训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/derivation.py" />
   <source>They differ because the printed formula multiplies by the scaling efficiency η where the time must be divided by it: by the printed one, a cluster that loses more would finish sooner.</source>
   <translation>三者不同，是因为文档公式乘以线性加速比 η，而时间本应除以它：按文档公式，效率损失越大的集群反而越早完成。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/drawing.py" />
   <source>The picture is not whole: it names “{named}”, which lies outside of it and is not read.</source>
   <translation>图片不完整：其中引用了图片之外的“{named}”，该内容不会读取。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/drawing.py" />
   <source>Embed everything in the SVG file, or save the picture as PNG.</source>
   <translation>将全部内容嵌入 SVG 文件，或将图片另存为 PNG。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/evidence.py" />
   <source>sequence length {n}</source>
   <translation>序列长度 {n}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/evidence.py" />
   <source>shown only</source>
   <translation>仅显示</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/evidence.py" />
   <source>{kind}, used</source>
   <translation>{kind}，已采用</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/evidence.py" />
   <source>Entry</source>
   <translation>条目</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/evidence.py" />
   <source>Tokens/s per device</source>
   <translation>token/s/卡</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/evidence.py" />
   <source>Row, and how it differs from this job</source>
   <translation>所在行，以及与该任务的差异</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/evidence.py" />
   <source>Edition or date</source>
   <translation>版本或日期</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/evidence.py" />
   <source>What it is</source>
   <translation>内容</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/evidence.py" />
   <source>No throughput is known for any of the scenarios.</source>
   <translation>各方案都没有已知的吞吐。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/evidence.py" />
   <source>{n} further rows of the throughput table are farther from this job.</source>
   <translation>吞吐表中另有 {n} 行与该任务相差更远。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/findings.py" />
   <source>{who}; with other numbers also {others}</source>
   <translation>{who}；{others} 也有，数字不同</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/findings.py" />
   <source>Nothing stands against these scenarios.</source>
   <translation>这些方案没有问题。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/findings.py" />
   <source>Scenarios: {numbers}</source>
   <translation>方案：{numbers}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/markdown.py" />
   <source>What to do: {action}</source>
   <translation>处理办法：{action}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/options.py" />
   <source>{file} is no picture that can be printed.</source>
   <translation>{file} 不是可以打印的图片。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/options.py" />
   <source>Give a PNG, JPEG or SVG file.</source>
   <translation>改用 PNG、JPEG 或 SVG 文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/sayer.py" />
   <source>{document}, row {row}</source>
   <translation>{document} 第 {row} 行</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/sayer.py" />
   <source>{first} {next}</source>
   <translation>{first}{next}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/scenarios.py" />
   <source>errors {n}</source>
   <translation>错误 {n}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/scenarios.py" />
   <source>warnings {n}</source>
   <translation>警告 {n}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/scenarios.py" />
   <source>notes {n}</source>
   <translation>说明 {n}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/scenarios.py" />
   <source>Side by side</source>
   <translation>逐项对比</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/scenarios.py" />
   <source>Bold is the least of its line, of the scenarios without errors. ★ is the preferred scenario, ≈ an estimate, – unknown.</source>
   <translation>加粗为该行中无错误方案的最小值。★ 为首选方案，≈ 为估算值，– 为未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/scenarios.py" />
   <source>Remark</source>
   <translation>备注</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/scenarios.py" />
   <source>The same in all scenarios</source>
   <translation>各方案相同</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>Left out, since they cannot be run as planned: {names}.</source>
   <translation>以下方案无法按计划运行，未参与比较：{names}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>Preferred is {name}: {facts}; {against}.</source>
   <translation>首选{name}：{facts}；{against}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>{model} is trained with {framework} on {hardware}: {facts}.</source>
   <translation>{model} 用 {framework} 在 {hardware} 上训练：{facts}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>{name}: {devices}; how long it takes is not known yet.</source>
   <translation>{name}：{devices}；训练时间尚不可知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>No scenario is preferred yet; the quickest is {quickest} ({quick_facts}), the cheapest {cheapest} ({cheap_facts}).</source>
   <translation>尚未选定方案；最快的是{quickest}（{quick_facts}），最省的是{cheapest}（{cheap_facts}）。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>none of the other scenarios is both quicker and cheaper: the quickest, {quickest}, costs {more} more, and the cheapest, {cheapest}, takes {longer} longer</source>
   <translation>没有其他方案既更快又更省：最快的{quickest}多花 {more}，最省的{cheapest}多用 {longer}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>{decision} {left_out}</source>
   <translation>{decision}{left_out}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>There is no scenario to decide on yet.</source>
   <translation>还没有可供决定的方案。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>{name} cannot be run as it is planned: {framework} on {hardware} does not support this job.</source>
   <translation>{name}不能按计划运行：{framework} 在 {hardware} 上不支持该任务。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>Preferred is {name}, which cannot be run as it is planned ({why}): {facts}.</source>
   <translation>首选为{name}，但无法按计划运行（{why}）：{facts}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>Preferred is {name}: {facts}.</source>
   <translation>首选{name}：{facts}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>At least {devices}</source>
   <translation>最少 {devices}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>{name} cannot be decided yet: neither devices nor duration are known.</source>
   <translation>{name}尚不能决定：卡数和训练时间都未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>No scenario is preferred yet, and none has a duration.</source>
   <translation>尚未选定方案，也没有方案算得出训练时间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>No scenario is preferred yet; the quickest and the cheapest is {name}: {facts}.</source>
   <translation>尚未选定方案；最快也最省的是{name}：{facts}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>of {n} scenarios none is quicker or cheaper</source>
   <translation>{n} 个方案中没有更快或更省的</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>{other} is neither slower nor dearer: {facts}</source>
   <translation>{other}不更慢也不更贵：{facts}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>it is the cheapest of {n} scenarios, and {other}, the quickest, takes {less} less for {more} more</source>
   <translation>它是 {n} 个方案中最省的；最快的{other}少用 {less}，多花 {more}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>it is the quickest of {n} scenarios, and {other}, the cheapest, takes {more} more for {less} less</source>
   <translation>它是 {n} 个方案中最快的；最省的{other}多用 {more}，少花 {less}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>done on {finish}</source>
   <translation>{finish} 完成</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>cost {cost}</source>
   <translation>费用 {cost}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>No scenario is preferred yet, and none that can be run has a duration.</source>
   <translation>尚未选定方案，可运行的方案均没有训练时间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>{minimum}, edition {edition}</source>
   <translation>{minimum}，版本 {edition}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>Scenarios of the project that this report leaves out: {n}.</source>
   <translation>本报告未包含的项目方案：{n} 个。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>within the deadline of {deadline}</source>
   <translation>在期限 {deadline} 之内</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>later than the deadline of {deadline}</source>
   <translation>超过期限 {deadline}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>{duration}, between {low} and {high}</source>
   <translation>{duration}，范围 {low} 到 {high}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>{deadline}, {verdict}</source>
   <translation>{deadline}，{verdict}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>Errors that stand against this scenario: {n}. The findings say which.</source>
   <translation>该方案有 {n} 个错误，见提示。</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/summary.py" />
   <source>Noted for it: {note}</source>
   <translation>备注：{note}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/teller.py" />
   <source>all</source>
   <translation>全部</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/words.py" />
   <source>Pretraining</source>
   <translation>预训练</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/words.py" />
   <source>SFT</source>
   <translation>微调（SFT）</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/words.py" />
   <source>DPO</source>
   <translation>DPO</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/words.py" />
   <source>RL</source>
   <translation>强化学习</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/words.py" />
   <source>{framework}, {hardware}</source>
   <translation>{framework}，{hardware}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/words.py" />
   <source>document {id}</source>
   <translation>文档 {id}</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/words.py" />
   <source>{edition} (number inferred)</source>
   <translation>{edition}（版本号为推断）</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/workbook.py" />
   <source>{title}, hours</source>
   <translation>{title}（小时）</translation>
  </message>
  <message>
   <location filename="../../ascgui/decision/workbook.py" />
   <source>Duration, hours</source>
   <translation>训练时间（小时）</translation>
  </message>
  <message>
   <location filename="../../ascgui/domain/feature_names.py" />
   <source>Full training</source>
   <translation>预训练、全参微调</translation>
  </message>
  <message>
   <location filename="../../ascgui/domain/feature_names.py" />
   <source>LoRA</source>
   <translation>LoRA</translation>
  </message>
  <message>
   <location filename="../../ascgui/domain/feature_names.py" />
   <source>Packing</source>
   <translation>多样本 pack</translation>
  </message>
  <message>
   <location filename="../../ascgui/domain/feature_names.py" />
   <source>Flash attention</source>
   <translation>Flash Attention</translation>
  </message>
  <message>
   <location filename="../../ascgui/domain/feature_names.py" />
   <source>SPTD parallelism</source>
   <translation>SPTD 并行</translation>
  </message>
  <message>
   <location filename="../../ascgui/domain/feature_names.py" />
   <source>Long sequence</source>
   <translation>长序列并行</translation>
  </message>
  <message>
   <location filename="../../ascgui/domain/feature_names.py" />
   <source>MoE</source>
   <translation>MoE 并行</translation>
  </message>
  <message>
   <location filename="../../ascgui/domain/feature_names.py" />
   <source>Dynamic length</source>
   <translation>动态句长</translation>
  </message>
  <message>
   <location filename="../../ascgui/domain/feature_names.py" />
   <source>Methods</source>
   <translation>训练方法</translation>
  </message>
  <message>
   <location filename="../../ascgui/domain/feature_names.py" />
   <source>ZeRO</source>
   <translation>ZeRO 并行</translation>
  </message>
  <message>
   <location filename="../../ascgui/domain/feature_names.py" />
   <source>Distributed optimizer</source>
   <translation>分布式优化器</translation>
  </message>
  <message>
   <location filename="../../ascgui/domain/feature_names.py" />
   <source>Recomputation</source>
   <translation>重计算</translation>
  </message>
  <message>
   <location filename="../../ascgui/domain/feature_names.py" />
   <source>SGLang</source>
   <translation>SGLang</translation>
  </message>
  <message>
   <location filename="../../ascgui/domain/feature_names.py" />
   <source>vLLM</source>
   <translation>vLLM</translation>
  </message>
  <message>
   <location filename="../../ascgui/domain/feature_names.py" />
   <source>Backend</source>
   <translation>训练后端</translation>
  </message>
  <message>
   <location filename="../../ascgui/domain/feature_names.py" />
   <source>Megatron</source>
   <translation>Megatron</translation>
  </message>
  <message>
   <location filename="../../ascgui/domain/project.py" />
   <source>Scenario {n}</source>
   <translation>方案 {n}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/answer.py" />
   <source>Throughput from {low_tps} to {high_tps}, scaling efficiency from {low_eta} to {high_eta}. {rule}</source>
   <translation>吞吐取 {low_tps} 到 {high_tps}，线性加速比取 {low_eta} 到 {high_eta}。{rule}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/assumptions.py" />
   <source>The scaling efficiency follows measurements; its range at {devices} is that of the curve through them.</source>
   <translation>线性加速比取自实测，在 {devices} 处的范围即实测曲线的范围。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/assumptions.py" />
   <source>A price is taken to be within {percent} either way.</source>
   <translation>单价的范围按上下 {percent} 计。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/assumptions.py" />
   <source>{name}: the range is not one that can be computed with, so the default is used.</source>
   <translation>{name}：该范围无法计算，因此采用默认范围。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/assumptions.py" />
   <source>{name}: the range reaches more than a million times beyond the plan's own value, {value}, so the default is used.</source>
   <translation>{name}：范围超出计划取值 {value} 的一百万倍以上，因此采用默认范围。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/assumptions.py" />
   <source>Check the number; a scale such as B may have been typed twice.</source>
   <translation>检查该数；可能重复输入了 B 等单位。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/assumptions.py" />
   <source>{name}: the range from {low} to {high} does not hold the plan's own value, {value}, so the default is used.</source>
   <translation>{name}：范围 {low} 到 {high} 不含计划自身的值 {value}，因此采用默认范围。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/assumptions.py" />
   <source>Give the smaller value first, and a range around the plan's value.</source>
   <translation>先写较小的值，且范围应包含计划的值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/assumptions.py" />
   <source>{name} is not assumed by this plan, so its range does not count.</source>
   <translation>该计划没有假定{name}，因此其范围不起作用。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/assumptions.py" />
   <source>Give its value in the plan first, or leave the range out.</source>
   <translation>先在计划中给出该值，或去掉该范围。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/assumptions.py" />
   <source>A scaling efficiency that is assumed is taken to be within {spread} either way, and not above 1.</source>
   <translation>假定的线性加速比，范围按上下 {spread} 计，且不大于 1。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/assumptions.py" />
   <source>A counted amount of data is taken to be within {percent} either way.</source>
   <translation>统计所得的数据量，范围按上下 {percent} 计。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/assumptions.py" />
   <source>An entered amount of data is taken to be within {percent} either way.</source>
   <translation>用户输入的数据量，范围按上下 {percent} 计。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/assumptions.py" />
   <source>Give two numbers above 0.</source>
   <translation>给出两个大于 0 的数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/assumptions.py" />
   <source>The range was entered.</source>
   <translation>该范围由用户输入。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/axis.py" />
   <source>The minimum table has no sequence length for this job, so there is none to vary.</source>
   <translation>最小卡数表中没有该任务的序列长度，因此没有可变化的值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/axis.py" />
   <source>Choose another model, strategy, framework or hardware, or list lengths yourself.</source>
   <translation>选择其他模型、训练策略、框架或规格，或自行列出序列长度。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/axis.py" />
   <source>{name}: the step is 0, so the range would never end.</source>
   <translation>{name}：步长为 0，范围不会结束。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/axis.py" />
   <source>Give a step above 0.</source>
   <translation>步长应大于 0。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/axis.py" />
   <source>{name}: there is no value to compute with.</source>
   <translation>{name}：没有可计算的值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/axis.py" />
   <source>Give at least one value.</source>
   <translation>至少给出一个值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/axis.py" />
   <source>{name}: these are {count} values, more than the {most} that are computed at once.</source>
   <translation>{name}：共 {count} 个值，超过一次可计算的 {most} 个。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/axis.py" />
   <source>Give a larger step or fewer values.</source>
   <translation>增大步长，或减少值的个数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/axis.py" />
   <source>{name}: {value} is not a whole number.</source>
   <translation>{name}：{value} 不是整数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/axis.py" />
   <source>Give whole numbers, and a whole step.</source>
   <translation>给出整数，步长也应为整数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/axis.py" />
   <source>{name}: the step is {step}; a range goes up.</source>
   <translation>{name}：步长为 {step}；范围应为递增。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/axis.py" />
   <source>{name}: the step is not a number that can be computed with.</source>
   <translation>{name}：步长不是可计算的数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/axis.py" />
   <source>{name}: the range goes down, from {first} to {last}, so it holds no value.</source>
   <translation>{name}：范围从 {first} 到 {last} 是递减的，因此没有任何值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/axis.py" />
   <source>Give the smaller value first.</source>
   <translation>先写较小的值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/axis.py" />
   <source>The scaling efficiency is {value}; above 1 a cluster would be faster than its parts. No duration can be given.</source>
   <translation>线性加速比为 {value}；大于 1 意味着集群比各卡之和还快。无法给出训练时间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/axis.py" />
   <source>Enter a number between 0 and 1, such as 0.9.</source>
   <translation>输入 0 到 1 之间的数，如 0.9。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/calendar.py" />
   <source>{deadline}, {left} of it for computing</source>
   <translation>{deadline}，其中可用于训练 {left}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/calendar.py" />
   <source>{deadline}</source>
   <translation>{deadline}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/calendar.py" />
   <source>No start is given, so no finish can be.</source>
   <translation>未给出开始时间，因此无法给出完成时间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/calendar.py" />
   <source>round the clock</source>
   <translation>全天候</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/calendar.py" />
   <source>{hours} h a week</source>
   <translation>每周 {hours} 小时</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/calendar.py" />
   <source>closed windows: {n}</source>
   <translation>停用时段：{n} 个</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/calendar.py" />
   <source>availability {share}</source>
   <translation>可用率 {share}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/calendar.py" />
   <source>Enter when the job starts.</source>
   <translation>输入任务的开始时间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/calendar.py" />
   <source>The finish lies beyond the year 9999, so no date is given.</source>
   <translation>完成时间超过 9999 年，因此不给出日期。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/calendar.py" />
   <source>Check the tokens, the throughput and the start.</source>
   <translation>检查 token 数、吞吐和开始时间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/calendar.py" />
   <source>The availability is {value}; it must be above 0 and at most 1.</source>
   <translation>可用率为 {value}，应大于 0 且不超过 1。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/calendar.py" />
   <source>Enter a share such as 0.95.</source>
   <translation>输入比值，如 0.95。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/calendar.py" />
   <source>The hours of a day must open before they close, between 0:00 and 24:00.</source>
   <translation>每日开放时间应先开后关，在 0:00 到 24:00 之间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/calendar.py" />
   <source>Correct the hours, or choose round the clock.</source>
   <translation>改正开放时间，或选择全天开放。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/calendar.py" />
   <source>Window {number} ends at {end}, not after its start at {start}.</source>
   <translation>时段 {number} 的结束时间 {end} 不晚于开始时间 {start}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/calendar.py" />
   <source>Give the earlier moment first.</source>
   <translation>先写较早的时间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/calendar.py" />
   <source>The repeating windows are too many, or fall together only after more than a hundred years, which is not computed.</source>
   <translation>重复时段过多，或要一百年以上才会重合一次，因此不计算。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/calendar.py" />
   <source>Let them repeat each 7, 14 or 28 days, or give them one by one.</source>
   <translation>让它们每 7、14 或 28 天重复，或逐个列出。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/calendar.py" />
   <source>Window {number} comes again each {days} days, which is not possible.</source>
   <translation>时段 {number} 每 {days} 天重复一次，这是不可能的。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/calendar.py" />
   <source>Give a whole number of days, at least 1.</source>
   <translation>天数应为不小于 1 的整数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/calendar.py" />
   <source>The cluster is never open, so no job finishes on it.</source>
   <translation>集群从不开放，因此任务无法在其上完成。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/calendar.py" />
   <source>Give hours to at least one day, and check the repeating windows.</source>
   <translation>至少为一天设置开放时间，并检查各重复时段。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/counted.py" />
   <source>padded</source>
   <translation>填充</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/counted.py" />
   <source>packed</source>
   <translation>打包</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/counted.py" />
   <source>truncated</source>
   <translation>截断</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/counted.py" />
   <source>The tokens are estimated without a tokenizer: the true count is taken to be between {low} and {high} of it.</source>
   <translation>token 数是没有分词器的估算值：真实数目按其 {low} 至 {high} 计。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/counted.py" />
   <source>counted: {evidence}</source>
   <translation>统计所得：{evidence}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/counted.py" />
   <source>{name} ({size}, sha256 {hash})</source>
   <translation>{name}（{size}，sha256 {hash}）</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/counted.py" />
   <source>estimated: {evidence}</source>
   <translation>估算：{evidence}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/counted.py" />
   <source>{part}</source>
   <translation>{part}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/counted.py" />
   <source>longer samples left out</source>
   <translation>略过过长的样本</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/counted.py" />
   <source>only a part was scanned</source>
   <translation>只扫描了一部分</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/counted.py" />
   <source>estimated without a tokenizer, ×{low}…{high}</source>
   <translation>没有分词器的估算值，×{low}…{high}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/counted.py" />
   <source>{valid} of {rows} rows</source>
   <translation>{rows} 行中的 {valid} 行</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/counted.py" />
   <source>{framework}, {how}, sequence length {length}</source>
   <translation>{framework}，{how}，序列长度 {length}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/counted.py" />
   <source>{n} more files</source>
   <translation>另有 {n} 个文件</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/counted.py" />
   <source>{size} together</source>
   <translation>共 {size}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/counted.py" />
   <source>{name} ({size})</source>
   <translation>{name}（{size}）</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/counted.py" />
   <source>no template</source>
   <translation>无模板</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/counted.py" />
   <source>template {name}</source>
   <translation>模板 {name}</translation>
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
   <source>With these failures the training would not end.</source>
   <translation>按这样的故障频率，训练无法完成。</translation>
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
   <source>epochs</source>
   <translation>训练轮数</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{tokens}</source>
   <translation>{tokens}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>per device</source>
   <translation>每卡/DIE</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>per card of 2 devices, halved here</source>
   <translation>每张物理卡（2 DIE），此处减半</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>measured {tps}</source>
   <translation>实测 {tps}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>the deadline × goodput</source>
   <translation>期限 × 有效训练占比</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>what the calendar leaves of it for computing</source>
   <translation>按日历可用于训练的部分</translation>
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
   <source>{tokens} ÷ ({tps} × {devices}) × {efficiency} ÷ {goodput} = {seconds} s = {duration}</source>
   <translation>{tokens} ÷ ({tps} × {devices}) × {efficiency} ÷ {goodput} = {seconds} s = {duration}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Meanwhile the cluster is closed for {closed}.</source>
   <translation>期间集群停用 {closed}。</translation>
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
   <source>number of devices</source>
   <translation>卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>by the curve through the measurements of {source}, which is 1 on {reference}</source>
   <translation>按 {source} 的实测曲线，在 {reference} 上为 1</translation>
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
   <source>{rate} as published ({scope}) = {tps}</source>
   <translation>发布值 {rate}（{scope}）= {tps}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{tps}, between {low} and {high}</source>
   <translation>{tps}，范围 {low} 到 {high}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Of the deadline of {deadline}, the calendar leaves {left} for computing.</source>
   <translation>期限 {deadline} 中，按日历可用于训练的为 {left}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Of the deadline of {deadline}, saves and failures leave {left} for training</source>
   <translation>期限 {deadline} 中，扣除保存与故障后可用于训练的时间为 {left}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>what the calendar leaves of the deadline × goodput</source>
   <translation>期限中按日历可用于训练的部分 × 有效训练占比</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>time for training</source>
   <translation>可用于训练的时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Devices for the deadline</source>
   <translation>按期限所需卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>exact {exact}, recommended {recommended}, by the printed formula {published}</source>
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
   <source>{tokens} ÷ ({tps} × {devices} × {efficiency}) ÷ {goodput} = {seconds} s = {duration}</source>
   <translation>{tokens} ÷ ({tps} × {devices} × {efficiency}) ÷ {goodput} = {seconds} s = {duration}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{duration} of computing take {open} of open time at an availability of {share}</source>
   <translation>可用率为 {share} 时，{duration} 的训练需要 {open} 的开放时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{start} + {open} + {closed} = {finish}</source>
   <translation>{start} + {open} + {closed} = {finish}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{start} + {duration} = {finish}</source>
   <translation>{start} + {duration} = {finish}</translation>
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
   <source>Printed formula, multiplied by η: {d}</source>
   <translation>文档公式（乘以 η）：{d}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>tokens per epoch</source>
   <translation>每轮 token 数</translation>
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
   <source>computed</source>
   <translation>计算得出</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>availability</source>
   <translation>可用率</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>the plan's calendar</source>
   <translation>计划的日历</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>time in which the cluster is closed</source>
   <translation>集群停用的时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Without breaks, interruptions and restarts.</source>
   <translation>不计停顿、中断和重启。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Without breaks; saves and failures are in the duration.</source>
   <translation>不含停顿；保存与故障已计入训练时间。</translation>
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
   <location filename="../../ascgui/estimator/documents.py" />
   <source>Document {minimum} says that {model} with {strategies} is not supported on {framework}, document {features} prints “{printed}” for it. One of the two is wrong.</source>
   <translation>文档 {minimum} 称 {framework} 不支持 {model} 的 {strategies}，文档 {features} 对此印的是“{printed}”，两者必有一误。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/documents.py" />
   <source>Ask the vendor which of the two holds, or try the job on a small cluster.</source>
   <translation>向厂商确认以哪份为准，或先在小集群上试跑。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/documents.py" />
   <source>Document {features} prints “{printed}” for {model} on {framework}, but document {minimum} has no entry with {strategies}: it is said to run, on how many devices is unknown.</source>
   <translation>文档 {features} 对 {framework} 上的 {model} 印的是“{printed}”，文档 {minimum} 却没有 {strategies} 的条目：按文档可以运行，需要多少卡未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/documents.py" />
   <source>Ask the vendor for the minimum, or try the job on a small cluster.</source>
   <translation>向厂商询问最小卡数，或先在小集群上试跑。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/documents.py" />
   <source>Document {minimum} gives minimum devices for {model} on {framework}, but document {features} has no row for it in the table of that framework: which features it supports there is unknown.</source>
   <translation>文档 {minimum} 给出 {model} 在 {framework} 上的最小卡数，文档 {features} 中该框架的表却没有该模型的行：在该框架上支持哪些特性未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/documents.py" />
   <source>Ask the vendor, or try the job on a small cluster before you commit.</source>
   <translation>确定方案之前向厂商确认，或先在小集群上试跑。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/documents.py" />
   <source>{model} stands in document {document} but not in document {other}: which features it supports is unknown.</source>
   <translation>{model} 在文档 {document} 中有，在文档 {other} 中没有：其支持的训练特性未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/documents.py" />
   <source>row {row}</source>
   <translation>第 {row} 行</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/documents.py" />
   <source>{model} stands in document {document} but not in document {other}: how many devices it needs is unknown.</source>
   <translation>{model} 在文档 {document} 中有，在文档 {other} 中没有：其最小卡数未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/documents.py" />
   <source>table {table}, row {row}</source>
   <translation>表 {table} 第 {row} 行</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/documents.py" />
   <source>Treat what the missing document would say as unknown.</source>
   <translation>缺少的那份文档本应说明的内容，一律按未知处理。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/documents.py" />
   <source>no row for this model</source>
   <translation>没有该模型的行</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/documents.py" />
   <source>no row for this job</source>
   <translation>没有该任务的行</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>{value} {unit}</source>
   <translation>{value} {unit}</translation>
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
   <source>A rate of a near job is taken to be within {percent} either way, and a fifth lower for each doubling from the row's sequence length to the plan's.</source>
   <translation>相近任务的吞吐，范围按上下 {percent} 计；从该行的序列长度到计划的序列长度每翻一倍，下限再降低五分之一。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>{tps}</source>
   <translation>{tps}</translation>
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
   <source>An entered rate is taken to be within {percent} either way.</source>
   <translation>用户输入的吞吐，范围按上下 {percent} 计。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>Entered by the user.</source>
   <translation>用户输入。</translation>
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
   <source>A rate of a near job is taken to be within {percent} either way, and for each doubling between the sequence lengths a fifth lower and a quarter higher.</source>
   <translation>相近任务的吞吐按上下 {percent} 计，序列长度每相差一倍，下限再低五分之一，上限再高四分之一。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>A rate of a near job is taken to be within {percent} either way, and a quarter higher for each doubling from the plan's sequence length to the row's.</source>
   <translation>相近任务的吞吐按上下 {percent} 计，从计划的序列长度到该行的序列长度每增加一倍，上限再高四分之一。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>{rate} for {model}</source>
   <translation>{model}：{rate}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/failure_loss.py" />
   <source>J. T. Daly, A higher order estimate of the optimum checkpoint interval for restart dumps, 2006: the expected time of an interval with its save, under failures at random.</source>
   <translation>J. T. Daly，A higher order estimate of the optimum checkpoint interval for restart dumps，2006：随机故障下一个间隔连同其保存的期望时间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/failure_loss.py" />
   <source>entered on the Checkpoints page</source>
   <translation>在“检查点”页输入</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/failure_loss.py" />
   <source>a save of {save} every {interval}, a failure every {mean}, restart {restart}</source>
   <translation>每 {interval} 保存一次（耗时 {save}），平均每 {mean} 故障一次，重启 {restart}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/failure_loss.py" />
   <source>The interval is close to the best one, {best}.</source>
   <translation>该间隔接近最佳间隔 {best}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/failure_loss.py" />
   <source>goodput</source>
   <translation>有效训练占比</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/failure_loss.py" />
   <source>{time}</source>
   <translation>{time}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/failure_loss.py" />
   <source>A save every {best} would lose the least.</source>
   <translation>每 {best} 保存一次损失最小。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/failure_loss.py" />
   <source>{interval} ÷ ({mean} × e^({restart} ÷ {mean}) × (e^(({interval} + {save}) ÷ {mean}) − 1)) = {goodput}</source>
   <translation>{interval} ÷ ({mean} × e^({restart} ÷ {mean}) × (e^(({interval} + {save}) ÷ {mean}) − 1)) = {goodput}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/failure_loss.py" />
   <source>{lost} are added</source>
   <translation>增加 {lost}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/failure_loss.py" />
   <source>The duration includes saves, restarts and lost work: {lost} of {duration}. Failures expected: {n}.</source>
   <translation>训练时间已计入保存、重启与丢失的训练：{duration} 中占 {lost}，预计故障 {n} 次。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/failure_loss.py" />
   <source>{training} of training ÷ {goodput} = {duration}</source>
   <translation>训练 {training} ÷ {goodput} = {duration}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/failure_loss.py" />
   <source>Of what is added, saves alone take {saves}</source>
   <translation>增加的部分中，仅保存就占 {saves}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/failure_loss.py" />
   <source>Failures expected: {n}</source>
   <translation>预计故障次数：{n}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/failure_loss.py" />
   <source>Taken the same for every number of devices.</source>
   <translation>各卡数取相同的值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/failure_loss.py" />
   <source>With these failures hardly any interval passes without one, so the training would not end and no duration is given.</source>
   <translation>按这样的故障频率，几乎每个间隔都会遇到故障，训练无法完成，因此不给出训练时间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/failure_loss.py" />
   <source>Check the mean time between failures, and save more often.</source>
   <translation>检查平均故障间隔，并缩短保存间隔。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/failure_loss.py" />
   <source>training between two saves</source>
   <translation>两次保存之间的训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/failure_loss.py" />
   <source>time of a save</source>
   <translation>单次保存耗时</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/failure_loss.py" />
   <source>mean time between failures</source>
   <translation>平均故障间隔</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/failure_loss.py" />
   <source>restart after a failure</source>
   <translation>重启耗时</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The deadline of {deadline} is met by the expected duration, but not by the longest of its range, {high}.</source>
   <translation>按预期训练时间可满足期限 {deadline}，但按范围上限 {high}则不能满足。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The deadline of {deadline} is missed: the job takes {duration}.</source>
   <translation>无法满足期限 {deadline}：任务需要 {duration}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Choose another framework, hardware, strategy or sequence length.</source>
   <translation>选择其他框架、规格、训练策略或序列长度。</translation>
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
   <source>{few} would meet the deadline if the job fits on so few, which is unknown; {many} are recommended, as jobs of fewer than 8 usually run on 8.</source>
   <translation>如果 {few} 能容纳该任务（未知），即可满足期限；推荐 {many}，因为小于 8 卡一般使用 8 卡训练。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>{few} would do; {many} are recommended, as jobs of fewer than 8 usually run on 8.</source>
   <translation>{few} 即可；推荐 {many}，因为小于 8 卡一般使用 8 卡训练。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The scaling efficiency follows the curve through the measurements of {source}: {eta} on {devices}, relative to {reference}. The curve was measured up to there.</source>
   <translation>线性加速比取自 {source} 的实测曲线：{devices} 时为 {eta}（相对于 {reference}），在实测范围之内。</translation>
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
   <source>By the calendar the cluster is closed from the start to the deadline, so nothing meets it.</source>
   <translation>按日历，集群从开始到期限一直停用，无法在期限内完成。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Allow more time, or change the calendar or the start.</source>
   <translation>放宽期限，或修改日历或开始时间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>By the calendar the deadline of {deadline} leaves {left} for computing: the expected duration fits, the longest of its range, {high}, does not.</source>
   <translation>按日历，期限 {deadline} 中可用于训练的为 {left}：预期训练时间在其内，范围内最长的 {high} 超出。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The deadline of {deadline} is missed: by the calendar it leaves {left} for computing, and the job takes {duration}.</source>
   <translation>超出期限 {deadline}：按日历可用于训练的为 {left}，而任务需要 {duration}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The minimum table of edition {edition} has no entry for {job}. That does not mean that it is not supported: it is not known whether it runs, nor on how many devices.</source>
   <translation>版本 {edition} 的最小卡数表中没有 {job}。这不等于不支持：能否运行、需要多少卡均未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>No device computes as fast as the throughput says: {model} at {tps} per device would take {times} times the peak of {hardware}.</source>
   <translation>没有卡/DIE 能达到该吞吐：{model} 按每卡/DIE {tps} 计算，需要 {hardware} 峰值算力的 {times} 倍。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Check that it is in tokens per second and per device.</source>
   <translation>确认单位是每卡每秒 token 数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The tokens were estimated without a tokenizer: the true count is between {low} and {high} of them. Duration and cost have a range that is as wide.</source>
   <translation>token 数是没有分词器的估算值：真实数目为其 {low} 至 {high}，时长和费用的范围也因此放宽。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Scan the data again with the model's tokenizer, or enter a count that you know.</source>
   <translation>用该模型的分词器重新扫描数据，或填写已知的数目。</translation>
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
   <source>Choose exact rounding to use {few}.</source>
   <translation>取整方式改为“精确”，即可使用 {few}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The scaling efficiency follows the curve through the measurements of {source}: {eta} on {devices}, relative to {reference}. There it is an extrapolation.</source>
   <translation>线性加速比取自 {source} 的实测曲线：{devices} 时为 {eta}（相对于 {reference}），此处是外推。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The scaling efficiency follows the curve through the measurements of {source}: {eta} on {devices}, relative to {reference}. No measurement supports it so far out.</source>
   <translation>线性加速比取自 {source} 的实测曲线：{devices} 时为 {eta}（相对于 {reference}），此处没有实测依据。</translation>
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
   <source>Finish and deadline follow the plan's calendar: {calendar}.</source>
   <translation>完成时间和期限按计划的日历计算：{calendar}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>How it differs is unknown.</source>
   <translation>差异未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>No document prints the number of edition {edition}; it was inferred from public pages. The figures themselves are printed.</source>
   <translation>各文档均未注明版本号 {edition}，该版本号根据公开网页推断；表中数字均出自文档。</translation>
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
   <source>With {devices} the last node is only partly used: {idle} left idle.</source>
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
   <source>The scaling efficiency follows the curve through the measurements of {source}.</source>
   <translation>线性加速比取自 {source} 的实测曲线。</translation>
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
   <translation>最小卡数表只包含预训练和微调（SFT）。偏好训练（DPO）还要加载参考模型，可能需要更多卡。</translation>
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
   <source>Allow more time, and check the tokens and the throughput.</source>
   <translation>放宽期限，并检查 token 数和吞吐。</translation>
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
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The deadline would need more than ten million devices, so none are given.</source>
   <translation>满足该期限需要一千万卡以上，因此不给出卡数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>By the measured scaling no number of devices meets the deadline: each further one adds less than the others lose. So none are given.</source>
   <translation>按实测的线性加速比，任何卡数都不能按期完成：每增加一卡带来的收益小于其余各卡的损失，因此不给出卡数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>No duration can be given.</source>
   <translation>无法给出训练时间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Failures are not included.</source>
   <translation>未计入故障。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The amount of training data is not given, so there is no duration.</source>
   <translation>未给出训练数据量，因此没有训练时间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The measured scaling of this plan does not hold two different numbers of devices, so the scaling efficiency is taken as constant.</source>
   <translation>该计划的实测中没有两种不同的卡数，因此线性加速比按常数计算。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Measure the job on a second number of devices.</source>
   <translation>在另一种卡数上测量该任务。</translation>
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
   <source>Failures are to be included, but not all that they hang on is given.</source>
   <translation>要计入故障，但所需的数值不全。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Give {what} on the Checkpoints page or in the file.</source>
   <translation>在“检查点”页或文件中给出{what}。</translation>
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
   <source>The save interval</source>
   <translation>保存间隔</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The time of a save</source>
   <translation>单次保存耗时</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The mean time between failures</source>
   <translation>重启耗时</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The restart time</source>
   <translation>重启耗时</translation>
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
   <source>The plan has a calendar but no start, so the deadline counts as if the cluster worked round the clock.</source>
   <translation>计划有日历但没有开始时间，因此期限按集群全天候工作计算。</translation>
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
   <source>Enter at most {most}, such as 0.9.</source>
   <translation>输入不大于 {most} 的数，如 0.9。</translation>
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
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>the save interval</source>
   <translation>保存间隔</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>the time of a save</source>
   <translation>单次保存耗时</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>the mean time between failures</source>
   <translation>平均故障间隔</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>Rounded up to whole seconds: {seconds} s</source>
   <translation>向上取整为整秒：{seconds} s</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>{tps} × {devices} × {seconds} × {efficiency} ÷ {shared} = {raw}</source>
   <translation>{tps} × {devices} × {seconds} × {efficiency} ÷ {shared} = {raw}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>With the time in which the cluster is closed: {seconds} s</source>
   <translation>计入集群停用时间：{seconds} 秒</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>{tokens} ÷ ({devices} × {seconds}) × {efficiency} = {raw}</source>
   <translation>{tokens} ÷ ({devices} × {seconds}) × {efficiency} = {raw}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>{tokens} ÷ ({devices} × {seconds} × {efficiency}) = {raw}</source>
   <translation>{tokens} ÷ ({devices} × {seconds} × {efficiency}) = {raw}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>{tps} × {devices} × {seconds} ÷ {tokens} = {raw}</source>
   <translation>{tps} × {devices} × {seconds} ÷ {tokens} = {raw}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>{tokens} ÷ ({tps} × {devices} × {seconds}) = {raw}</source>
   <translation>{tokens} ÷ ({tps} × {devices} × {seconds}) = {raw}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>Sequence length {seq_len} needs at least {least}.</source>
   <translation>序列长度 {seq_len} 最少需要 {least}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>{tps} × {devices} × {seconds} ÷ {efficiency} ÷ {shared} = {raw}</source>
   <translation>{tps} × {devices} × {seconds} ÷ {efficiency} ÷ {shared} = {raw}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>The plan's own throughput is {tps}, {ratio} times that.</source>
   <translation>计划自身的吞吐为 {tps}，是其 {ratio} 倍。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>The devices do not train a single token within this time.</source>
   <translation>在该时间内，这些卡连一个 token 也训练不完。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>The value is beyond what can be planned, so none is given.</source>
   <translation>该值超出可规划的范围，因此不给出。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>Check the deadline, the devices and the throughput.</source>
   <translation>检查期限、卡数和吞吐。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>Tokens per epoch that fit</source>
   <translation>可容纳的每轮 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>Rounded down to whole epochs: {count}</source>
   <translation>向下取整为整轮：{count}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>Less than one epoch, rounded down: {count}</source>
   <translation>不足一轮，向下取整：{count}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>Epochs that fit</source>
   <translation>可容纳的训练轮数</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>{count} epochs</source>
   <translation>{count} 轮</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>Throughput needed</source>
   <translation>所需吞吐</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>Scaling efficiency needed</source>
   <translation>所需线性加速比</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>{value}</source>
   <translation>{value}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>Longest sequence length</source>
   <translation>最大序列长度</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>Looked up in document {document}, edition {edition}.</source>
   <translation>查自文档 {document}，版本 {edition}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>The budget must be a number above 0.</source>
   <translation>预算应为大于 0 的数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>Enter an amount such as {example}.</source>
   <translation>输入金额，如 {example}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>Time that a budget buys</source>
   <translation>预算可用的时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>{amount} ÷ ({cards} × {price}) = {hours} h</source>
   <translation>{amount} ÷ ({cards} × {price}) = {hours} h</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>{duration}</source>
   <translation>{duration}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>The plan is not complete, so this cannot be answered.</source>
   <translation>计划信息不完整，因此无法得出结果。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>Complete the plan first.</source>
   <translation>先补全计划。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>The throughput needed, {needed}, is above the highest that the evidence allows for, {high}.</source>
   <translation>所需吞吐 {needed} 高于依据所允许的最大值 {high}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>Use more devices or allow more time, unless a measurement shows it.</source>
   <translation>除非有实测结果，否则应增加卡数或放宽期限。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>Rounded down to whole tokens: {count}</source>
   <translation>向下取整：{count} token</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>{devices} would need a scaling efficiency of {value}; above 1 a cluster would be faster than its parts.</source>
   <translation>{devices} 需要线性加速比达到 {value}；大于 1 意味着集群比各卡之和还快。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>Use more devices, allow more time, or raise the throughput.</source>
   <translation>增加卡数、放宽期限，或提高吞吐。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>The minimum table has no sequence length for this job.</source>
   <translation>最小卡数表中没有该任务的序列长度。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>Choose another model, strategy, framework or hardware.</source>
   <translation>选择其他模型、训练策略、框架或规格。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>No sequence length of this job fits {devices}; length {seq_len} needs {least}.</source>
   <translation>{devices} 不足以支持该任务的任何序列长度；序列长度 {seq_len} 需要 {least}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>The minimum table has no longer sequence length for this job; whether one runs is unknown.</source>
   <translation>最小卡数表中没有该任务更长的序列长度；更长的能否运行未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>No price per card-hour is given, so a budget buys no known time.</source>
   <translation>未给出每物理卡·小时单价，因此无法得知预算可用的时间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>Enter the price per card-hour.</source>
   <translation>输入每物理卡·小时单价。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>The job costs {cost}, more than the budget of {amount}.</source>
   <translation>该任务的费用为 {cost}，超过预算 {amount}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>Train on fewer tokens or epochs, or find a cheaper way; more devices do not make it cheaper.</source>
   <translation>减少 token 数或训练轮数，或选择更便宜的运行方式；增加卡数不会降低费用。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/inverse.py" />
   <source>budget</source>
   <translation>预算</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/naming.py" />
   <source>pretraining</source>
   <translation>预训练</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/naming.py" />
   <source>supervised fine-tuning</source>
   <translation>微调（SFT）</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/naming.py" />
   <source>preference training (DPO)</source>
   <translation>偏好训练（DPO）</translation>
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
   <location filename="../../ascgui/estimator/parametric.py" />
   <source>One or two inputs can be varied at a time.</source>
   <translation>一次可变化一个或两个输入。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/parametric.py" />
   <source>Choose one input, or two.</source>
   <translation>选择一个或两个输入。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/parametric.py" />
   <source>{name} is varied twice.</source>
   <translation>{name} 选了两次。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/parametric.py" />
   <source>Choose another input for one of the two.</source>
   <translation>为其中之一选择其他输入。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/parametric.py" />
   <source>The two inputs together make {count} points, more than the {most} that are computed at once.</source>
   <translation>两个输入组合成 {count} 个点，超过一次可计算的 {most} 个。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/parametric.py" />
   <source>The minimum table says that these sequence lengths are not supported: {lengths}. They have no figures.</source>
   <translation>最小卡数表写明不支持这些序列长度：{lengths}。它们没有数字。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/parametric.py" />
   <source>The minimum table has no entry for these sequence lengths: {lengths}. Their figures have no minimum.</source>
   <translation>最小卡数表中没有这些序列长度：{lengths}。它们的数字没有最小卡数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/rate_differences.py" />
   <source>The rate is of {row}, the plan is {plan}; which of the two is faster is unknown.</source>
   <translation>吞吐来自 {row}，计划为 {plan}；二者哪个更快未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/rate_differences.py" />
   <source>The rate is of {row}, another model than {plan}.</source>
   <translation>吞吐来自 {row}，与计划的 {plan} 不是同一模型。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/rate_differences.py" />
   <source>The rate is of full training, the plan is LoRA, which computes fewer gradients and is usually faster: the plan is likely to take less time.</source>
   <translation>吞吐来自 full 训练，计划为 LoRA；LoRA 计算的梯度较少，通常更快：计划的训练时间可能更短。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/rate_differences.py" />
   <source>The rate is of LoRA, the plan is full training, which computes more gradients and is usually slower: the plan is likely to take more time.</source>
   <translation>吞吐来自 LoRA，计划为 full 训练；full 训练计算的梯度较多，通常更慢：计划的训练时间可能更长。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/rate_differences.py" />
   <source>The rate is of {row}, the plan is PPO, which trains a critic as well: the plan is likely to take more time.</source>
   <translation>吞吐来自 {row}，计划为 PPO；PPO 还要训练 critic 模型：计划的训练时间可能更长。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/rate_differences.py" />
   <source>The rate is of PPO, which trains a critic as well, the plan is {plan}: the plan is likely to take less time.</source>
   <translation>吞吐来自 PPO，还要训练 critic 模型；计划为 {plan}：计划的训练时间可能更短。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/rate_differences.py" />
   <source>The rate is of {row}, the plan is preference training (DPO), which runs a reference model as well: the plan is likely to take more time.</source>
   <translation>吞吐来自{row}，计划为偏好训练（DPO）；DPO 还要运行参考模型：计划的训练时间可能更长。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/rate_differences.py" />
   <source>The rate is of preference training (DPO), which runs a reference model as well, the plan is {plan}: the plan is likely to take less time.</source>
   <translation>吞吐来自偏好训练（DPO），还要运行参考模型；计划为{plan}：计划的训练时间可能更短。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/rate_differences.py" />
   <source>The rate is of pretraining, whose sequences are full; the plan is supervised fine-tuning, whose samples leave padding unless they are packed: the plan is likely to take more time.</source>
   <translation>吞吐来自预训练，序列是填满的；计划为微调（SFT），样本不打包就会有填充：计划的训练时间可能更长。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/rate_differences.py" />
   <source>The rate is of supervised fine-tuning, whose samples may leave padding; the plan is pretraining, whose sequences are full: the plan is likely to take less time.</source>
   <translation>吞吐来自微调（SFT），样本可能有填充；计划为预训练，序列是填满的：计划的训练时间可能更短。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/rate_differences.py" />
   <source>The sequence length of the rate is {row}, the plan's is {plan}. Longer sequences cost more per token: the plan is likely to take more time.</source>
   <translation>吞吐的序列长度为 {row}，计划的为 {plan}。序列越长，每 token 的开销越大：计划的训练时间可能更长。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/rate_differences.py" />
   <source>The rate is of {row}, the plan is {plan}: these are different kinds of work, and the rate says nothing about the plan.</source>
   <translation>吞吐来自{row}，计划为{plan}：二者是不同类型的任务，该吞吐不能用于该计划。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/rate_differences.py" />
   <source>The rate was reached with {row}, the plan uses {plan}.</source>
   <translation>吞吐由 {row} 得出，计划使用 {plan}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/rate_differences.py" />
   <source>The rate was reached on {row}, the plan uses {plan}.</source>
   <translation>吞吐在 {row} 上得出，计划使用 {plan}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/rate_differences.py" />
   <source>The publication does not say whether the rate is per device, per card or per node, so it is shown and cannot be chosen.</source>
   <translation>发布内容没有说明吞吐是按卡/DIE、按物理卡还是按节点，因此只显示，不能选用。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/rate_differences.py" />
   <source>The published value is doubtful: {note}</source>
   <translation>发布值存疑：{note}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/rate_differences.py" />
   <source>The rate is of {row}, which has the same architecture figures as {plan}.</source>
   <translation>吞吐来自 {row}，其结构参数与 {plan} 相同。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/rate_differences.py" />
   <source>The sequence length of the rate is unknown; the plan's is {plan}.</source>
   <translation>吞吐的序列长度未知；计划的为 {plan}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/rate_differences.py" />
   <source>The sequence length of the rate is {row}, the plan's is {plan}; which of the two is faster is unknown.</source>
   <translation>吞吐的序列长度为 {row}，计划的为 {plan}；二者哪个更快未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/rate_differences.py" />
   <source>The sequence length of the rate is {row}, the plan's is {plan}. Shorter sequences cost less per token: the plan is likely to take less time.</source>
   <translation>吞吐的序列长度为 {row}，计划的为 {plan}。序列越短，每 token 的开销越小：计划的训练时间可能更短。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/scaling.py" />
   <source>constant</source>
   <translation>常数</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/scaling.py" />
   <source>power law</source>
   <translation>幂律</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/scaling.py" />
   <source>Amdahl's law</source>
   <translation>Amdahl 定律</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/scaling.py" />
   <source>Measured on {n} device counts from {first} to {last}. Between them the curve follows the measurements; up to {limit} it is an extrapolation; beyond that no measurement supports it.</source>
   <translation>在 {first} 到 {last} 的 {n} 种卡数上实测。其间曲线依据实测值；到 {limit} 为止是外推；超过后没有实测依据。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/scaling.py" />
   <source>Used: {shape}. No shape comes within {tolerance} of each point; this one lies closest, up to {worst} off.</source>
   <translation>采用：{shape}。没有一种形式与每个点的偏差都在 {tolerance} 以内；它最接近，最大偏差 {worst}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/scaling.py" />
   <source>The points lie within {tolerance} of one value, so no loss is seen.</source>
   <translation>各点都在同一值的 {tolerance} 以内，没有看到效率损失。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/scaling.py" />
   <source>Used: {shape}, the simplest shape that comes within {tolerance} of each point.</source>
   <translation>采用：{shape}，即与每个点的偏差都在 {tolerance} 以内的最简单形式。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/scaling.py" />
   <source>Used: {shape}. No shape comes within {tolerance} of each point; this one has the least AICc and lies up to {worst} off.</source>
   <translation>采用：{shape}。没有一种形式与每个点的偏差都在 {tolerance} 以内；它的 AICc 最小，最大偏差 {worst}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/scaling.py" />
   <source>The points fall off. They do not tell a power law from Amdahl's law, so the range spans both.</source>
   <translation>各点呈下降趋势。它们无法区分幂律和 Amdahl 定律，因此范围涵盖二者。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/sensitivity.py" />
   <source>The deadline is met with {percent}, if the ranges hold.</source>
   <translation>如果各范围成立，满足期限的概率为 {percent}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/sensitivity.py" />
   <source>Half of the draws take at most {median}, nine of ten at most {late}.</source>
   <translation>一半的抽样不超过 {median}，九成的抽样不超过 {late}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/sensitivity.py" />
   <source>The deadline is met with more than 99 %, if the ranges hold.</source>
   <translation>如果各范围成立，满足期限的概率大于 99 %。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/sensitivity.py" />
   <source>The deadline is met with less than 1 %, if the ranges hold.</source>
   <translation>如果各范围成立，满足期限的概率小于 1 %。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/sensitivity.py" />
   <source>{draws} draws with seed {seed}; the same seed gives the same draws. Each assumption is drawn on its own, as if none had to do with another.</source>
   <translation>共抽样 {draws} 次，种子为 {seed}；种子相同则抽样相同。每个假设单独抽样，视为互不相关。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/sensitivity.py" />
   <source>Duration and cost are those of the plan's own devices; they do not grow with the need.</source>
   <translation>训练时间和费用按计划自身的卡数计算，不随所需卡数增加。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/sensitivity.py" />
   <source>The plan has no duration, so there is nothing that depends on its assumptions.</source>
   <translation>该计划没有训练时间，因此没有取决于其假设的内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/sensitivity.py" />
   <source>Saves and failures are taken as the plan says, with goodput {goodput} in each draw; how many failures a job really meets is not drawn.</source>
   <translation>保存与故障按计划计算，每次抽样的有效训练占比均为 {goodput}；任务实际遇到的故障次数不参与抽样。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/sensitivity.py" />
   <source>No evidence gives the ranges of {names}; they are defaults, and the chance is only as good as they are.</source>
   <translation>{names} 的范围没有依据，采用的是默认值；概率的可信程度取决于这些默认值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/sensitivity.py" />
   <source>{name}: two halves of a normal distribution with {value} in the middle, a tenth of the draws below {low} and a tenth above {high}. {rule}</source>
   <translation>{name}：以 {value} 为中心、由两个半边组成的正态分布，十分之一的抽样低于 {low}，十分之一高于 {high}。{rule}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/sensitivity.py" />
   <source>{name}: a triangular distribution from {low} to {high} with {value} as the most likely. {rule}</source>
   <translation>{name}：从 {low} 到 {high} 的三角分布，最可能的值为 {value}。{rule}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>Unknown: the minimum table of edition {edition} has no entry for {job}.</source>
   <translation>未知：版本 {edition} 的最小卡数表中没有 {job}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>table {table}, row {row}: {model}, {feature}: {printed}</source>
   <translation>表 {table} 第 {row} 行：{model}，{feature}：{printed}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>{model}, {feature}: {printed}</source>
   <translation>{model}，{feature}：{printed}</translation>
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
   <translation>未知：最小卡数表只包含预训练和微调（SFT），不含 DPO。</translation>
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
   <source>The longer sequence length {seq_len} needs at least {devices}; this job should not need more.</source>
   <translation>更长的序列长度 {seq_len} 至少需要 {devices}；本任务不应需要更多。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>The shorter sequence length {seq_len} needs at least {devices}; this job should not need fewer.</source>
   <translation>更短的序列长度 {seq_len} 至少需要 {devices}；本任务不应需要更少。</translation>
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
   <source>{n}</source>
   <translation>{n}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>row {row}: not supported</source>
   <translation>第 {row} 行：不支持</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>row {row}: {devices}</source>
   <translation>第 {row} 行：{devices}</translation>
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
   <location filename="../../ascgui/estimator/timeline.py" />
   <source>Checkpoint {n}</source>
   <translation>检查点 {n}</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/timeline.py" />
   <source>End of epoch {n}</source>
   <translation>第 {n} 轮结束</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/timeline.py" />
   <source>Closed</source>
   <translation>停用</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/timeline.py" />
   <source>Open again</source>
   <translation>重新开放</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/timeline.py" />
   <source>There are too many checkpoints to show; one in {step} is shown, {count} in all.</source>
   <translation>检查点过多，无法全部显示；每 {step} 个显示一个，共 {count} 个。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/timeline.py" />
   <source>There are too many epochs to show; the end of one in {step} is shown, {count} in all.</source>
   <translation>轮数过多，无法全部显示；每 {step} 轮显示一次结束时间，共 {count} 轮。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/timeline.py" />
   <source>The cluster closes more than {count} times, so pauses are not shown.</source>
   <translation>集群停用超过 {count} 次，因此不显示停用时段。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/timeline.py" />
   <source>The time between checkpoints must be above 0, so none are shown.</source>
   <translation>检查点的间隔时间应大于 0，因此没有显示检查点。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/timeline.py" />
   <source>Enter a time such as {example}.</source>
   <translation>输入时间，如 {example}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/ways.py" />
   <source>has errors</source>
   <translation>有错误</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/ways.py" />
   <source>below minimum</source>
   <translation>低于最小卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/ways.py" />
   <source>odd number of DIE</source>
   <translation>DIE 数为奇数</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/ways.py" />
   <source>The throughput of the plan holds for its own framework and hardware only.</source>
   <translation>计划中的吞吐只适用于计划的框架和规格。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/ways.py" />
   <source>The measured scaling of the plan holds for its own framework and hardware only; the scaling efficiency here is {value}.</source>
   <translation>计划中实测的线性加速比只适用于计划的框架和规格；此处的线性加速比为 {value}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/ways.py" />
   <source>The price is that of a card of {planned}; one of {hardware} may cost another.</source>
   <translation>该单价是 {planned} 物理卡的单价；{hardware} 的单价可能不同。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/ways.py" />
   <source>No edition has a minimum for this job on any framework and hardware.</source>
   <translation>任何版本都没有该任务在任何框架和规格上的最小卡数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/ways.py" />
   <source>Choose another sequence length or strategy; the catalog lists what there is.</source>
   <translation>选择其他序列长度或训练策略；可选项见资料库。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/ways.py" />
   <source>No option has a duration, so they can only be compared by their devices.</source>
   <translation>没有一种运行方式有训练时间，因此只能按卡数比较。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/ways.py" />
   <source>Enter data and a throughput, or choose a job with a published rate.</source>
   <translation>输入数据量和吞吐，或选择有发布吞吐的任务。</translation>
  </message>
  <message>
   <location filename="../../ascgui/estimator/ways.py" />
   <source>The job is not complete, so the ways to run it are unknown.</source>
   <translation>任务信息不完整，因此可用的运行方式未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/guide/chapters.py" />
   <source>The Data page and “ascgui dataset scan” tell of these. Below each code stand what it means, what each framework does about it, and what to do.</source>
   <translation>“数据”页和“ascgui dataset scan”会给出这些问题。代码下面依次是：含义、各框架的处理方式和处理办法。</translation>
  </message>
  <message>
   <location filename="../../ascgui/guide/chapters.py" />
   <source>User guide</source>
   <translation>用户手册</translation>
  </message>
  <message>
   <location filename="../../ascgui/guide/chapters.py" />
   <source>Faults of training data</source>
   <translation>训练数据的问题</translation>
  </message>
  <message>
   <location filename="../../ascgui/guide/commands.py" />
   <source>No finding has this code. {near} may be meant.</source>
   <translation>没有提示使用这个代码，可能是 {near}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/guide/commands.py" />
   <source>No finding has this code. “ascgui explain” alone lists all of them.</source>
   <translation>没有提示使用这个代码。单独运行“ascgui explain”可列出全部代码。</translation>
  </message>
  <message>
   <location filename="../../ascgui/guide/commands.py" />
   <source>as in “below-minimum”; all where none is given</source>
   <translation>如“below-minimum”；不给出时列出全部</translation>
  </message>
  <message>
   <location filename="../../ascgui/guide/commands.py" />
   <source>print JSON</source>
   <translation>输出 JSON</translation>
  </message>
  <message>
   <location filename="../../ascgui/guide/explanations.py" />
   <source>Meaning</source>
   <translation>含义</translation>
  </message>
  <message>
   <location filename="../../ascgui/guide/explanations.py" />
   <source>Why it matters</source>
   <translation>影响</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/findings.py" />
   <source>{source} ({place})</source>
   <translation>{source}（{place}）</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/findings.py" />
   <source>document {document} of {edition}, {says}</source>
   <translation>文档 {document}（版本 {edition}）{says}</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/findings.py" />
   <source>{message} {action}</source>
   <translation>{message}{action}</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/findings.py" />
   <source>document {document} of {edition}</source>
   <translation>{edition} 的文档 {document}</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/findings.py" />
   <source>{source}: {says}</source>
   <translation>{source}：{says}</translation>
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
   <source>my changes</source>
   <translation>我的修改</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>pasted</source>
   <translation>粘贴导入</translation>
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
   <source>{day} {month} {year}, {time}</source>
   <translation>{year}年{month}月{day}日 {time}</translation>
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
   <source>{n} h</source>
   <translation>{n} 小时</translation>
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
   <source>{day} {month}, {time}</source>
   <translation>{month}月{day}日 {time}</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/language.py" />
   <source>, </source>
   <translation>、</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/limits.py" />
   <source>“{typed}” is too large. Give a number from {low} to {high}.</source>
   <translation>“{typed}”过大，取值范围为 {low} 到 {high}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/limits.py" />
   <source>“{typed}” is too small. Give a number from {low} to {high}.</source>
   <translation>“{typed}”过小，取值范围为 {low} 到 {high}。</translation>
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
   <source>“{typed}” is too large or too small to compute with. Give one between 1e-300 and 1e300.</source>
   <translation>“{typed}”过大或过小，无法计算。输入 1e-300 到 1e300 之间的数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/numbers.py" />
   <source>A number is missing here. Type one such as 1.2e9 or 1.2B.</source>
   <translation>此处缺少数字。可输入 1.2e9 或 12亿这样的数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/numbers.py" />
   <source>“{typed}” is not a finite number. Type one such as 1.2e9.</source>
   <translation>“{typed}”不是有限的数。可输入 1.2e9 这样的数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/numbers.py" />
   <source>“{typed}” is too long for a number: at most {most} characters are read. Write a large one as in 1.2e9.</source>
   <translation>“{typed}”作为数字过长，最多读取 {most} 个字符。大数可写成 1.2e9。</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/numbers.py" />
   <source>“{typed}” is not a number. Enter digits, with K, M, B, 万 or 亿 for large ones.</source>
   <translation>“{typed}”不是数字。应输入数字，大数可加 K、M、B、万或亿。</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/numbers.py" />
   <source>“{typed}” is not a whole number. Leave the fraction out.</source>
   <translation>“{typed}”不是整数。去掉小数部分。</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/numbers.py" />
   <source>A duration is missing here. Type one such as 72h or 3d.</source>
   <translation>此处缺少时长。可输入 72h 或 3天这样的时长。</translation>
  </message>
  <message>
   <location filename="../../ascgui/language/numbers.py" />
   <source>“{typed}” is not a duration. Type a number with s, m, h or d, such as 72h.</source>
   <translation>“{typed}”不是时长。应输入带 s、m、h 或 d 的数，如 72h。</translation>
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
   <source>(edition {edition})</source>
   <translation>（版本 {edition}）</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/answer_text.py" />
   <source>{formula}:  {numbers}</source>
   <translation>{formula}：{numbers}</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/answer_text.py" />
   <source>Required</source>
   <translation>所需卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/answer_text.py" />
   <source>(by the formula {raw}, exact {exact}, by the printed formula {published})</source>
   <translation>（按公式 {raw}，精确 {exact}，文档公式 {published}）</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/answer_text.py" />
   <source>By formula</source>
   <translation>三种公式</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/answer_text.py" />
   <source>expected {expected} · ideal {ideal} · printed formula {published}</source>
   <translation>预期 {expected} · 理想 {ideal} · 文档公式 {published}</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/answer_text.py" />
   <source>of the duration (goodput {goodput}, failures expected: {n})</source>
   <translation>包含在训练时间内（有效训练占比 {goodput}，预计故障 {n} 次）</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/answer_text.py" />
   <source>No job is given yet.</source>
   <translation>尚未给出任务。</translation>
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
   <source>duration by the printed formula</source>
   <translation>文档公式训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/changes.py" />
   <source>finish</source>
   <translation>完成时间</translation>
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
   <source>training between two saves; puts failures into the duration</source>
   <translation>两次保存之间的训练时间；给出后训练时间计入故障</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>time of one save</source>
   <translation>单次保存耗时</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>mean time between two failures of the job</source>
   <translation>任务的平均故障间隔</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/commands.py" />
   <source>from a failure until training goes on</source>
   <translation>从故障到训练恢复的时间</translation>
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
   <source>plan file; options override it</source>
   <translation>计划文件；选项优先于文件</translation>
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
   <location filename="../../ascgui/planfile/drafts.py" />
   <source>This is no file with unsaved work of this program.</source>
   <translation>这不是本程序保留未保存内容的文件。</translation>
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
   <translation>该数量的来源</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>estimated: the least that the true count may be, times this one</source>
   <translation>估算值：真实数目最少为该数的几倍</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>and the most</source>
   <translation>以及最多为几倍</translation>
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
   <source>measured: devices, tokens/s per device, and its 10th and 90th percentile</source>
   <translation>实测：卡数、token/s/卡，以及第 10 和第 90 百分位</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>where the scaling was measured</source>
   <translation>线性加速比的实测来源</translation>
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
   <source>training between two saves; this section puts failures into the duration</source>
   <translation>两次保存之间的训练时间；有此节则训练时间计入故障</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>when the cluster is open; a day without a line is closed</source>
   <translation>集群开放时间；没有写的日子停用</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>when it is closed besides: maintenance, holidays</source>
   <translation>另外的停用时段：维护、节假日</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>share of the open time in which it really computes</source>
   <translation>开放时间中真正用于训练的比例</translation>
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
   <translation>文本含有不是字符的字节。以 UTF-8 重新输入。</translation>
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
   <source>{value} is no list of measurements. Give at least two, each as devices and tokens/s per device, such as [[8, 2000], [64, 1900]].</source>
   <translation>{value} 不是实测值列表。至少给出两项，每项为卡数和 token/s/卡，例如 [[8, 2000], [64, 1900]]。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>{value} are no hours of a week. Give lines such as {example}; a day without a line is closed.</source>
   <translation>{value} 不是每周的开放时间。写成 {example} 这样的行；没有写的日子停用。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>{value} is no list of windows. Give each with start and end, such as {example}.</source>
   <translation>{value} 不是停用时段的列表。每个时段给出 start 和 end，如 {example}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>{value} is not a whole number. Give one such as 1200.</source>
   <translation>{value} 不是整数。应为 1200 这样的数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fields.py" />
   <source>{value} is not a finite number. Give one such as {example}.</source>
   <translation>{value} 不是有限的数。应为 {example} 这样的数。</translation>
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
   <location filename="../../ascgui/planfile/fresh.py" />
   <source>computed; what is changed here does not count</source>
   <translation>由计算得出；在此修改不起作用</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fresh.py" />
   <source>the tables that the answer was looked up in</source>
   <translation>查找结果所用的数据表</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fresh.py" />
   <source>A training plan for Ascend NPUs, to be read and edited by hand.</source>
   <translation>昇腾 NPU 的训练计划，可直接阅读和编辑。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fresh.py" />
   <source>What was asked comes first: job, data, cluster, goal and assumptions. What was answered</source>
   <translation>先是所提的要求：任务、数据、集群、目标和假设。然后是结果，</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fresh.py" />
   <source>follows, with the rows it stands on; opening the plan computes the answer anew and says</source>
   <translation>以及结果所依据的行；打开计划时会重新计算结果，</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fresh.py" />
   <source>what has changed. Large numbers may be written 1_200_000_000 or "1.2B". Comments and</source>
   <translation>并说明有哪些变化。大数可以写成 1_200_000_000 或 "1.2B"。自己加的</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/fresh.py" />
   <source>keys of your own are kept.</source>
   <translation>注释和键会保留。</translation>
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
   <source>Further findings of this kind in the file: {count}.</source>
   <translation>该文件中的其他同类提示：{count} 条。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/parse.py" />
   <source>This file holds several scenarios, not one plan. Open it in the window, or compare them with “ascgui compare”.</source>
   <translation>该文件含有多个方案，不是单个计划。在窗口中打开，或用“ascgui compare”进行对比。</translation>
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
   <location filename="../../ascgui/planfile/parse.py" />
   <source>This number has too many digits. Write it shorter, such as 1.2e9.</source>
   <translation>该数位数过多。应写得更短，如 1.2e9。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/project_parse.py" />
   <source>The preferred scenario {id} is not in this file, so none is preferred.</source>
   <translation>首选方案 {id} 不在该文件中，因此没有首选方案。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/project_parse.py" />
   <source>Name the id of one of its scenarios.</source>
   <translation>写其中某个方案的 id。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/project_parse.py" />
   <source>This file holds {count} scenarios, and at most {most} are compared at once. Split it into several files.</source>
   <translation>该文件含有 {count} 个方案，而一次最多对比 {most} 个。拆分为多个文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/project_parse.py" />
   <source>{value} is no id of a scenario. Put a word or number between quotes.</source>
   <translation>{value} 不是方案的 id。写成加引号的词或数字。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/project_parse.py" />
   <source>Two scenarios have the id {id}; the second one gets another.</source>
   <translation>两个方案的 id 都是 {id}；第二个将改用其他 id。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/project_read.py" />
   <source>{scenarios}: {message}</source>
   <translation>{scenarios}：{message}</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/project_write.py" />
   <source>what this project is called</source>
   <translation>该项目的名称</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/project_write.py" />
   <source>the id of the scenario that is preferred</source>
   <translation>首选方案的 id</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/project_write.py" />
   <source>A project: several training plans for Ascend NPUs, to be read and edited by hand.</source>
   <translation>项目：昇腾 NPU 的多个训练计划，可直接阅读和编辑。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/project_write.py" />
   <source>Each [[scenario]] is a plan: what was asked, what was answered, and the rows that the</source>
   <translation>每个 [[scenario]] 是一个计划：所提的要求、所得的结果，以及</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/project_write.py" />
   <source>answer stands on; opening the project computes the answers anew and says what has</source>
   <translation>结果所依据的行；打开项目时会重新计算结果，并说明</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/project_write.py" />
   <source>changed. Comments and keys of your own are kept.</source>
   <translation>有哪些变化。自己加的注释和键会保留。</translation>
  </message>
  <message>
   <location filename="../../ascgui/planfile/write.py" />
   <source>The plan could not be put into this file so that it reads back the same; the form of the file is unusual. Nothing was written; save it under a new name.</source>
   <translation>该计划写入此文件后无法读回同样的内容，文件的写法比较特殊。没有写入任何内容；另存为新文件即可。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/chart.py" />
   <source>Chart: duration over devices</source>
   <translation>图：训练时间随卡数的变化</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/chart.py" />
   <source>chosen: {devices}, {duration}</source>
   <translation>所选：{devices}，{duration}</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/chart.py" />
   <source>{number}: {devices}, {duration}</source>
   <translation>{number}：{devices}，{duration}</translation>
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
   <location filename="../../ascgui/report/printed.py" />
   <source>page {page} of {pages}</source>
   <translation>第 {page} 页，共 {pages} 页</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/printed.py" />
   <source>Training plan: {name}</source>
   <translation>训练计划：{name}</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/printed.py" />
   <source>printed {moment}</source>
   <translation>打印于 {moment}</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>≈ marks an estimate: the throughput is that of a near job, and the tokens were not counted with a tokenizer.</source>
   <translation>≈ 表示估算值：吞吐来自相近任务，token 数也未用分词器统计。</translation>
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
   <source>Unknown</source>
   <translation>未知</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>the plan does not say enough yet</source>
   <translation>计划的信息还不够</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>the number of devices is unknown</source>
   <translation>卡数未知</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>The answer</source>
   <translation>结果</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>Of this, {lost} are saves, restarts and lost work.</source>
   <translation>其中 {lost} 为保存、重启与丢失的训练。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>≈ marks an estimate: the throughput is that of a near job, not of this one.</source>
   <translation>≈ 表示估算值：吞吐来自相近任务，不是该任务。</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/answer.py" />
   <source>≈ marks an estimate: the tokens were not counted with a tokenizer.</source>
   <translation>≈ 表示估算值：token 数未用分词器统计。</translation>
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
   <source>by the minimum; the deadline may need more</source>
   <translation>按最小卡数；要满足期限可能需要更多</translation>
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
   <location filename="../../ascgui/report/sections/duration_chart.py" />
   <source>Not drawn, because slower per device: {curves}.</source>
   <translation>单卡更慢，未画出：{curves}。</translation>
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
   <source>finish within {duration}</source>
   <translation>期限 {duration}</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/job.py" />
   <source>{eta}, by the curve of {source}</source>
   <translation>{eta}，按 {source} 的曲线</translation>
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
   <source>Price</source>
   <translation>单价</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/job.py" />
   <source>by the curve of {source}</source>
   <translation>按 {source} 的曲线</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/job.py" />
   <source>Data counted from</source>
   <translation>数据量来源</translation>
  </message>
  <message>
   <location filename="../../ascgui/report/sections/job.py" />
   <source>{price} per card-hour</source>
   <translation>{price} /物理卡·小时</translation>
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
   <location filename="../../ascgui/report/trade_off_chart.py" />
   <source>Chart: cost against time</source>
   <translation>图：费用与时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>Give it with --devices N.</source>
   <translation>用 --devices N 给出。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>Give it with --seq-len S, or the average length with --tokens-per-sample L.</source>
   <translation>用 --seq-len S 给出，或用 --tokens-per-sample L 给出平均长度。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>Give it with --tokens-per-sample L.</source>
   <translation>用 --tokens-per-sample L 给出。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>Give it with --samples-per-step B.</source>
   <translation>用 --samples-per-step B 给出。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>No training log was found there.</source>
   <translation>该处没有找到训练日志。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>Name a log, or a folder that holds one.</source>
   <translation>指定日志，或含有日志的文件夹。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>{first}–{last} at {tps} tokens/s</source>
   <translation>{first}–{last}，{tps} token/s</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>{devices} numbers of devices were given for {files} files.</source>
   <translation>给出了 {devices} 个卡数，却有 {files} 个文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>Give one number, or one for each file.</source>
   <translation>只给一个卡数，或每个文件各给一个。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>{file}: {tps}</source>
   <translation>{file}：{tps}</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>  Steps: {used} used of {read}</source>
   <translation>  步：读取 {read}，计入 {used}</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>{first}–{last}</source>
   <translation>{first}–{last}</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>read the throughput from logs</source>
   <translation>从日志读取吞吐</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>print the tokens per second per device of training logs</source>
   <translation>打印训练日志的单卡吞吐（token/s/卡）</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>a log, or a folder of logs</source>
   <translation>日志，或存放日志的文件夹</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>the devices of the job; one number, or one for each file: 8,16</source>
   <translation>任务的卡数；一个数，或每个文件各一个：8,16</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>the sequence length in tokens</source>
   <translation>序列长度，以 token 计</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>the average tokens of a sample that is not packed</source>
   <translation>不打包的样本的平均 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>the global batch size</source>
   <translation>global batch size</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>leave out the steps before this one</source>
   <translation>略过该步之前的各步</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>take the logs for this form</source>
   <translation>将日志按该格式读取</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>as JSON: a list of objects</source>
   <translation>以 JSON 输出：对象的列表</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>with --json: each step as well</source>
   <translation>与 --json 同用：同时输出每一步</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>with --json: the hash of each file</source>
   <translation>与 --json 同用：同时输出每个文件的哈希值</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>  Form: {form}</source>
   <translation>  格式：{form}</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>  Range: {low} to {high} tokens/s (10th to 90th percentile)</source>
   <translation>  范围：{low} 到 {high} token/s（第 10 到第 90 百分位）</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>  Drift, last quarter against first: {drift}</source>
   <translation>  最后四分之一相对最初四分之一的变化：{drift}</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>  Devices: {devices}</source>
   <translation>  卡数：{devices}</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>  Mean lengths: prompt {prompt}, response {response} tokens</source>
   <translation>  平均长度：提示词 {prompt}，回答 {response} token</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>  Runs: {runs}</source>
   <translation>  各次运行：{runs}</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/commands.py" />
   <source>  Derivation: {formula}; {numbers}</source>
   <translation>  推导：{formula}；{numbers}</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/curves.py" />
   <source>The table of published scaling curves cannot be used: {what}.</source>
   <translation>已发布的线性加速比曲线表无法使用：{what}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/curves.py" />
   <source>Install the program again, or mend the file.</source>
   <translation>重新安装本程序，或修复该文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/dropping.py" />
   <source>Counted</source>
   <translation>计入</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/dropping.py" />
   <source>First step of a run: warm-up is in it</source>
   <translation>某次运行的第一步：含预热</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/dropping.py" />
   <source>Before the first step that was asked for</source>
   <translation>在所要求的起始步之前</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/dropping.py" />
   <source>Its time is zero, negative or no number</source>
   <translation>时间为零、为负或不是数</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/dropping.py" />
   <source>Its figures give no rate</source>
   <translation>其数字得不出吞吐</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/dropping.py" />
   <source>The line of the step before is missing</source>
   <translation>缺少前一步的日志行</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/dropping.py" />
   <source>Far slower than its neighbours, such as by a checkpoint save</source>
   <translation>远慢于相邻各步，例如因为保存检查点</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/dropping.py" />
   <source>Far faster than its neighbours</source>
   <translation>远快于相邻各步</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/evidence.py" />
   <source>The log is no longer the file that was read, so its content cannot be named.</source>
   <translation>日志已不是当时读取的文件，因此无法标明其内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/evidence.py" />
   <source>Read it again.</source>
   <translation>重新读取。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>The steps that count took {time}, and the log's clock has whole seconds, so their rate cannot be told.</source>
   <translation>计入的各步共用时 {time}，而日志的时间精确到秒，因此得不出吞吐。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>Measure over more steps.</source>
   <translation>用更多步测量。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>The throughput of reinforcement learning depends on how long the responses are, and the log does not say it.</source>
   <translation>强化学习的吞吐取决于回答长度，而日志中没有写明。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>The throughput of reinforcement learning depends on how long the responses are: it holds for responses of about {length}.</source>
   <translation>强化学习的吞吐取决于回答长度：该值适用于长度约 {length} 的回答。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>Steps whose time is zero, negative or no number were dropped: {n} in all.</source>
   <translation>时间为零、为负或不是数的步已剔除：共 {n} 步。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>No line of a known form was found, so the file says nothing of the throughput.</source>
   <translation>没有找到已知格式的行，因此该文件不能说明吞吐。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>Choose the training log itself: iteration lines of MindSpeed or Megatron, trainer_log.jsonl or results of Llama-Factory, or steps of VeRL or MindSpeed-RL.</source>
   <translation>选择训练日志本身：MindSpeed 或 Megatron 的迭代行，Llama-Factory 的 trainer_log.jsonl 或结果文件，VeRL 或 MindSpeed-RL 的步。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>No step has both a time and tokens above zero, so the log says nothing of the throughput.</source>
   <translation>没有一步同时具有大于零的时间和 token 数，因此该日志不能说明吞吐。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>Look at the lines of the log: their figures may be cut or set to zero.</source>
   <translation>查看日志各行：数字可能不完整，或被置为零。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>No device trains so fast: the rate is above {most} tokens/s per device, which not even the smallest models reach.</source>
   <translation>没有卡/DIE 能训练得这么快：吞吐高于每卡/DIE {most} tokens/s，最小的模型也达不到。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>Check the sequence length, the batch size and the number of devices, and the figures in the log.</source>
   <translation>检查序列长度、批大小、卡/DIE 数以及日志中的数值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>The runs in this log used different numbers of devices. Each is divided by its own, and their rates are taken together.</source>
   <translation>该日志中各次运行的卡数不同。各自除以其卡数，所得吞吐合并计算。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>For a rate at one size, measure a log with one run.</source>
   <translation>要得到单一规模的吞吐，应使用只含一次运行的日志。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>The steps that count took {time}, and the log's clock has whole seconds, so the rate may be off by {share}.</source>
   <translation>计入的各步共用时 {time}，而日志的时间精确到秒，因此吞吐的误差可能达 {share}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>The runs in this log differ in speed, from {low} to {high} tokens/s per device. The rate is the middle of all their steps, which may be that of none of them.</source>
   <translation>该日志中各次运行的速度不同，单卡从 {low} 到 {high} token/s。吞吐取全部步的中位数，可能不代表其中任何一次。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>Read a log that holds one run, or leave out the steps before the one you want.</source>
   <translation>读取只含一次运行的日志，或去掉所需步之前的步。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>{n} runs stand in this log one after another; the first step of each is dropped.</source>
   <translation>该日志中依次有 {n} 次运行；每次运行的第一步已剔除。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>Lines that repeat a step were not counted again: {n} in all.</source>
   <translation>重复同一步的行没有再次计入：共 {n} 行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>Lines of figures that are cut or out of order were left out: {n} in all.</source>
   <translation>不完整或顺序错乱的数据行已略过：共 {n} 行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>Lines longer than 1 MiB were passed over: {n} in all.</source>
   <translation>超过 1 MiB 的行已略过：共 {n} 行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>The log has {n} steps; one in {stride}, spread evenly, was used.</source>
   <translation>日志共有 {n} 步；均匀抽取，每 {stride} 步取一步。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>The loss is no finite number in some steps, {n} in all: the run did not learn there, though its speed still counts.</source>
   <translation>有的步 loss 不是有限的数，共 {n} 步：这些步没有学到内容，但速度仍计入。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>The packed file ends or breaks too early; what came before was read.</source>
   <translation>压缩文件提前结束或损坏；此前的内容已读取。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>The file is empty.</source>
   <translation>文件为空。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>Choose the log of a run that has begun.</source>
   <translation>选择已经开始运行的日志。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>Only first steps stand in the log, or none from the step that was asked for. A first step holds the warm-up, so it gives no rate.</source>
   <translation>日志中只有第一步，或没有所要求的起始步之后的步。第一步含预热，因此得不出吞吐。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>Let the run go on for more steps, or ask for an earlier step.</source>
   <translation>让任务多运行几步，或指定更早的起始步。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>The log says that the job ran on {printed}, but {given} were entered. The entered number is used.</source>
   <translation>日志写明任务使用 {printed}，但输入的是 {given}。采用输入的卡数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>Check how many devices the job had.</source>
   <translation>确认任务实际使用的卡数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>{n} steps stand out from their neighbours and were dropped: the speed of this run is uneven, and training takes longer than the rate says.</source>
   <translation>有 {n} 步与相邻各步相差过大，已剔除：这次运行速度不稳，实际训练时间会比按该吞吐计算的更长。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>Look at the chart of the steps for what interrupts them.</source>
   <translation>查看各步的图，找出是什么造成停顿。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>If the start is not typical, measure from a later step on.</source>
   <translation>如果开头部分不典型，从更靠后的步开始测量。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>Only one step counts, so the rate may be off.</source>
   <translation>只有一步计入，吞吐可能不准。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>Only {n} steps count, so the rate may be off.</source>
   <translation>只有 {n} 步计入，吞吐可能不准。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>The run became slower: its last quarter is {drift} below its first.</source>
   <translation>运行逐渐变慢：最后四分之一比最初四分之一低 {drift}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/findings.py" />
   <source>The run became faster: its last quarter is {drift} above its first.</source>
   <translation>运行逐渐变快：最后四分之一比最初四分之一高 {drift}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/form.py" />
   <source>The log gives the tokens of the whole job, so the number of devices is needed to say what one device does.</source>
   <translation>日志给出的是整个任务的 token 数，要得出单卡的值还需要卡数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/form.py" />
   <source>The log does not print the global batch size, so the samples of a step are unknown.</source>
   <translation>日志没有打印 global batch size，因此每步的样本数未知。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/fsdp2.py" />
   <source>MindSpeed-LLM FSDP2 iteration lines</source>
   <translation>MindSpeed-LLM FSDP2 迭代行</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/fsdp2.py" />
   <source>{rate} tokens/s of the whole job ÷ {devices} in step {step}</source>
   <translation>第 {step} 步：整个任务 {rate} token/s ÷ {devices}</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/fsdp2.py" />
   <source>the tokens/s that the log prints for the whole job</source>
   <translation>日志打印的整个任务的 token/s</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/fsdp2.py" />
   <source>The log prints {printed} tokens/s, but its consumed tokens give {counted} tokens/s for the whole job. The consumed tokens are used.</source>
   <translation>日志打印 {printed} token/s，但按其已消耗的 token 数计算，整个任务为 {counted} token/s。采用已消耗的 token 数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/measuring.py" />
   <source>from the log</source>
   <translation>取自日志</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/measuring.py" />
   <source>{seconds} s</source>
   <translation>{seconds} s</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/measuring.py" />
   <source>{file}, read as {form}</source>
   <translation>{file}，读取格式：{form}</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/measuring.py" />
   <source>The log's clock has whole seconds, so the rate is taken through the tokens and seconds of the {n} steps that are left together, not from each.</source>
   <translation>日志的时间精确到秒，因此由剩余 {n} 步的 token 数和秒数合并得出吞吐，而不是逐步计算。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/measuring.py" />
   <source>The first step of each run and steps that stand out are dropped.</source>
   <translation>每次运行的第一步，以及与相邻各步相差过大的步，已剔除。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/measuring.py" />
   <source>One step is left.</source>
   <translation>剩余一步。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/measuring.py" />
   <source>R is the median of the {n} steps that are left.</source>
   <translation>R 取剩余 {n} 步的中位数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/measuring.py" />
   <source>tokens of a step</source>
   <translation>一步的 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/measuring.py" />
   <source>seconds of a step</source>
   <translation>一步的秒数</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/megatron.py" />
   <source>MindSpeed-LLM or Megatron iteration lines</source>
   <translation>MindSpeed-LLM 或 Megatron 迭代行</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/megatron.py" />
   <source>The log does not print how many tokens it consumed, so the tokens of a step are the global batch size × the sequence length, which the log does not say.</source>
   <translation>日志没有打印已消耗的 token 数，因此每步的 token 数取 global batch size × 序列长度，而日志中没有序列长度。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/megatron.py" />
   <source>({tokens} in step {step}) ÷ ({devices} × {seconds} s)</source>
   <translation>（第 {step} 步 {tokens}）÷ ({devices} × {seconds} s)</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/megatron.py" />
   <source>tokens that the log counted, between one line and the next</source>
   <translation>日志中相邻两行之间所计的 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/megatron.py" />
   <source>{samples} samples × {length} tokens ÷ ({devices} × {seconds} s) in step {step}</source>
   <translation>第 {step} 步：{samples} 样本 × {length} token ÷ ({devices} × {seconds} s)</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/megatron.py" />
   <source>{samples} samples/s × {length} tokens ÷ {devices} in step {step}</source>
   <translation>第 {step} 步：{samples} 样本/s × {length} token ÷ {devices}</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/megatron.py" />
   <source>samples of a step × tokens per sample</source>
   <translation>一步的样本数 × 每样本 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/megatron.py" />
   <source>The log does not print how many tokens it consumed, so every sample is taken to hold {seq_len}. With samples of varying length that are not packed, the true rate is lower.</source>
   <translation>日志没有打印已消耗的 token 数，因此每个样本按 {seq_len} 计。如果样本长度不一且不打包，实际吞吐更低。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/megatron.py" />
   <source>If samples are not packed, give the average length of a sample.</source>
   <translation>如果样本不打包，给出样本平均长度。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/megatron.py" />
   <source>The samples hold fewer tokens than the sequence length: the formula with the full length would give {ratio} times the rate. The tokens that the log counted are used.</source>
   <translation>样本的 token 数小于序列长度：如果按完整长度计算，吞吐会是现值的 {ratio} 倍。采用日志所计的 token 数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/megatron.py" />
   <source>samples per second of the whole job × tokens per sample</source>
   <translation>整个任务每秒样本数 × 每样本 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/mindspeed_mm.py" />
   <source>MindSpeed-MM counts samples, not tokens, and its samples vary in length, so the average number of tokens in a sample is needed. The sequence length does not stand for it.</source>
   <translation>MindSpeed-MM 统计的是样本，不是 token，且样本长度不一，因此需要平均每样本 token 数。不能用序列长度代替。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/mindspeed_mm.py" />
   <source>MindSpeed-MM iteration lines</source>
   <translation>MindSpeed-MM 迭代行</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/mindspeed_rl.py" />
   <source>e2e_tps is per device. On Snt9b23 a device is a DIE; the vendor's documents print the value of a card, which is twice as high.</source>
   <translation>e2e_tps 按卡/DIE 计。Snt9b23 上 1 卡即 1 个 DIE；厂商文档印的是物理卡的值，为其两倍。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/mindspeed_rl.py" />
   <source>The steps print no e2e_tps above zero, so the log says nothing of the throughput.</source>
   <translation>各步没有打印大于零的 e2e_tps，因此该日志不能说明吞吐。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/mindspeed_rl.py" />
   <source>Read a log in which training has got past its first iterations.</source>
   <translation>读取训练已经过最初几次迭代的日志。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/mindspeed_rl.py" />
   <source>MindSpeed-RL iterations</source>
   <translation>MindSpeed-RL 迭代</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/mindspeed_rl.py" />
   <source>e2e_tps {rate} tokens/s per device in iteration {step}</source>
   <translation>第 {step} 次迭代：e2e_tps {rate} token/s/卡</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/mindspeed_rl.py" />
   <source>the tokens/s per device that the log prints</source>
   <translation>日志打印的 token/s/卡</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/reading.py" />
   <source>This is a device or a pipe, not a file, so it is not read.</source>
   <translation>这是设备或管道，不是文件，因此不读取。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/reading.py" />
   <source>Write the log to a file, and read that.</source>
   <translation>将日志写入文件后再读取。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/reading.py" />
   <source>The file is packed as {kind}, which is not read.</source>
   <translation>文件以 {kind} 压缩，无法读取。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/reading.py" />
   <source>Unpack it first; gzip alone is read as it is.</source>
   <translation>先解压缩；只有 gzip 可以直接读取。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/reading.py" />
   <source>The file cannot be read: {reason}.</source>
   <translation>无法读取文件：{reason}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/reading.py" />
   <source>Check that it exists and may be read.</source>
   <translation>确认文件存在，且有读取权限。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/trainer_log.py" />
   <source>Llama-Factory counts the padding of each batch as tokens, so the rate is that of the tokens computed, not only of those in the data.</source>
   <translation>Llama-Factory 将每个 batch 的填充也计为 token，因此该吞吐是所计算的全部 token 的吞吐，不只是数据中的 token。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/trainer_log.py" />
   <source>This log holds no token counts: the option include_num_input_tokens_seen was off when it was written, so the log alone gives no token rate.</source>
   <translation>该日志中没有 token 数：写日志时没有开启 include_num_input_tokens_seen，因此仅凭日志得不出吞吐。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/trainer_log.py" />
   <source>Train some steps with include_num_input_tokens_seen on, or give the global batch size and the average length of a sample.</source>
   <translation>开启 include_num_input_tokens_seen 后训练若干步，或给出 global batch size 和样本平均长度。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/trainer_log.py" />
   <source>The log holds no token counts (include_num_input_tokens_seen was off), so the samples of a step, the global batch size, are needed.</source>
   <translation>日志中没有 token 数（没有开启 include_num_input_tokens_seen），因此需要每步的样本数，即 global batch size。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/trainer_log.py" />
   <source>The log holds no token counts (include_num_input_tokens_seen was off), so the average number of tokens in a sample is needed.</source>
   <translation>日志中没有 token 数（没有开启 include_num_input_tokens_seen），因此需要平均每样本 token 数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/trainer_log.py" />
   <source>Llama-Factory trainer_log.jsonl</source>
   <translation>Llama-Factory 的 trainer_log.jsonl</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/trainer_log.py" />
   <source>({tokens} a step) ÷ ({devices} × {seconds} s a step) at step {step}</source>
   <translation>第 {step} 步：（每步 {tokens}）÷ ({devices} × 每步 {seconds} s)</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/trainer_log.py" />
   <source>tokens between one logged step and the next</source>
   <translation>日志中相邻两步之间的 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/training_results.py" />
   <source>The results hold one rate for the whole run: start-up, evaluations and saves are in it, and no spread is known. A log with steps tells more.</source>
   <translation>结果文件中整次运行只有一个吞吐：含启动、评估和保存，且无法得知其波动。含各步的日志能说明更多。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/training_results.py" />
   <source>The results print no rate above zero, so they say nothing of the throughput.</source>
   <translation>结果文件没有打印大于零的吞吐，因此不能说明吞吐。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/training_results.py" />
   <source>Read the log of the steps instead, such as trainer_log.jsonl.</source>
   <translation>改为读取各步的日志，如 trainer_log.jsonl。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/training_results.py" />
   <source>The results count samples, not tokens, so the average number of tokens in a sample is needed.</source>
   <translation>结果文件统计的是样本，不是 token，因此需要平均每样本 token 数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/training_results.py" />
   <source>Llama-Factory or Hugging Face training results</source>
   <translation>Llama-Factory 或 Hugging Face 训练结果</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/training_results.py" />
   <source>{samples} samples/s × {length} tokens ÷ {devices}</source>
   <translation>{samples} 样本/s × {length} token ÷ {devices}</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/training_results.py" />
   <source>{tokens} ÷ {seconds} ÷ {devices}</source>
   <translation>{tokens} ÷ {seconds} ÷ {devices}</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/training_results.py" />
   <source>the tokens that the run has seen ÷ its duration</source>
   <translation>训练经过的 token 数 ÷ 其训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/training_results.py" />
   <source>{rate} tokens/s per device, as printed</source>
   <translation>{rate} token/s/卡，按打印值</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/training_results.py" />
   <source>the tokens/s per device that the results print</source>
   <translation>结果文件打印的 token/s/卡</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/verl.py" />
   <source>The steps print neither perf/throughput nor global_seqlen/mean with timing_s/step, so the log says nothing of the throughput.</source>
   <translation>各步既没有打印 perf/throughput，也没有打印 global_seqlen/mean 和 timing_s/step，因此该日志不能说明吞吐。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/verl.py" />
   <source>Print the console log of the trainer with all its metrics, and read that.</source>
   <translation>将训练程序的控制台日志连同全部指标打印出来，再读取该日志。</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/verl.py" />
   <source>VeRL steps</source>
   <translation>VeRL 步</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/verl.py" />
   <source>perf/throughput {rate} tokens/s per device in step {step}</source>
   <translation>第 {step} 步：perf/throughput {rate} token/s/卡</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/verl.py" />
   <source>global_seqlen/mean {tokens} tokens ÷ timing_s/step {seconds} s in step {step}</source>
   <translation>第 {step} 步：global_seqlen/mean {tokens} token ÷ timing_s/step {seconds} s</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/verl.py" />
   <source>tokens of all devices ÷ time of the step</source>
   <translation>全部卡的 token 数 ÷ 每步时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/runlogs/verl.py" />
   <source>mean tokens of a device ÷ time of the step</source>
   <translation>单卡平均 token 数 ÷ 每步时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/safefile.py" />
   <source>This is a device or a pipe, not a file. Save what it gives to a file first.</source>
   <translation>这是设备或管道，不是文件。先将其输出保存到文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/safefile.py" />
   <source>This file is larger than {limit}, so it was not read. Check that it is the right file.</source>
   <translation>文件大于 {limit}，因此没有读取。确认没有选错文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/safefile.py" />
   <source>This is a folder, not a file. Name a file in it.</source>
   <translation>这是文件夹，不是文件。指定其中的一个文件。</translation>
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
   <source>This is a device or a pipe, not a file. Choose another name.</source>
   <translation>这是设备或管道，不是文件。换一个文件名。</translation>
  </message>
  <message>
   <location filename="../../ascgui/safefile.py" />
   <source>This file is read-only. Save under another name, or make it writable.</source>
   <translation>该文件是只读的。另存为其他文件名，或将其改为可写。</translation>
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
   <location filename="../../ascgui/session/autosave.py" />
   <source>Changes cannot be kept for recovery in {folder}: {reason}</source>
   <translation>无法在 {folder} 中保留用于恢复的修改：{reason}</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/autosave.py" />
   <source>Save the plan now and then until this is mended.</source>
   <translation>在问题解决之前，及时保存计划。</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/catalog_edits.py" />
   <source>Keep {row}</source>
   <translation>保留对 {row} 的修改</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/catalog_edits.py" />
   <source>Remove {row}</source>
   <translation>删除 {row}</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/catalog_edits.py" />
   <source>Remove rows: {count}</source>
   <translation>删除 {count} 行</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/catalog_edits.py" />
   <source>Revert {row}</source>
   <translation>还原 {row}</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/catalog_edits.py" />
   <source>Revert rows: {count}</source>
   <translation>还原 {count} 行</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/catalog_edits.py" />
   <source>Note on a finding</source>
   <translation>给提示加备注</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/catalog_edits.py" />
   <source>Remove the note on a finding</source>
   <translation>删除提示的备注</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/document.py" />
   <source>{scenario} – {project}</source>
   <translation>{scenario} – {project}</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/document.py" />
   <source>New plan</source>
   <translation>新计划</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/document.py" />
   <source>New project</source>
   <translation>新项目</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/importing.py" />
   <source>Reading the table…</source>
   <translation>正在读取表格…</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/importing.py" />
   <source>Comparing it with the catalog…</source>
   <translation>正在与资料库比较…</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/importing.py" />
   <source>Taking the rows over…</source>
   <translation>正在采用这些行…</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/leftovers.py" />
   <source>It is damaged in a way that is not known ({error}).</source>
   <translation>文件已损坏，原因不明（{error}）。</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/log_shelf.py" />
   <source>The folder {folder} holds no file that may be a training log.</source>
   <translation>文件夹 {folder} 中没有可能是训练日志的文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/log_shelf.py" />
   <source>Choose the logs themselves.</source>
   <translation>直接选择日志文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/log_shelf.py" />
   <source>The log could not be read because of an error in the program ({error}).</source>
   <translation>程序出错（{error}），未能读取该日志。</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/log_shelf.py" />
   <source>The report of the error says more; the other logs are not concerned.</source>
   <translation>错误报告中有更多信息；其他日志不受影响。</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/own_rates.py" />
   <source>Remove a measured throughput</source>
   <translation>删除一条实测吞吐</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/own_rates.py" />
   <source>Save a measured throughput</source>
   <translation>保存一条实测吞吐</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/settings.py" />
   <source>The settings file could not be understood. It was kept as {path}; what could be read of it holds, and the defaults for the rest.</source>
   <translation>设置文件无法解析，已另存为 {path}；能读出的设置继续有效，其余用默认值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/settings.py" />
   <source>The settings could not be written to {path}, so they hold only until the program is closed. {reason}</source>
   <translation>设置无法写入 {path}，因此只在程序关闭前有效。{reason}</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/settings.py" />
   <source>The setting {name} in {path} has a value that cannot be used, so the default holds.</source>
   <translation>{path} 中的设置 {name} 的值不能使用，因此采用默认值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/settings.py" />
   <source>The settings file {path} cannot be read, so the defaults are used. {reason}</source>
   <translation>无法读取设置文件 {path}，已使用默认值。{reason}</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/workbench.py" />
   <source>Saving your changes of the catalog failed. They are kept in the window.</source>
   <translation>未能保存您对资料库的修改。修改仍保留在窗口中。</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/workbench.py" />
   <source>The file of your changes holds what cannot be read: {why} Your changes are kept in the window and are not saved yet.</source>
   <translation>您的修改文件中有无法读取的内容：{why}您的修改仍保留在窗口中，尚未保存。</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/workbench.py" />
   <source>Mend the file and try again, or replace it; the old one stays as a backup.</source>
   <translation>修好该文件后重试，或将其替换；旧文件会留作备份。</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/workbench.py" />
   <source>Another program changed the file of your changes meanwhile. Its changes were taken in, and yours were saved with them.</source>
   <translation>另一程序同时改动了您的修改文件。已并入它的修改，并与您的一同保存。</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/workbench.py" />
   <source>Another program changed the same rows of your catalog meanwhile: {count}. Your change is kept in the window and is not saved yet.</source>
   <translation>另一程序同时改动了资料库中相同的 {count} 行。您的修改仍保留在窗口中，尚未保存。</translation>
  </message>
  <message>
   <location filename="../../ascgui/session/workbench.py" />
   <source>Choose whose rows hold; those of the other side are set aside.</source>
   <translation>选择以哪一方的行为准；另一方的行搁置。</translation>
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
   <source>By the formula {raw} → exact {exact} → recommended {recommended}</source>
   <translation>按公式 {raw} → 精确 {exact} → 推荐 {recommended}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>printed formula {published}</source>
   <translation>文档公式 {published}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>{lost} of it are saves, restarts and lost work</source>
   <translation>其中 {lost} 为保存、重启与丢失的训练</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>goodput {goodput}, failures expected: {n}</source>
   <translation>有效训练占比 {goodput}，预计故障 {n} 次</translation>
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
   <source>Minimum unknown</source>
   <translation>最小卡数未知</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/answer_shown.py" />
   <source>No duration can be given</source>
   <translation>无法给出训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/axis_choice.py" />
   <source>At most {most} values can be listed. Give a range.</source>
   <translation>最多列出 {most} 个值。改为给出范围。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/calendar_draft.py" />
   <source>“{typed}” is no time of day. Type hours and minutes, such as {example}.</source>
   <translation>“{typed}”不是时刻。输入时和分，如 {example}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/catalog_model.py" />
   <source>changed, in conflict</source>
   <translation>修改，有冲突</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/catalog_model.py" />
   <source>You changed this row, and the shipped tables say something else since. Your change holds.</source>
   <translation>您修改过此行，而自带的表此后也有变化。以您的修改为准。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/catalog_model.py" />
   <source>Silenced</source>
   <translation>已屏蔽</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/catalog_model.py" />
   <source>State</source>
   <translation>状态</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/catalog_model.py" />
   <source>Changed by</source>
   <translation>修改来源</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/catalog_model.py" />
   <source>shipped</source>
   <translation>自带</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/catalog_model.py" />
   <source>changed</source>
   <translation>修改</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/catalog_model.py" />
   <source>added</source>
   <translation>新增</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/catalog_model.py" />
   <source>removed</source>
   <translation>删除</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/catalog_model.py" />
   <source>You changed this row.</source>
   <translation>您修改了此行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/catalog_model.py" />
   <source>You added this row.</source>
   <translation>您新增了此行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/catalog_model.py" />
   <source>You removed this row. It can be reverted.</source>
   <translation>您删除了此行，可以还原。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/catalog_model.py" />
   <source>Shipped, or what you made of it: changed, added, removed.</source>
   <translation>自带，或您所做的改动：修改、新增、删除。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/catalog_model.py" />
   <source>Source, author and date of your change.</source>
   <translation>修改的来源、作者和日期。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>Size of a checkpoint</source>
   <translation>检查点大小</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>Time of a save</source>
   <translation>单次保存耗时</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>Disk</source>
   <translation>磁盘</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>Goodput</source>
   <translation>有效训练占比</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>Best interval</source>
   <translation>最佳保存间隔</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>Added duration</source>
   <translation>增加的训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>the newest complete one here</source>
   <translation>此处最新的完整检查点</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>estimate: {params} parameters × {bytes} bytes (BF16 weights, FP32 weights and both Adam moments)</source>
   <translation>估算：{params} 参数 × {bytes} 字节（BF16 权重、FP32 权重和 Adam 两个动量）</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>unknown: the catalog has no parameter count for this model</source>
   <translation>未知：资料库中没有该模型的参数量</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>from size and speed of writing</source>
   <translation>由大小和写入速度得出</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>failures expected: {n}; the share of the time whose training is kept</source>
   <translation>预计故障 {n} 次；保留下来的训练时间占比</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>Daly 2006, with goodput {goodput}; Young 1974: {young}</source>
   <translation>Daly 2006，有效训练占比 {goodput}；Young 1974：{young}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>to {duration}; with the best interval {best}</source>
   <translation>原为 {duration}；采用最佳间隔时增加 {best}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>the newest complete one here; ≈ {size} estimated for {model}</source>
   <translation>此处最新的完整检查点；按 {model} 估算 ≈ {size}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>unknown: LoRA saves the adapter, whose rank is not said</source>
   <translation>未知：LoRA 只保存适配器，其秩未给出</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>enter it, or the speed of writing</source>
   <translation>输入该值，或输入写入速度</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>unknown without the size</source>
   <translation>大小未知，无法得出</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>enter the interval, or how many are kept; needs the plan's duration</source>
   <translation>输入间隔或保留个数；需要计划的训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>one checkpoint</source>
   <translation>1 个检查点</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>{n} checkpoints</source>
   <translation>{n} 个检查点</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>needs {what}</source>
   <translation>需要{what}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>needs the interval, the time of a save and the time between failures</source>
   <translation>需要保存间隔、单次保存耗时和平均故障间隔</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>does not end</source>
   <translation>无法完成</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>hardly any interval passes without a failure</source>
   <translation>几乎每个间隔内都会发生故障</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>needs the plan's duration</source>
   <translation>需要计划的训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoint_costs.py" />
   <source>the interval</source>
   <translation>保存间隔</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoints_model.py" />
   <source>full</source>
   <translation>全量</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoints_model.py" />
   <source>adapter</source>
   <translation>适配器</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoints_model.py" />
   <source>Iteration</source>
   <translation>迭代</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoints_model.py" />
   <source>At the start</source>
   <translation>启动时</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoints_model.py" />
   <source>Completeness</source>
   <translation>完整性</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoints_model.py" />
   <source>Size</source>
   <translation>大小</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoints_model.py" />
   <source>Optimizer</source>
   <translation>优化器</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoints_model.py" />
   <source>Weights</source>
   <translation>权重</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoints_model.py" />
   <source>Parallel</source>
   <translation>并行</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoints_model.py" />
   <source>Layout</source>
   <translation>布局</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoints_model.py" />
   <source>to be loaded</source>
   <translation>将被加载</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoints_model.py" />
   <source>in the tracker</source>
   <translation>迭代记录文件所指</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoints_model.py" />
   <source>present</source>
   <translation>有</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoints_model.py" />
   <source>missing</source>
   <translation>缺失</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoints_model.py" />
   <source>TP, PP, EP: parallel sizes; PP|EP: one of the two, which the names do not tell; N: world size</source>
   <translation>TP、PP、EP：并行数；PP|EP：二者之一，从名称无法区分；N：world size</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/checkpoints_model.py" />
   <source>What training started now with these settings does with it</source>
   <translation>以当前设置启动训练时如何处理该检查点</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/comparison_model.py" />
   <source>{title} (tokens/s)</source>
   <translation>{title}（token/s）</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/comparison_model.py" />
   <source>{line}: the scenarios differ</source>
   <translation>{line}：各方案不同</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/comparison_model.py" />
   <source>on the Plan page</source>
   <translation>在计划页</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/comparison_model.py" />
   <source>the least</source>
   <translation>最少</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/comparison_model.py" />
   <source>the scenarios differ</source>
   <translation>各方案不同</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/differences_model.py" />
   <source>Differing</source>
   <translation>有差异</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/differences_model.py" />
   <source>All</source>
   <translation>全部</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/differences_model.py" />
   <source>Added</source>
   <translation>新增</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/differences_model.py" />
   <source>Removed</source>
   <translation>删除</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/differences_model.py" />
   <source>Changed</source>
   <translation>修改</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/differences_model.py" />
   <source>The same</source>
   <translation>不变</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/differences_model.py" />
   <source>the same</source>
   <translation>不变</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/differences_model.py" />
   <source>Difference</source>
   <translation>差异</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/differences_model.py" />
   <source>In table</source>
   <translation>所在表</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/differences_model.py" />
   <source>Shipped</source>
   <translation>自带</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/differences_model.py" />
   <source>Yours</source>
   <translation>我的</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/differences_model.py" />
   <source>Author</source>
   <translation>作者</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/differences_model.py" />
   <source>Reason</source>
   <translation>原因</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/differences_model.py" />
   <source>{edition}</source>
   <translation>{edition}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/draft_shown.py" />
   <source>Name of the project</source>
   <translation>项目名称</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/draft_shown.py" />
   <source>Preferred scenario</source>
   <translation>首选方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/draft_shown.py" />
   <source>Order of the scenarios</source>
   <translation>方案顺序</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/draft_shown.py" />
   <source>Data counted by</source>
   <translation>数据计量方式</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/draft_shown.py" />
   <source>Tokens</source>
   <translation>token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/draft_shown.py" />
   <source>Samples</source>
   <translation>样本数</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/draft_shown.py" />
   <source>Where the count is from</source>
   <translation>数量来源</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/draft_shown.py" />
   <source>Least of the estimated count</source>
   <translation>估算数的下限</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/draft_shown.py" />
   <source>Most of the estimated count</source>
   <translation>估算数的上限</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/draft_shown.py" />
   <source>Where the scaling was measured</source>
   <translation>线性加速比实测来源</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/draft_shown.py" />
   <source>Save interval</source>
   <translation>保存间隔</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/draft_shown.py" />
   <source>Mean time between failures</source>
   <translation>平均故障间隔</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/draft_shown.py" />
   <source>Restart time</source>
   <translation>重启耗时</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/draft_shown.py" />
   <source>Open</source>
   <translation>开放</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/draft_shown.py" />
   <source>Closed windows</source>
   <translation>停用时段</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/draft_shown.py" />
   <source>Availability</source>
   <translation>可用率</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/draft_shown.py" />
   <source>{scenario}</source>
   <translation>{scenario}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/draft_shown.py" />
   <source>{start} to {end}</source>
   <translation>{start} 至 {end}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/draft_shown.py" />
   <source>today, {time}</source>
   <translation>今天 {time}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/draft_shown.py" />
   <source>The project</source>
   <translation>项目</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/draft_shown.py" />
   <source>{scenario}, added</source>
   <translation>{scenario}（新增）</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/draft_shown.py" />
   <source>{scenario}, removed</source>
   <translation>{scenario}（删除）</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/draft_shown.py" />
   <source>{n} measurements</source>
   <translation>{n} 个实测点</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/faults_model.py" />
   <source>Fault</source>
   <translation>问题</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/faults_model.py" />
   <source>Count</source>
   <translation>次数</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/faults_model.py" />
   <source>First place</source>
   <translation>首次出现位置</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/faults_model.py" />
   <source>and {n} more</source>
   <translation>另有 {n} 处</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/faults_model.py" />
   <source>{framework}</source>
   <translation>{framework}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/findings.py" />
   <source>{counts}</source>
   <translation>{counts}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/findings.py" />
   <source>1 error</source>
   <translation>1 条错误</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/findings.py" />
   <source>{n} errors</source>
   <translation>{n} 条错误</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/findings.py" />
   <source>1 warning</source>
   <translation>1 条警告</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/findings.py" />
   <source>{n} warnings</source>
   <translation>{n} 条警告</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/findings.py" />
   <source>1 note</source>
   <translation>1 条说明</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/findings.py" />
   <source>{n} notes</source>
   <translation>{n} 条说明</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/log_shown.py" />
   <source>One figure is missing</source>
   <translation>缺少一项数值</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/log_shown.py" />
   <source>{share} faster at the end</source>
   <translation>末段快 {share}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/log_shown.py" />
   <source>No loss from {first} to {last}</source>
   <translation>从 {first} 到 {last} 没有损失</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/log_shown.py" />
   <source>{low} – {high} tokens/s (10th to 90th percentile)</source>
   <translation>{low} – {high} token/s（第 10 到第 90 百分位）</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/log_shown.py" />
   <source>{n} figures are missing</source>
   <translation>缺少 {n} 项数值</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/log_shown.py" />
   <source>The whole job reached {rate} tokens/s.</source>
   <translation>整个任务达到 {rate} token/s。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/log_shown.py" />
   <source>no drift</source>
   <translation>无漂移</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/log_shown.py" />
   <source>{share} slower at the end</source>
   <translation>末段慢 {share}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/log_shown.py" />
   <source>Each doubling of the devices costs {loss}</source>
   <translation>卡数每翻一倍损失 {loss}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/log_shown.py" />
   <source>{share} of the time on {first} does not shrink with more devices</source>
   <translation>{first} 时有 {share} 的时间不随卡数增加而减少</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/log_shown.py" />
   <source>Reading…</source>
   <translation>正在读取…</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/log_shown.py" />
   <source>Waiting to be read</source>
   <translation>等待读取</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/log_shown.py" />
   <source>No throughput</source>
   <translation>得不出吞吐</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/log_shown.py" />
   <source>{used} of {read} steps used</source>
   <translation>读取 {read} 步，计入 {used} 步</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/log_shown.py" />
   <source>layout {layout}</source>
   <translation>并行配置 {layout}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/log_shown.py" />
   <source>prompt {prompt}, response {response} tokens on average</source>
   <translation>平均提示词 {prompt}、回答 {response} token</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/log_shown.py" />
   <source>{day}</source>
   <translation>{day}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/log_shown.py" />
   <source>Not read to its end</source>
   <translation>未读完</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/log_shown.py" />
   <source>{devices}, from the log</source>
   <translation>{devices}，来自日志</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/log_shown.py" />
   <source>{devices}, entered</source>
   <translation>{devices}，用户输入</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/log_shown.py" />
   <source>Run {number}: steps {first} to {last}</source>
   <translation>第 {number} 次运行：第 {first} 到 {last} 步</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/log_shown.py" />
   <source>Run {number}: steps {first} to {last}, {rate}</source>
   <translation>第 {number} 次运行：第 {first} 到 {last} 步，{rate}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/log_shown.py" />
   <source>1 step read</source>
   <translation>读取 1 步</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/log_shown.py" />
   <source>{read} steps read</source>
   <translation>读取 {read} 步</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/logs_model.py" />
   <source>waiting</source>
   <translation>等待</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/logs_model.py" />
   <source>reading</source>
   <translation>读取中</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/logs_model.py" />
   <source>not read</source>
   <translation>未读取</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/logs_model.py" />
   <source>needs input</source>
   <translation>需要输入</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/logs_model.py" />
   <source>Log</source>
   <translation>日志</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/logs_model.py" />
   <source>10th–90th percentile</source>
   <translation>第 10–90 百分位</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/logs_model.py" />
   <source>Steps used</source>
   <translation>计入步数</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/logs_model.py" />
   <source>Kind of log</source>
   <translation>日志格式</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/logs_model.py" />
   <source>saved</source>
   <translation>已保存</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/pivot_model.py" />
   <source>{job}: {said}. Document {document}, row {row}.</source>
   <translation>{job}：{said}。文档 {document}，第 {row} 行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/pivot_model.py" />
   <source>{model}, {strategy}, sequence length {seq_len}</source>
   <translation>{model}，{strategy}，序列长度 {seq_len}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/pivot_model.py" />
   <source>{job}: unknown; the edition has no such entry.</source>
   <translation>{job}：未知；该版本没有此条目。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/pivot_model.py" />
   <source>{job}: {said}, as you changed it.</source>
   <translation>{job}：{said}（您修改过）。</translation>
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
   <source>Choose a model first</source>
   <translation>先选择模型</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/plan_choices.py" />
   <source>Best: none is near enough</source>
   <translation>最优：没有足够相近的行</translation>
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
   <location filename="../../ascgui/viewmodels/points_model.py" />
   <source>{title} (d)</source>
   <translation>{title}（天）</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/points_model.py" />
   <source>{title} (h)</source>
   <translation>{title}（小时）</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/points_model.py" />
   <source>{title} (min)</source>
   <translation>{title}（分钟）</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/points_model.py" />
   <source>{title} (s)</source>
   <translation>{title}（秒）</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/points_model.py" />
   <source>{title}</source>
   <translation>{title}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/points_model.py" />
   <source>{title} ({currency})</source>
   <translation>{title}（{currency}）</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/preview_model.py" />
   <source>not in the new edition</source>
   <translation>新版本中没有</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/preview_model.py" />
   <source>left out</source>
   <translation>不采用</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/preview_model.py" />
   <source>your own row stays</source>
   <translation>保留您的行</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/preview_model.py" />
   <source>both rows stay</source>
   <translation>两行都保留</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/preview_model.py" />
   <source>decided</source>
   <translation>已决定</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/preview_model.py" />
   <source>Unchanged</source>
   <translation>不变</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/preview_model.py" />
   <source>Conflicts</source>
   <translation>冲突</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/preview_model.py" />
   <source>Rejected</source>
   <translation>未通过</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/preview_model.py" />
   <source>To decide</source>
   <translation>待决定</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/preview_model.py" />
   <source>What happens</source>
   <translation>结果</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/preview_model.py" />
   <source>Now</source>
   <translation>现在</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/preview_model.py" />
   <source>Line</source>
   <translation>行号</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/preview_model.py" />
   <source>unchanged</source>
   <translation>不变</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/preview_model.py" />
   <source>rejected</source>
   <translation>未通过</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/preview_model.py" />
   <source>to decide</source>
   <translation>待决定</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/quantities.py" />
   <source>“{typed}” is no share. Type one above 0 and at most 1, such as 0.95 or 95%.</source>
   <translation>“{typed}”不是比例。输入大于 0 且不超过 1 的数，如 0.95 或 95%。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/quantities.py" />
   <source>“{typed}” is no time to wait: it must be above 0.</source>
   <translation>“{typed}”不能作为间隔，间隔须大于 0。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/record_cells.py" />
   <source>an edition</source>
   <translation>一个版本</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/record_cells.py" />
   <source>a document that rows cite</source>
   <translation>各行引用的文档</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/record_cells.py" />
   <source>a model</source>
   <translation>一个模型</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/record_cells.py" />
   <source>Model or row</source>
   <translation>模型或行</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/record_cells.py" />
   <source>{tps} per device</source>
   <translation>每卡/DIE {tps}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/record_cells.py" />
   <source>{value}, for {models}</source>
   <translation>{value}，适用于 {models}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/record_draft.py" />
   <source>The table has this row already. Change that one, or name another.</source>
   <translation>表中已有此行。修改那一行，或换一个名称。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/record_fields.py" />
   <source>Type a count from 1 to {most}, or - for “not supported”.</source>
   <translation>输入 1 到 {most} 的卡数，或用 - 表示“不支持”。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/record_fields.py" />
   <source>Type a whole number from 1.</source>
   <translation>输入不小于 1 的整数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/record_fields.py" />
   <source>A count from 1, or - for “not supported”</source>
   <translation>不小于 1 的卡数，或用 - 表示“不支持”</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/record_fields.py" />
   <source>Ids of the catalog, with a semicolon between them</source>
   <translation>资料库中的模型标识，以分号隔开</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/record_fields.py" />
   <source>Tokens per sequence, or as published, as in 1024+2048</source>
   <translation>每条序列的 token 数，或照发布的写法，如 1024+2048</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/record_fields.py" />
   <source>Unclear: the row is shown, and never chosen.</source>
   <translation>unclear：只显示该行，不会选用。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/record_fields.py" />
   <source>Other spellings, with a semicolon between them</source>
   <translation>其他写法，以分号隔开</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/record_fields.py" />
   <source>Type a date as in 2026-06-25.</source>
   <translation>按 2026-06-25 的格式输入日期。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/record_fields.py" />
   <source>none of the catalog's</source>
   <translation>不在资料库中</translation>
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
   <source>Use a constant efficiency</source>
   <translation>改用固定的线性加速比</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/remedies.py" />
   <source>Leave failures out</source>
   <translation>不计入故障</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/remedies.py" />
   <source>Work round the clock</source>
   <translation>按全天候工作</translation>
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
   <source>{name} ({count})</source>
   <translation>{name}（{count}）</translation>
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
   <source>Others</source>
   <translation>其他</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scaling_points.py" />
   <source>These measurements differ in {what}. A curve is of one job: take the others out.</source>
   <translation>这些实测的{what}不同。一条曲线只针对一个任务：去掉其他的实测。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scaling_points.py" />
   <source>{name}: {devices}, {rate} tokens/s</source>
   <translation>{name}：{devices}，{rate} token/s</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scaling_points.py" />
   <source>{name}, saved: {devices}, {rate} tokens/s</source>
   <translation>{name}，已保存：{devices}，{rate} token/s</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scaling_points.py" />
   <source>{what} ({values})</source>
   <translation>{what}（{values}）</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>alpaca</source>
   <translation>alpaca</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>sharegpt</source>
   <translation>sharegpt</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>moss</source>
   <translation>moss</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>pretraining text</source>
   <translation>预训练文本</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>preference pairs</source>
   <translation>偏好数据对</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>prompts without answers</source>
   <translation>无回答的提示</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>instruction, input, output</source>
   <translation>instruction、input、output</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>conversations</source>
   <translation>多轮对话</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>numbered turns</source>
   <translation>带编号的轮次</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>one text a row</source>
   <translation>每行一段文本</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>chosen and rejected, or kto_tag</source>
   <translation>chosen 与 rejected，或 kto_tag</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>for reinforcement learning</source>
   <translation>用于强化学习</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>{valid} of {rows} rows are valid</source>
   <translation>{rows} 行中有效 {valid} 行</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>{framework}: {valid} of {rows} rows valid, {skipped} left out, {empty} as empty samples</source>
   <translation>{framework}：{rows} 行中有效 {valid} 行，略过 {skipped} 行，空样本 {empty} 行</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>{files} files, {size}, read in {seconds}</source>
   <translation>{files} 个文件，{size}，读取用时 {seconds}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>Mean {mean}, half below {median}, 90 % below {p90}, 95 % below {p95}, 99 % below {p99}, longest {longest} tokens</source>
   <translation>平均 {mean}，中位数 {median}，90 % 不超过 {p90}，95 % 不超过 {p95}，99 % 不超过 {p99}，最长 {longest} token</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>{tokens} tokens: each sequence cut at {seq_len}, no padding</source>
   <translation>{tokens} token：每条序列截断到 {seq_len}，不填充</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>{rows} rows, of no known format</source>
   <translation>{rows} 行，格式无法识别</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>All {rows} rows are valid</source>
   <translation>全部 {rows} 行有效</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>{framework} does not read this format ({format}).</source>
   <translation>{framework} 不支持该格式（{format}）。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>{framework} stops at this data until the faults marked “stops” are mended.</source>
   <translation>修正标为“停止”的问题之前，{framework} 读到该数据会停止。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>{framework}: does not read this format</source>
   <translation>{framework}：不支持该格式</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>{framework}: stops; {valid} of {rows} rows are valid once that is mended</source>
   <translation>{framework}：会停止；修正后 {rows} 行中有效 {valid} 行</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>in one epoch</source>
   <translation>每轮</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>{file}, {size}, read in {seconds}</source>
   <translation>{file}，{size}，读取用时 {seconds}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>No sequence is longer than {seq_len} tokens.</source>
   <translation>没有超过 {seq_len} token 的序列。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>{share} of the sequences are longer than {seq_len} tokens: {framework} cuts them.</source>
   <translation>{share} 的序列超过 {seq_len} token：{framework} 会截断。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>{share} of the sequences are longer than {seq_len} tokens: {framework} leaves them out.</source>
   <translation>{share} 的序列超过 {seq_len} token：{framework} 会略过。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>{share} of the texts are longer than {seq_len} tokens: {framework} splits them over several samples.</source>
   <translation>{share} 的文本超过 {seq_len} token：{framework} 会拆分为多个样本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>{tokens} tokens: {sequences} sequences of {seq_len}, {padding} of it padding</source>
   <translation>{tokens} token：{sequences} 条长度为 {seq_len} 的序列，其中 {padding} 为填充</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>{tokens} tokens: samples one after the other, no padding</source>
   <translation>{tokens} token：样本首尾相接，不填充</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>{rows} rows</source>
   <translation>{rows} 行</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>{rate} a second</source>
   <translation>每秒 {rate}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>≈ {tokens} tokens</source>
   <translation>≈ {tokens} token</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>{low} … {high}</source>
   <translation>{low} … {high}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>estimate</source>
   <translation>估算</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>The scan was cancelled: these figures cover a part of the data only.</source>
   <translation>扫描已取消：以下数字只涵盖部分数据。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>The tokens are estimated by script, because no tokenizer is chosen. A real one gives from {low} to {high} of them.</source>
   <translation>未选择分词器，token 数按文字种类估算。实际为该值的 {low} 到 {high}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>Chat template: {template}.</source>
   <translation>对话模板：{template}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>{tokens} tokens a second</source>
   <translation>每秒 {tokens} token</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/scan_shown.py" />
   <source>{time} left</source>
   <translation>剩余 {time}</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/table_titles.py" />
   <source>Frameworks</source>
   <translation>框架</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/table_titles.py" />
   <source>Models</source>
   <translation>模型</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/table_titles.py" />
   <source>Editions</source>
   <translation>版本</translation>
  </message>
  <message>
   <location filename="../../ascgui/viewmodels/table_titles.py" />
   <source>Foot notes</source>
   <translation>脚注</translation>
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
   <source>direct preference optimization</source>
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
   <location filename="../../ascgui/widgets/choice_box.py" />
   <source>“{typed}” is none of the choices. Take one, such as {names}.</source>
   <translation>“{typed}”不在可选项之中。可选 {names} 等。</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/comparison_view.py" />
   <source>Scenarios side by side</source>
   <translation>方案对比</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/comparison_view.py" />
   <source>Copy the table</source>
   <translation>复制表格</translation>
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
   <location filename="../../ascgui/widgets/edition_box.py" />
   <source>{edition} (newest)</source>
   <translation>{edition}（最新）</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/explanation.py" />
   <source>What does this mean?</source>
   <translation>这是什么意思？</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/explanation.py" />
   <source>Code: {code}</source>
   <translation>代码：{code}</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/field_note.py" />
   <source>&amp;Copy</source>
   <translation>复制(&amp;C)</translation>
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
   <location filename="../../ascgui/widgets/filter_edit.py" />
   <source>Filter: one or more words, in any column</source>
   <translation>筛选：一个或多个词，匹配任意列</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/filter_edit.py" />
   <source>Filter</source>
   <translation>筛选</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/find_bar.py" />
   <source>Find in the rows shown</source>
   <translation>在显示的行中查找</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/find_bar.py" />
   <source>Find</source>
   <translation>查找</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/find_bar.py" />
   <source>Previous (Shift+Enter)</source>
   <translation>上一处（Shift+Enter）</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/find_bar.py" />
   <source>Next (Enter)</source>
   <translation>下一处（Enter）</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/find_bar.py" />
   <source>Close (Escape)</source>
   <translation>关闭（Esc）</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/find_bar.py" />
   <source>Not found</source>
   <translation>未找到</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/find_bar.py" />
   <source>{number} of {count}</source>
   <translation>第 {number} 处，共 {count} 处</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/find_bar.py" />
   <source>Found: {count}</source>
   <translation>共 {count} 处</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/findings_button.py" />
   <source>{counts}: go to the findings</source>
   <translation>{counts}：转到提示</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/findings_button.py" />
   <source>Go to the findings</source>
   <translation>转到提示</translation>
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
   <location filename="../../ascgui/widgets/histogram.py" />
   <source>{low} to {high} tokens: {count} sequences</source>
   <translation>{low} 到 {high} token：{count} 条序列</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/histogram.py" />
   <source>{low} tokens and more: {count} sequences</source>
   <translation>{low} token 及以上：{count} 条序列</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/histogram.py" />
   <source>tokens of a sequence, estimated</source>
   <translation>每条序列的 token 数（估算）</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/histogram.py" />
   <source>tokens of a sequence</source>
   <translation>每条序列的 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/histogram.py" />
   <source>sequences</source>
   <translation>序列数</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/histogram.py" />
   <source>sequence length {n} →</source>
   <translation>序列长度 {n} →</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/histogram.py" />
   <source>Lengths of the sequences</source>
   <translation>序列长度分布</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/kind_bar.py" />
   <source>{name}: {count}</source>
   <translation>{name}：{count}</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/notice_bar.py" />
   <source>Close this notice</source>
   <translation>关闭该通知</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/path_edit.py" />
   <source>Choose a file</source>
   <translation>选择文件</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/path_edit.py" />
   <source>Choose a folder</source>
   <translation>选择文件夹</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/progress_card.py" />
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/progress_card.py" />
   <source>Ending…</source>
   <translation>正在结束…</translation>
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
   <location filename="../../ascgui/widgets/quantity_edit.py" />
   <source>{unit}, {remark}</source>
   <translation>{unit}，{remark}</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/quantity_edit.py" />
   <source>such as 2026-12-01 09:00</source>
   <translation>如 2026-12-01 09:00</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/saving_label.py" />
   <source>Saving…</source>
   <translation>正在保存…</translation>
  </message>
  <message>
   <location filename="../../ascgui/widgets/saving_label.py" />
   <source>Not saved</source>
   <translation>未保存</translation>
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
   <location filename="../../ascgui/windows/axis_inputs.py" />
   <source>range in steps</source>
   <translation>按步长</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/axis_inputs.py" />
   <source>evenly spaced</source>
   <translation>等间隔</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/axis_inputs.py" />
   <source>in equal ratios</source>
   <translation>等比</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/axis_inputs.py" />
   <source>list</source>
   <translation>列表</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/axis_inputs.py" />
   <source>such as 72 h</source>
   <translation>如 72 h</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/axis_inputs.py" />
   <source>{problem} {value} is used.</source>
   <translation>{problem}仍采用 {value}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/axis_inputs.py" />
   <source>{unit}</source>
   <translation>{unit}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/axis_inputs.py" />
   <source>Vary</source>
   <translation>变化</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/axis_inputs.py" />
   <source>The input that takes several values</source>
   <translation>取多个值的输入</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/axis_inputs.py" />
   <source>Values</source>
   <translation>取值</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/axis_inputs.py" />
   <source>How the values are given</source>
   <translation>取值的给出方式</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/axis_inputs.py" />
   <source>From</source>
   <translation>从</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/axis_inputs.py" />
   <source>The smallest value</source>
   <translation>最小值</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/axis_inputs.py" />
   <source>To</source>
   <translation>到</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/axis_inputs.py" />
   <source>The largest value</source>
   <translation>最大值</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/axis_inputs.py" />
   <source>Step</source>
   <translation>步长</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/axis_inputs.py" />
   <source>From one value to the next</source>
   <translation>相邻两个值之差</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/axis_inputs.py" />
   <source>Number of values</source>
   <translation>个数</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/axis_inputs.py" />
   <source>How many values, both ends included</source>
   <translation>取值个数，含两端</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/axis_inputs.py" />
   <source>Values with a semicolon between them: 8; 16; 32</source>
   <translation>用分号隔开的值：8; 16; 32</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/axis_inputs.py" />
   <source>nothing else</source>
   <translation>无</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>By this calendar the deadline needs {needed} instead of {open} round the clock.</source>
   <translation>按此日历，要赶上截止时间需要 {needed}，而全天开放时只需 {open}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>{open} of open time, and {closed} in which the cluster is closed</source>
   <translation>开放时间 {open}，另有 {closed} 集群停用</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>Working out the finish…</source>
   <translation>正在计算完成时间…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>Enter when the job starts, and complete the plan until it has a duration.</source>
   <translation>填写开始时间，并补全计划，直到能得出训练时间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>{duration} without a pause</source>
   <translation>{duration}，没有停顿</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>Cluster</source>
   <translation>集群</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>Use the calendar</source>
   <translation>采用日历</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>from {start}, {calendar}</source>
   <translation>{start} 开始，{calendar}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>{plan}: {values}</source>
   <translation>{plan}：{values}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>Use in the plan</source>
   <translation>用于计划</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>Make a scenario</source>
   <translation>生成方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>Local time at which the job starts</source>
   <translation>任务开始的本地时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>When the cluster works</source>
   <translation>集群工作的时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>Hours</source>
   <translation>时段</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>When it opens</source>
   <translation>开放时刻</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>to</source>
   <translation>至</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>Hours, closing</source>
   <translation>时段，停用时刻</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>When it closes</source>
   <translation>停用时刻</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>Share of the open time in which it really computes</source>
   <translation>开放时间中真正用于训练的比例</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>A checkpoint every</source>
   <translation>检查点间隔</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>Time between two saves, to be drawn</source>
   <translation>两次保存的间隔，用于画图</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>The plan has no duration, so no finish can be given. Complete it first.</source>
   <translation>计划没有训练时间，因此没有完成时间。先补全计划。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>Stopped, so what stands here may be of the inputs before.</source>
   <translation>已停止，此处可能仍是之前输入的结果。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>such as 30 min</source>
   <translation>如 30 min</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>every day</source>
   <translation>每天</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>Monday to Friday</source>
   <translation>周一至周五</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>Monday to Saturday</source>
   <translation>周一至周六</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>{work}. The cost counts the computing: closed hours are not charged.</source>
   <translation>{work}。费用只按计算时间计，关闭时段不计费。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>Enter when the job starts; the time line then stands here.</source>
   <translation>填写开始时间后，时间线显示在这里。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>hours of the plan file</source>
   <translation>计划文件中的时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>Finish: {finish}</source>
   <translation>完成时间：{finish}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>The deadline is met.</source>
   <translation>满足期限。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/calendar_panel.py" />
   <source>The deadline is missed.</source>
   <translation>超出期限。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_desk.py" />
   <source>Tables</source>
   <translation>数据表</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_desk.py" />
   <source>Printed layout</source>
   <translation>文档版式</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_desk.py" />
   <source>Compare editions</source>
   <translation>比较版本</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_desk.py" />
   <source>Import</source>
   <translation>导入</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_desk.py" />
   <source>Export</source>
   <translation>导出</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_desk.py" />
   <source>Parts of the page</source>
   <translation>页面的各部分</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_details.py" />
   <source>Source: {source}. Stands in {place}.</source>
   <translation>来源：{source}。位于 {place}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_details.py" />
   <source>Show its rows</source>
   <translation>显示其中的行</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_details.py" />
   <source>Keep your change</source>
   <translation>保留您的修改</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_details.py" />
   <source>Take what is shipped</source>
   <translation>采用自带的值</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_details.py" />
   <source>Silence with a note…</source>
   <translation>加备注并屏蔽…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_details.py" />
   <source>Tell it again</source>
   <translation>重新提示</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_details.py" />
   <source>Why this is no fault, such as who confirmed it</source>
   <translation>为何这不是问题，例如由谁确认</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_details.py" />
   <source>Save the note</source>
   <translation>保存备注</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_details.py" />
   <source>Not now</source>
   <translation>暂不</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_details.py" />
   <source>Shipped: {said}.</source>
   <translation>自带：{said}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_details.py" />
   <source>Silenced with the note: {reason}</source>
   <translation>已屏蔽，备注：{reason}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_details.py" />
   <source>Choose a row to see it in full, with its source.</source>
   <translation>选择一行，查看其全部内容和来源。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_details.py" />
   <source>You have changed nothing in this table.</source>
   <translation>此表中没有您的修改。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_details.py" />
   <source>No row holds all these words.</source>
   <translation>没有同时含有这些词的行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_editing.py" />
   <source>Add {row}</source>
   <translation>新增 {row}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_editing.py" />
   <source>Rows chosen: {count}. At most {most} are changed together.</source>
   <translation>已选 {count} 行。一次最多同时修改 {most} 行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_page.py" />
   <source>Filter: words, column:value, -not this</source>
   <translation>筛选：词语、列名:值、-排除</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_page.py" />
   <source>All conditions hold together: words in any column; strategy:full in one column; devices:&gt;=16 for numbers; -lora or -strategy:lora to leave rows out; quotes around several words.</source>
   <translation>各条件同时成立：任意列中的词语；strategy:full 限于一列；devices:&gt;=16 比较数值；-lora 或 -strategy:lora 排除行；多个词用引号括起来。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_page.py" />
   <source>Reading the rows…</source>
   <translation>正在读取各行…</translation>
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
   <location filename="../../ascgui/windows/catalog_tools.py" />
   <source>Add</source>
   <translation>新增</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_tools.py" />
   <source>Add a row to this table</source>
   <translation>向此表新增一行</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_tools.py" />
   <source>Duplicate</source>
   <translation>复制一份</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_tools.py" />
   <source>Make a new row like the chosen one</source>
   <translation>复制所选的行，作为新行</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_tools.py" />
   <source>Remove</source>
   <translation>删除</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_tools.py" />
   <source>Remove the chosen rows; shipped ones can be reverted</source>
   <translation>删除所选的行；自带的行可以还原</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_tools.py" />
   <source>Revert</source>
   <translation>还原</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_tools.py" />
   <source>Give up your changes of the chosen rows, so that what is shipped holds again</source>
   <translation>放弃对所选行的修改，恢复自带的值</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_tools.py" />
   <source>Changes</source>
   <translation>我的修改</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_tools.py" />
   <source>Show only the rows that you added, changed or removed</source>
   <translation>只显示您新增、修改或删除的行</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_tools.py" />
   <source>Group</source>
   <translation>分组</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_tools.py" />
   <source>Put the rows of each model family under a heading that folds</source>
   <translation>按模型系列归入可折叠的标题之下</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_tools.py" />
   <source>Columns</source>
   <translation>列</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_tools.py" />
   <source>Choose the columns, and how many stay in sight while the others scroll</source>
   <translation>选择显示哪些列，以及横向滚动时固定几列</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_tools.py" />
   <source>Find words without hiding other rows</source>
   <translation>查找词语，不隐藏其他行</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_tools.py" />
   <source>Row form</source>
   <translation>表单</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_tools.py" />
   <source>Show or hide the form beside the table</source>
   <translation>显示或隐藏表格旁的表单</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/catalog_tools.py" />
   <source>{what} ({keys})</source>
   <translation>{what}（{keys}）</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/cell_editors.py" />
   <source>This row is no longer in the table.</source>
   <translation>此行已不在表中。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_cards.py" />
   <source>This is what would be written</source>
   <translation>将写入以下内容</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_cards.py" />
   <source>before</source>
   <translation>原内容</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_cards.py" />
   <source>after</source>
   <translation>新内容</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_cards.py" />
   <source>Write the tracker</source>
   <translation>写入迭代记录文件</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_cards.py" />
   <source>Leave it as it is</source>
   <translation>保持不变</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_cards.py" />
   <source>What saves and failures cost this plan</source>
   <translation>保存与故障对该计划的影响</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_cards.py" />
   <source>The plan's duration is that of training alone.</source>
   <translation>计划的训练时间只含训练。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_cards.py" />
   <source>no file</source>
   <translation>没有文件</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_cards.py" />
   <source>It can be undone here.</source>
   <translation>可在此撤销。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_cards.py" />
   <source>The old file is kept beside it with the ending .bak. It can be undone here.</source>
   <translation>原文件以扩展名 .bak 保留在同一位置。可在此撤销。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_cards.py" />
   <source>Include in the plan's duration</source>
   <translation>计入计划的训练时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_cards.py" />
   <source>The plan's duration includes saves, restarts and lost work.</source>
   <translation>计划的训练时间已计入保存、重启与丢失的训练。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_cards.py" />
   <source>The plan's duration includes other figures than these.</source>
   <translation>计划的训练时间计入的是另一组数值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_cards.py" />
   <source>an empty file</source>
   <translation>空文件</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_cards.py" />
   <source>Include these instead</source>
   <translation>改为计入这组数值</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>from the plan</source>
   <translation>取自计划</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>{name} (plan)</source>
   <translation>{name}（计划）</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>Not said</source>
   <translation>未指定</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>Without a path nothing is loaded.</source>
   <translation>未指定路径则不加载任何内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>The next start</source>
   <translation>下次启动</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>Resuming</source>
   <translation>续训</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>Parallel layout</source>
   <translation>并行配置</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>≈ {n} steps</source>
   <translation>≈ {n} 步</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>from the launch file</source>
   <translation>取自启动文件</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>Fast recovery</source>
   <translation>故障快恢</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>train_auto_resume: load the newest checkpoint by itself</source>
   <translation>train_auto_resume：自动加载最新的检查点</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>Wanted iteration</source>
   <translation>所需迭代</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>The iteration from which you want to go on</source>
   <translation>希望从哪一次迭代继续</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>{name} (folder)</source>
   <translation>{name}（文件夹）</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>Choose a folder…</source>
   <translation>选择文件夹…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>Read a launch file…</source>
   <translation>读取启动文件…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>A shell script or YAML file: its settings are read, nothing is run</source>
   <translation>shell 脚本或 YAML 文件：只读取其中的设置，不执行任何内容</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>Look again</source>
   <translation>重新查看</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>{folder}; settings of {file}</source>
   <translation>{folder}；设置取自 {file}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>The edition that the job runs on: its rules of resuming differ</source>
   <translation>任务所用的版本：各版本续训规则不同</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>The framework that will be started</source>
   <translation>将要启动的框架</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>Full training or LoRA</source>
   <translation>full 训练或 LoRA</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>Resume path</source>
   <translation>续训路径</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>user_converted_ckpt_path, --load or resume_from_checkpoint</source>
   <translation>user_converted_ckpt_path、--load 或 resume_from_checkpoint</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>Output folder</source>
   <translation>输出文件夹</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>Where training saves its checkpoints</source>
   <translation>训练保存检查点的位置</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>{flag}</source>
   <translation>{flag}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>True means that not all of the state is loaded</source>
   <translation>为 true 时不会加载全部状态</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>TP</source>
   <translation>TP</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>Tensor parallel size</source>
   <translation>张量并行数</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>PP</source>
   <translation>PP</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>Pipeline parallel size</source>
   <translation>流水线并行数</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>World size</source>
   <translation>world size</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>How many devices the job is started with</source>
   <translation>启动任务所用的卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>The time between two saves, such as 30 min</source>
   <translation>两次保存之间的时间，如 30 min</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>Write speed</source>
   <translation>写入速度</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>GiB/s</source>
   <translation>GiB/s</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>How fast all devices together write a checkpoint, such as 2</source>
   <translation>全部卡合计写检查点的速度，如 2</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>How long training waits for a save, such as 45 s; replaces the speed</source>
   <translation>训练等待一次保存的时间，如 45 s；替代写入速度</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>such as 45 s</source>
   <translation>如 45 s</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>Between failures</source>
   <translation>故障间隔</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>The mean time between two failures of the whole job, such as 3 d</source>
   <translation>整个任务两次故障之间的平均时间，如 3 d</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>such as 3 d</source>
   <translation>如 3 d</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>Restart</source>
   <translation>重启耗时</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>From a failure until training goes on, such as 10 min; empty: none</source>
   <translation>从故障到训练恢复的时间，如 10 min；留空视为无</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>such as 10 min</source>
   <translation>如 10 min</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>Kept</source>
   <translation>保留</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>checkpoints</source>
   <translation>个检查点</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>How many checkpoints stay on disk; empty: all</source>
   <translation>磁盘上保留的检查点个数；不填则全部保留</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>{saved} saved these checkpoints; the start is by {started}.</source>
   <translation>这些检查点由 {saved} 保存，而启动用的是 {started}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>{saved} saved these checkpoints; the plan has {planned}.</source>
   <translation>这些检查点由 {saved} 保存，而计划中是 {planned}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>Or drop them anywhere on this page.</source>
   <translation>也可拖放到本页任意位置。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>Take what was looked at</source>
   <translation>使用所查看的位置</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>The launch file saves every {n} steps. How long they take is unknown without the global batch size and the plan's duration.</source>
   <translation>启动文件每 {n} 步保存一次。没有 global batch size 和计划的训练时间，无法得知这些步的耗时。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>On</source>
   <translation>开</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>Off</source>
   <translation>关</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>This is not the folder looked at.</source>
   <translation>这不是所查看的文件夹。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>Settings of {file}</source>
   <translation>设置取自 {file}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoint_inputs.py" />
   <source>Look into it</source>
   <translation>查看该文件夹</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoints_page.py" />
   <source>Set the tracker to iteration {iteration}…</source>
   <translation>将迭代记录文件改为第 {iteration} 次迭代…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoints_page.py" />
   <source>Choose the folder that training saves to</source>
   <translation>选择训练的保存文件夹</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoints_page.py" />
   <source>Choose a launch file</source>
   <translation>选择启动文件</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoints_page.py" />
   <source>{n} entries seen</source>
   <translation>已查看 {n} 个条目</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoints_page.py" />
   <source>The drive does not answer, so it is no longer waited for. Whether the tracker was written is unknown: look at the folder again once the drive is back.</source>
   <translation>磁盘没有响应，已不再等待。迭代记录文件是否已写入未知：磁盘恢复后重新查看该文件夹。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoints_page.py" />
   <source>Include failures in the duration</source>
   <translation>训练时间计入故障</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoints_page.py" />
   <source>The tracker names this iteration already.</source>
   <translation>迭代记录文件已指向该迭代。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoints_page.py" />
   <source>Reading the tracker…</source>
   <translation>正在读取迭代记录文件…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoints_page.py" />
   <source>The tracker says {after} now. There was none before.</source>
   <translation>迭代记录文件现为 {after}。此前没有该文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoints_page.py" />
   <source>The tracker says {after} now. The old file is kept beside it as {backup}.</source>
   <translation>迭代记录文件现为 {after}。原文件保留在同一位置，名为 {backup}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoints_page.py" />
   <source>This page says what training will load if it is started now: it looks at the folder that training saves to, by the rules of the job's edition. No weights are read, and nothing is written without a preview.</source>
   <translation>本页说明现在启动训练会加载什么：按任务所用版本的规则查看训练的保存文件夹。不读取权重，未经预览不写入任何内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoints_page.py" />
   <source>For example: fast recovery is on, the newest checkpoint lacks the file of one rank, and the tracker file names another iteration: will the job go on, stop, or silently start from scratch?</source>
   <translation>例如：故障快恢已开启，最新的检查点缺少某个 rank 的文件，迭代记录文件指向另一次迭代：任务会继续、停止，还是会无提示地从头开始？</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoints_page.py" />
   <source>Known are saved_checkpoints of MindSpeed-LLM (Megatron), checkpoint-… of Llama-Factory and global_step_… of VeRL.</source>
   <translation>可识别 MindSpeed-LLM（Megatron）的 saved_checkpoints、Llama-Factory 的 checkpoint-… 和 VeRL 的 global_step_…。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoints_page.py" />
   <source>Looking at the folder…</source>
   <translation>正在查看文件夹…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoints_page.py" />
   <source>Rules: document {document}, edition {edition}, {place}</source>
   <translation>规则：文档 {document}，版本 {edition}，{place}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoints_page.py" />
   <source>Rules: the vendor's public page of edition {edition}, {place}</source>
   <translation>规则：版本 {edition} 的厂商公开页面，{place}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoints_page.py" />
   <source>Set the tracker to this iteration…</source>
   <translation>将迭代记录文件改为该迭代…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoints_page.py" />
   <source>This checkpoint is not complete.</source>
   <translation>该检查点不完整。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoints_page.py" />
   <source>Writing the tracker…</source>
   <translation>正在写入迭代记录文件…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoints_page.py" />
   <source>Putting the tracker back…</source>
   <translation>正在恢复迭代记录文件…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoints_page.py" />
   <source>This layout has no tracker, or the checkpoint has no iteration.</source>
   <translation>该布局没有迭代记录文件，或该检查点没有迭代次数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoints_page.py" />
   <source>The tracker is as it was before.</source>
   <translation>迭代记录文件已恢复原状。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/checkpoints_page.py" />
   <source>Undo this</source>
   <translation>撤销</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/column_choice.py" />
   <source>Keep in sight up to here</source>
   <translation>固定到此列</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/column_choice.py" />
   <source>Let all columns scroll</source>
   <translation>取消固定列</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/column_choice.py" />
   <source>Keep the first column in sight</source>
   <translation>固定首列</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/column_choice.py" />
   <source>Columns as they come</source>
   <translation>恢复默认列</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/compare_editions.py" />
   <source>Edition before</source>
   <translation>较早版本</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/compare_editions.py" />
   <source>Edition after</source>
   <translation>较新版本</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/compare_editions.py" />
   <source>Differences</source>
   <translation>差异</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/compare_editions.py" />
   <source>You have changed nothing in the catalog so far.</source>
   <translation>您还没有修改过资料库。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/compare_editions.py" />
   <source>Nothing differs.</source>
   <translation>没有差异。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/compare_editions.py" />
   <source>Two editions</source>
   <translation>两个版本</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/compare_editions.py" />
   <source>The minimum devices of two editions, entry by entry</source>
   <translation>逐条比较两个版本的最小卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/compare_editions.py" />
   <source>Your changes</source>
   <translation>我的修改</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/compare_editions.py" />
   <source>Every row that you changed, beside what is shipped</source>
   <translation>您修改过的每一行，与自带数据并列</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/compare_editions.py" />
   <source>A dash is “not supported”; a blank: the edition has no such entry.</source>
   <translation>横线表示不支持；空白表示该版本没有此条目。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/compare_editions.py" />
   <source>A dash is “not supported”; a blank: there is no such row.</source>
   <translation>横线表示不支持；空白表示没有这一行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/compare_page.py" />
   <source>Add a scenario</source>
   <translation>新增方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/compare_page.py" />
   <source>Project</source>
   <translation>项目</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/compare_page.py" />
   <source>Rename the project</source>
   <translation>重命名项目</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/compare_page.py" />
   <source>“{name}” was added to the scenarios.</source>
   <translation>“{name}”已加入方案。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/compare_page.py" />
   <source>Show the scenarios</source>
   <translation>查看方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/compare_parts.py" />
   <source>All ways</source>
   <translation>所有方式</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/compare_parts.py" />
   <source>Vary inputs</source>
   <translation>参数变化</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/compare_parts.py" />
   <source>Sensitivity</source>
   <translation>敏感性</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/compare_parts.py" />
   <source>Questions</source>
   <translation>反算</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/compare_parts.py" />
   <source>Opening the project…</source>
   <translation>正在打开项目…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/comparison_export.py" />
   <source>Table as CSV…</source>
   <translation>表格存为 CSV…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/comparison_export.py" />
   <source>CSV tables (*.csv)</source>
   <translation>CSV 表格 (*.csv)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/comparison_export.py" />
   <source>Table as a workbook (XLSX)…</source>
   <translation>表格存为工作簿（XLSX）…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/comparison_export.py" />
   <source>Workbooks (*.xlsx)</source>
   <translation>工作簿 (*.xlsx)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/comparison_export.py" />
   <source>Table as Markdown…</source>
   <translation>表格存为 Markdown…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/comparison_export.py" />
   <source>Markdown (*.md)</source>
   <translation>Markdown (*.md)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/comparison_export.py" />
   <source>Chart as PNG…</source>
   <translation>图表存为 PNG…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/comparison_export.py" />
   <source>PNG pictures (*.png)</source>
   <translation>PNG 图片 (*.png)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/comparison_export.py" />
   <source>Chart as SVG…</source>
   <translation>图表存为 SVG…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/comparison_export.py" />
   <source>SVG drawings (*.svg)</source>
   <translation>SVG 图形 (*.svg)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/comparison_export.py" />
   <source>Copy the table as Markdown</source>
   <translation>将表格复制为 Markdown</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/comparison_export.py" />
   <source>The table is on the clipboard.</source>
   <translation>表格已复制到剪贴板。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/comparison_export.py" />
   <source>Written: {file}.</source>
   <translation>已写入：{file}。</translation>
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
   <location filename="../../ascgui/windows/crash_dialog.py" />
   <source>The program made an error the last time. This describes it, for whoever mends the program; it also stands in {path}.</source>
   <translation>程序上次运行时出错。以下是供修复程序的人参考的说明，也保存在 {path}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/crash_dialog.py" />
   <source>Description of the error</source>
   <translation>错误说明</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_answer.py" />
   <source>Padded</source>
   <translation>填充</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_answer.py" />
   <source>Packed</source>
   <translation>打包</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_answer.py" />
   <source>Truncated</source>
   <translation>截断</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_answer.py" />
   <source>Take the scanned data</source>
   <translation>采用扫描的数据</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_answer.py" />
   <source>What training works through in one epoch</source>
   <translation>训练在一轮中实际处理的量</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_answer.py" />
   <source>Export clean copy…</source>
   <translation>导出清洗副本…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_answer.py" />
   <source>Writes the rows that these frameworks train on to a new file; yours stays as is</source>
   <translation>将这些框架会用于训练的行写入新文件；原文件保持不变</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_answer.py" />
   <source>without duplicates</source>
   <translation>去除重复行</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_answer.py" />
   <source>These figures are for sequence length {mine}; the plan has {plan}.</source>
   <translation>以上数字对应序列长度 {mine}，而计划中为 {plan}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_answer.py" />
   <source>Faults</source>
   <translation>数据问题</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_answer.py" />
   <source>Copy the table with its places</source>
   <translation>复制表格及位置</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_answer.py" />
   <source>One kind of fault was found</source>
   <translation>发现 1 类问题</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_answer.py" />
   <source>No fault was found.</source>
   <translation>没有发现问题。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_answer.py" />
   <source>Excerpt</source>
   <translation>摘录</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_answer.py" />
   <source>In the plan</source>
   <translation>已放入计划</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_answer.py" />
   <source>Put into the plan</source>
   <translation>放入计划</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_answer.py" />
   <source>These figures are for {mine}; the plan has {plan}.</source>
   <translation>以上数字对应 {mine}，而计划中为 {plan}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_answer.py" />
   <source>{n} kinds of fault were found, {errors} of them errors</source>
   <translation>发现 {n} 类问题，其中 {errors} 类为错误</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_inputs.py" />
   <source>Rows</source>
   <translation>数据行</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_inputs.py" />
   <source>{name} (default)</source>
   <translation>{name}（默认）</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_inputs.py" />
   <source>By the tokenizer</source>
   <translation>按分词器选择</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_inputs.py" />
   <source>Choose files…</source>
   <translation>选择文件…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_inputs.py" />
   <source>Scan</source>
   <translation>扫描</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_inputs.py" />
   <source>Format</source>
   <translation>格式</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_inputs.py" />
   <source>What the rows are</source>
   <translation>数据行的格式</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_inputs.py" />
   <source>Which framework is to train on the data</source>
   <translation>用该数据训练的框架</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_inputs.py" />
   <source>dataset_info</source>
   <translation>dataset_info</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_inputs.py" />
   <source>A dataset_info.json that names columns and tags; one beside the data is found</source>
   <translation>声明列名和标签的 dataset_info.json；与数据同目录的会自动找到</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_inputs.py" />
   <source>Tokenizer</source>
   <translation>分词器</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_inputs.py" />
   <source>The model's folder, tokenizer.json or tokenizer.model; kept for the next time</source>
   <translation>模型文件夹、tokenizer.json 或 tokenizer.model；下次沿用</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_inputs.py" />
   <source>Chat template</source>
   <translation>对话模板</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_inputs.py" />
   <source>What the framework writes around the messages, which costs tokens</source>
   <translation>框架在消息前后加入的内容，会占用 token</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_inputs.py" />
   <source>Tokens per training sequence</source>
   <translation>训练序列的 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_inputs.py" />
   <source>none: estimate</source>
   <translation>未选择：估算</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_inputs.py" />
   <source>beside the data</source>
   <translation>与数据同目录</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_inputs.py" />
   <source>Recognise it</source>
   <translation>自动识别</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_inputs.py" />
   <source>{name} (for the model)</source>
   <translation>{name}（按模型）</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_inputs.py" />
   <source>None</source>
   <translation>无</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_inputs.py" />
   <source>{first} and {n} more</source>
   <translation>{first} 等，另有 {n} 个</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_page.py" />
   <source>{rows} rows were written to {path}. {left_out} were left out; {report} says which.</source>
   <translation>已将 {rows} 行写入 {path}。去除 {left_out} 行，详见 {report}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_page.py" />
   <source>Choose a file or folder</source>
   <translation>选择文件或文件夹</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_page.py" />
   <source>All {rows} rows were written to {path}; none was left out.</source>
   <translation>全部 {rows} 行已写入 {path}，没有去除任何行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_page.py" />
   <source>Choose training data</source>
   <translation>选择训练数据</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_page.py" />
   <source>Choose a folder of training data</source>
   <translation>选择训练数据文件夹</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_page.py" />
   <source>Export clean copy</source>
   <translation>导出清洗副本</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_page.py" />
   <source>JSON lines or an array (*.jsonl *.json)</source>
   <translation>JSON Lines 或数组 (*.jsonl *.json)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_page.py" />
   <source>Writing the clean copy…</source>
   <translation>正在写入清洗副本…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_page.py" />
   <source>Reading the data…</source>
   <translation>正在读取数据…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_page.py" />
   <source>This page reads training data, checks every row the way the frameworks will, and counts the tokens with the model's own tokenizer. Nothing is written into the data.</source>
   <translation>本页读取训练数据，按各框架的方式逐行检查，并用模型自己的分词器统计 token 数。不会改动数据。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_page.py" />
   <source>For example: a folder of alpaca files, 12,000 rows: how many of them Llama-Factory and MindSpeed-LLM will train on, how many tokens one epoch has, and how many samples are longer than the sequence length.</source>
   <translation>例如：一个 alpaca 文件夹，12,000 行：Llama-Factory 和 MindSpeed-LLM 会用其中多少行训练，一轮有多少 token，有多少样本超过序列长度。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_page.py" />
   <source>json, json lines, parquet, arrow, csv and txt are read, also compressed by gzip; files of any size.</source>
   <translation>可读取 JSON、JSON Lines、Parquet、Arrow、CSV 和 txt，包括 gzip 压缩的文件；大小不限。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_page.py" />
   <source>The export was cancelled; nothing was written.</source>
   <translation>导出已取消，没有写入任何内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/data_page.py" />
   <source>The settings differ from those of this scan. Scan again to follow them.</source>
   <translation>设置与本次扫描时不同。重新扫描即可采用新设置。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/decision_card.py" />
   <source>Compare time with</source>
   <translation>与时间比较的量</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/decision_card.py" />
   <source>Cost stands against time here once two scenarios have a duration. Enter data and a throughput, or choose a row as evidence.</source>
   <translation>至少两个方案有训练时间后，这里显示费用与时间。填写训练数据量和吞吐，或选一行作为依据。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/evidence_form.py" />
   <source>Name the model.</source>
   <translation>填写模型名称。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/evidence_form.py" />
   <source>Choose the stage.</source>
   <translation>选择训练阶段。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/evidence_form.py" />
   <source>Save as evidence</source>
   <translation>保存为依据</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/evidence_form.py" />
   <source>Save as evidence…</source>
   <translation>保存为依据…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/evidence_form.py" />
   <source>Save</source>
   <translation>保存</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/evidence_form.py" />
   <source>Saved as evidence in your own catalog. A plan of this job offers it first.</source>
   <translation>已保存到自己的资料库作为依据。同一任务的计划会优先列出它。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/evidence_form.py" />
   <source>Use it in the plan</source>
   <translation>用于计划</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/evidence_form.py" />
   <source>Remove again</source>
   <translation>撤销保存</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/evidence_form.py" />
   <source>Tokens per training sequence; the average length where samples are not packed</source>
   <translation>每条训练序列的 token 数；样本不打包时为平均长度</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/evidence_form.py" />
   <source>How many the job ran on</source>
   <translation>任务运行所用的卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/evidence_form.py" />
   <source>Kept with the row, such as the version of the framework</source>
   <translation>与该行一起保存，例如框架的版本</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/evidence_form.py" />
   <source>Use the measured throughput</source>
   <translation>使用实测吞吐</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/evidence_form.py" />
   <source>choose</source>
   <translation>选择</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/evidence_form.py" />
   <source>type to find</source>
   <translation>输入以查找</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/export_panel.py" />
   <source>opens in Excel with Chinese text right</source>
   <translation>Excel 打开时中文正常</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/export_panel.py" />
   <source>numbers as numbers, sources as notes</source>
   <translation>数字为数值，来源写在批注里</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/export_panel.py" />
   <source>for documents and mails</source>
   <translation>用于文档和邮件</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/export_panel.py" />
   <source>for this program, to import again</source>
   <translation>可再导入本程序</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/export_panel.py" />
   <source>A table for other programs</source>
   <translation>导出表格供其他程序使用</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/export_panel.py" />
   <source>Changes for a colleague</source>
   <translation>把修改交给同事</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/export_panel.py" />
   <source>Export…</source>
   <translation>导出…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/export_panel.py" />
   <source>Save as one file…</source>
   <translation>保存为一个文件…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/export_panel.py" />
   <source>The file holds every changed row with its source and reason. Whoever imports it sees first what would happen, and decides where both changed the same row.</source>
   <translation>文件包含每个修改过的行及其来源和原因。导入者会先看到结果预览；双方都改过的行由导入者决定。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/export_panel.py" />
   <source>Export the table</source>
   <translation>导出表格</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/export_panel.py" />
   <source>Save as one file</source>
   <translation>保存为一个文件</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/export_panel.py" />
   <source>Which table</source>
   <translation>哪张表</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/export_panel.py" />
   <source>Which rows</source>
   <translation>哪些行</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/export_panel.py" />
   <source>What</source>
   <translation>内容</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/export_panel.py" />
   <source>What the file is called in a list</source>
   <translation>文件在列表中的名称</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/export_panel.py" />
   <source>As filtered now: {shown} of {total}</source>
   <translation>当前筛选结果：{shown} / {total}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/export_panel.py" />
   <source>The whole table</source>
   <translation>整张表</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/export_panel.py" />
   <source>Writing the file…</source>
   <translation>正在写入文件…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/export_panel.py" />
   <source>changes</source>
   <translation>修改</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/export_panel.py" />
   <source>My changes: {count}</source>
   <translation>我的修改：{count}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/export_panel.py" />
   <source>Enter a date as in 2026-11-30.</source>
   <translation>日期写成 2026-11-30 的形式。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/export_panel.py" />
   <source>Rows written: {count}, to {path}.</source>
   <translation>已写入 {count} 行：{path}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/export_panel.py" />
   <source>Cancelled. Nothing was written.</source>
   <translation>已取消，未写入任何内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/guide_window.py" />
   <source>Search the guide</source>
   <translation>搜索手册</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/guide_window.py" />
   <source>Places found</source>
   <translation>搜索结果</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/guide_window.py" />
   <source>Nothing in the guide holds these words.</source>
   <translation>手册中没有这些词语。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_details.py" />
   <source>Now: {before}. After: {after}.</source>
   <translation>现在：{before}。之后：{after}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_details.py" />
   <source>({parts})</source>
   <translation>（{parts}）</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_details.py" />
   <source>Edition {edition} has it; the new one does not.</source>
   <translation>版本 {edition} 有此条目，新版本没有。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_details.py" />
   <source>Line {line}.</source>
   <translation>第 {line} 行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_details.py" />
   <source>Until you decide, its rows are left out.</source>
   <translation>决定之前，相关的行不会采用。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_details.py" />
   <source>The row is left out; correct it where it comes from.</source>
   <translation>此行不会采用；在来源处改正。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_details.py" />
   <source>Choose a row to see it in full, with its line.</source>
   <translation>选择一行可查看完整内容及其行号。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_details.py" />
   <source>Line {line}: {printed}</source>
   <translation>第 {line} 行：{printed}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_details.py" />
   <source>You changed this row yourself: {mine}. {origin} The row that does not hold is set aside, not lost.</source>
   <translation>您修改过此行：{mine}。{origin}未生效的一行会搁置，不会丢失。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_details.py" />
   <source>Keep my row</source>
   <translation>保留我的行</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_details.py" />
   <source>Take this one</source>
   <translation>采用这一行</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_details.py" />
   <source>Keep both</source>
   <translation>两行都保留</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_panel.py" />
   <source>Choose a table or shared changes</source>
   <translation>选择表格或同事的修改</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_panel.py" />
   <source>Nothing is written before you take it over.</source>
   <translation>采用之前不会写入任何内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_panel.py" />
   <source>Paste</source>
   <translation>粘贴</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_panel.py" />
   <source>Choose a file…</source>
   <translation>选择文件…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_panel.py" />
   <source>Close without importing</source>
   <translation>关闭，不导入</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_panel.py" />
   <source>clipboard</source>
   <translation>剪贴板</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_panel.py" />
   <source>To decide: {count}. Until then their rows are left out.</source>
   <translation>待决定：{count}。决定之前相关的行不会采用。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_panel.py" />
   <source>Nothing differs: the catalog says the same already.</source>
   <translation>没有差异：资料库中已是相同的内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_panel.py" />
   <source>Conflicts: {count}. Your own row stays wherever you do not choose the other one.</source>
   <translation>冲突：{count}。未选择对方时保留您自己的行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_panel.py" />
   <source>Edition {edition} will hold only these rows. Compared with edition {before}, the newest so far.</source>
   <translation>版本 {edition} 将只包含这些行。与目前最新的版本 {before} 比较。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_panel.py" />
   <source>Rows of edition {edition} that are not in this table stay as they are: {count}.</source>
   <translation>版本 {edition} 中不在此表内的 {count} 行保持不变。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_panel.py" />
   <source>Here tables come into the catalog: the vendor's page, a workbook, a list, or the changes of a colleague. You see row by row what would happen before anything is written.</source>
   <translation>在这里把表格导入资料库：厂商页面、工作簿、列表或同事的修改。写入之前可逐行查看结果。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_panel.py" />
   <source>For example: copy the table of minimum devices on the vendor's page and paste it here. The entries that differ are shown with both values, and you take over those you want.</source>
   <translation>例如：在厂商页面复制最小卡数表并粘贴到这里。有差异的条目会列出前后两个值，由您选择采用哪些。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_panel.py" />
   <source>CSV, TSV, XLSX, Markdown, HTML, the text of a page, and shared changes as TOML. Files can be dropped here, and a block can be pasted with Ctrl+V.</source>
   <translation>支持 CSV、TSV、XLSX、Markdown、HTML、页面文本，以及 TOML 格式的同事的修改。文件可拖放到这里，表格内容可用 Ctrl+V 粘贴。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_panel.py" />
   <source>Import {name}</source>
   <translation>导入 {name}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_panel.py" />
   <source>Importing…</source>
   <translation>正在导入…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_panel.py" />
   <source>Rows taken over: {count}. One undo takes all of them back.</source>
   <translation>已采用 {count} 行。一次撤销即可全部取消。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_panel.py" />
   <source>{file}: {about}</source>
   <translation>{file}：{about}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_panel.py" />
   <source>{file}, read as {encoding}</source>
   <translation>{file}，按 {encoding} 读取</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_panel.py" />
   <source>Keep my rows</source>
   <translation>保留我的行</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_panel.py" />
   <source>Take over: {count}</source>
   <translation>采用 {count} 行</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_panel.py" />
   <source>Read it as {encoding}</source>
   <translation>按 {encoding} 读取</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_panel.py" />
   <source>The block has no headings. Those of the table in front were put over it, from its first column on.</source>
   <translation>粘贴的内容没有表头，已从第一列起套用前面那张表的表头。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_panel.py" />
   <source>Show my changes</source>
   <translation>显示我的改动</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_target.py" />
   <source>This is the whole table: remove the rows that it lacks</source>
   <translation>这是整张表：删除其中没有的行</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_target.py" />
   <source>A new edition needs a number.</source>
   <translation>新版本需要一个版本号。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_target.py" />
   <source>There is such an edition; choose it above.</source>
   <translation>已有此版本，在上面选择。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_target.py" />
   <source>as in 6.5.911</source>
   <translation>如 6.5.911</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_target.py" />
   <source>where the table is from</source>
   <translation>表格的出处</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_target.py" />
   <source>Into edition</source>
   <translation>导入到版本</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_target.py" />
   <source>Its number</source>
   <translation>版本号</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_target.py" />
   <source>A new edition</source>
   <translation>新版本</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/import_target.py" />
   <source>newest</source>
   <translation>最新</translation>
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
   <location filename="../../ascgui/windows/log_details.py" />
   <source>Average length</source>
   <translation>平均长度</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/log_details.py" />
   <source>Global batch size</source>
   <translation>global batch size</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/log_details.py" />
   <source>From step</source>
   <translation>起始步</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/log_details.py" />
   <source>How many devices the job ran on; a DIE of Snt9b23 is one</source>
   <translation>任务运行所用的卡数；Snt9b23 的一个 DIE 算一卡</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/log_details.py" />
   <source>Tokens to which each sample was packed or filled up</source>
   <translation>每个样本打包或填充到的 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/log_details.py" />
   <source>Tokens of one sample, on average over the data</source>
   <translation>数据中一个样本的平均 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/log_details.py" />
   <source>Samples of one step of the whole job</source>
   <translation>整个任务一步的样本数</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/log_details.py" />
   <source>Leave out the steps before this one</source>
   <translation>略过该步之前的各步</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/log_details.py" />
   <source>There are no steps to draw.</source>
   <translation>没有可画的步。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/log_details.py" />
   <source>The steps are drawn once the log is read.</source>
   <translation>读完日志后画出各步。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/log_details.py" />
   <source>The steps are drawn once what is missing is entered.</source>
   <translation>填写缺少的数值后画出各步。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/log_details.py" />
   <source>What the log does not say</source>
   <translation>日志中没有的信息</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/log_details.py" />
   <source>Read it otherwise</source>
   <translation>换一种方式读取</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/log_details.py" />
   <source>Read on</source>
   <translation>继续读取</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/log_details.py" />
   <source>Read what has been written since; for a log that grows</source>
   <translation>读取此后新写入的内容；用于仍在增长的日志</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/log_details.py" />
   <source>Read as</source>
   <translation>读取格式</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/log_details.py" />
   <source>The form of the log, where its content misleads</source>
   <translation>日志的格式，用于内容引起误判时</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/log_details.py" />
   <source>This must be above 0.</source>
   <translation>必须大于 0。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/log_details.py" />
   <source>This must be above 0 and at most {most}.</source>
   <translation>必须大于 0 且不超过 {most}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/log_details.py" />
   <source>what its content says</source>
   <translation>按内容判断</translation>
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
   <source>Open re&amp;cent</source>
   <translation>最近打开(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>Open the sa&amp;mple</source>
   <translation>打开示例(&amp;M)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>Restore &amp;unsaved work…</source>
   <translation>恢复未保存的内容(&amp;U)…</translation>
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
   <source>&amp;Report…</source>
   <translation>报告(&amp;R)…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Export as PDF…</source>
   <translation>导出为 PDF(&amp;E)…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>Print pre&amp;view…</source>
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
   <source>Copy with &amp;headings</source>
   <translation>连同表头复制(&amp;H)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Preferences…</source>
   <translation>首选项(&amp;P)…</translation>
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
   <source>User &amp;guide</source>
   <translation>用户手册(&amp;G)</translation>
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
   <source>{name} ({keys})</source>
   <translation>{name}（{keys}）</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>Pages</source>
   <translation>页面</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>{title} (copy to read)</source>
   <translation>{title}（只读副本）</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>Findings about this file: {n}. They tell what changed since it was saved, or was not understood.</source>
   <translation>该文件的提示：{n} 条，说明保存之后的变化或无法识别的内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Theme</source>
   <translation>主题(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;As the system</source>
   <translation>跟随系统(&amp;A)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Light</source>
   <translation>浅色(&amp;L)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Dark</source>
   <translation>深色(&amp;D)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Language</source>
   <translation>语言(&amp;L)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Import a table…</source>
   <translation>导入表格(&amp;I)…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Export a table…</source>
   <translation>导出表格(&amp;E)…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Compare editions</source>
   <translation>比较版本(&amp;C)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/main_window.py" />
   <source>&amp;Printed layout</source>
   <translation>文档版式(&amp;P)</translation>
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
   <location filename="../../ascgui/windows/page_view.py" />
   <source>Preview of the report</source>
   <translation>报告预览</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/page_view.py" />
   <source>Preview of the report, page {page} of {pages}</source>
   <translation>报告预览，第 {page} 页，共 {pages} 页</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_features.py" />
   <source>Features of this model on this framework</source>
   <translation>该模型在该框架上的训练特性</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_features.py" />
   <source>The feature tables have no row for this model on this framework.</source>
   <translation>训练特性表中没有该模型在该框架上的行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_features.py" />
   <source>Advice of the documents</source>
   <translation>文档的建议</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_features.py" />
   <source>{name}: {word}</source>
   <translation>{name}：{word}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_files.py" />
   <source>{file} is open {where}. This window shows a copy to read: saving asks for another name.</source>
   <translation>{file} 已在{where}打开。本窗口显示的是只读副本，保存时会要求另取名称。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_files.py" />
   <source>Close the other window first if the file itself is to be changed here.</source>
   <translation>如要在此修改该文件本身，先关闭另一个窗口。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_files.py" />
   <source>in another window (process {pid})</source>
   <translation>另一个窗口（进程 {pid}）中</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_files.py" />
   <source>Whether {file} is open in another window cannot be told, as the file that says so is damaged: {lock}. This window shows a copy to read: saving asks first.</source>
   <translation>无法判断 {file} 是否已在其他窗口打开，因为记录此信息的文件已损坏：{lock}。本窗口显示只读副本，保存前会先询问。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_files.py" />
   <source>If no other window has it open, choose to save here when asked.</source>
   <translation>如果没有其他窗口打开它，询问时选择保存到此处即可。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_files.py" />
   <source>on the computer {host} (process {pid})</source>
   <translation>计算机 {host}（进程 {pid}）上</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_files.py" />
   <source>in another window</source>
   <translation>另一个窗口中</translation>
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
   <source>Saving the project…</source>
   <translation>正在保存项目…</translation>
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
   <source>On paper</source>
   <translation>打印内容</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Which state of the vendor's tables to answer from</source>
   <translation>按厂商数据表的哪个版本计算</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Tokens of one epoch, such as 1.2B, 1.2e9 or 12亿</source>
   <translation>每轮 token 数，如 1.2B、1.2e9 或 12亿</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Samples of one epoch, such as 1M</source>
   <translation>每轮样本数，如 1M</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>Tokens per sample, on average</source>
   <translation>平均每样本 token 数</translation>
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
   <source>Use</source>
   <translation>使用</translation>
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
   <source>per card-hour</source>
   <translation>每物理卡·小时</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>by the measured scaling</source>
   <translation>按实测线性加速比</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>tokens each</source>
   <translation>token/样本</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>such as CNY</source>
   <translation>如 CNY</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>The title of the plan, also on paper</source>
   <translation>计划的标题，也用于打印</translation>
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
   <source>Printed formula</source>
   <translation>文档公式</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_inputs.py" />
   <source>T / (R × N) × η: the vendor's sheet; too short for η below 1</source>
   <translation>T / (R × N) × η：厂商的计算方式；η 小于 1 时结果偏短</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_intro.py" />
   <source>This page says how many devices a training job needs, how long it takes, when it is done and what it costs, with the evidence beside each number.</source>
   <translation>本页给出训练任务需要多少卡、需要多长时间、何时完成、费用多少，每个数字都附有依据。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_intro.py" />
   <source>For example: qwen2.5-7b, full training, sequence length 4096, MindSpeed-LLM on Snt9b, 1.2 billion tokens × 2 epochs, within 72 hours.</source>
   <translation>例如：qwen2.5-7b，full 训练，序列长度 4096，Snt9b 上的 MindSpeed-LLM，12 亿 token × 2 轮，期限 72 小时。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_intro.py" />
   <source>Fill in the example</source>
   <translation>填入示例</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_page.py" />
   <source>There is nothing to draw for this plan; the findings say why.</source>
   <translation>该计划没有可画的内容，原因见提示。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_page.py" />
   <source>Here the duration over devices will stand, for every framework and hardware that supports the job. Choose model, framework and hardware first.</source>
   <translation>这里将显示训练时间随卡数的变化，包含支持该任务的每种框架和规格。先选择模型、框架和规格。</translation>
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
   <source>Add as scenario</source>
   <translation>新增为方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_page.py" />
   <source>Follow a finding</source>
   <translation>按提示修改</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_page.py" />
   <source>Move the point of the chart</source>
   <translation>移动图中的点</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/plan_page.py" />
   <source>Keep this plan as a scenario and go on with a copy</source>
   <translation>把当前计划留作方案，在副本上继续</translation>
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
   <location filename="../../ascgui/windows/points_view.py" />
   <source>Select a point in the chart or in the table.</source>
   <translation>在图或表中选中一个点。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/points_view.py" />
   <source>Save all points…</source>
   <translation>保存全部点…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/points_view.py" />
   <source>Points</source>
   <translation>数据点</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>The preferences are kept in {path}.</source>
   <translation>首选项保存在 {path}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>{kept} All that is yours stays in the folder beside the program: {folder}.</source>
   <translation>{kept}您的所有内容都保存在程序旁的文件夹中：{folder}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>There is no such folder. Until there is, the last one used is offered.</source>
   <translation>没有这个文件夹。在它存在之前，使用最近用过的文件夹。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>General</source>
   <translation>常规</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>New plans</source>
   <translation>新计划</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>Report</source>
   <translation>报告</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>Folders</source>
   <translation>文件夹</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>Preferences</source>
   <translation>首选项</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>&amp;Restore defaults</source>
   <translation>恢复默认值(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>Look</source>
   <translation>外观</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>Language</source>
   <translation>语言</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>Theme</source>
   <translation>主题</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>Numbers, dates and units</source>
   <translation>数字、日期和单位</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>Large numbers</source>
   <translation>大数字</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>Dates</source>
   <translation>日期</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>Durations</source>
   <translation>时长</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>File sizes</source>
   <translation>文件大小</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>What each new plan starts with</source>
   <translation>新计划的初始值</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>Nothing chosen</source>
   <translation>不指定</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>What each report starts with</source>
   <translation>每份报告的初始内容</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>A picture for the cover</source>
   <translation>封面图片</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>Page</source>
   <translation>页面</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>Choose a picture</source>
   <translation>选择图片</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>Where file dialogs start</source>
   <translation>文件对话框的起始位置</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>So it looks: {tokens}, {duration}, {moment}, {size}</source>
   <translation>示例：{tokens}，{duration}，{moment}，{size}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>An efficiency is above 0, typically 0.9.</source>
   <translation>线性加速比大于 0，通常为 0.9。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>A plan that is open now, or was saved, keeps its own values.</source>
   <translation>已打开或已保存的计划保持自己的值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>The report takes these over and keeps what is changed there.</source>
   <translation>报告沿用这些内容，在报告中的修改也会保留。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>As the system</source>
   <translation>跟随系统</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>currency</source>
   <translation>币种</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>Plans</source>
   <translation>计划</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>Printed plans</source>
   <translation>打印的计划</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>Light</source>
   <translation>浅色</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>Dark</source>
   <translation>深色</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>In words, with the weekday</source>
   <translation>文字形式，带星期</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>Year, month, day: 2026-12-01</source>
   <translation>年-月-日：2026-12-01</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>Days, hours and minutes</source>
   <translation>天、小时和分钟</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>Hours alone</source>
   <translation>仅小时</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>Steps of 1024: GiB</source>
   <translation>按 1024 进位：GiB</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>Steps of 1000: GB</source>
   <translation>按 1000 进位：GB</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_dialog.py" />
   <source>the last one used</source>
   <translation>最近用过的</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preferences_notice.py" />
   <source>Findings about the preferences</source>
   <translation>关于首选项的提示</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preview_list.py" />
   <source>What would happen</source>
   <translation>预览结果</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preview_list.py" />
   <source>Space does the same for the selected rows</source>
   <translation>空格键对选中的行起同样作用</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preview_list.py" />
   <source>Take over again</source>
   <translation>重新采用</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/preview_list.py" />
   <source>Leave out</source>
   <translation>不采用</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/printed_panel.py" />
   <source>Filter by model, strategy or length</source>
   <translation>按模型、训练策略或序列长度筛选</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/printed_panel.py" />
   <source>Minimum devices, as they are printed</source>
   <translation>最小卡数（文档版式）</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/printed_panel.py" />
   <source>Models, strategies and sequence lengths</source>
   <translation>模型、训练策略和序列长度</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/printed_panel.py" />
   <source>Laying out the table…</source>
   <translation>正在排版表格…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/printed_panel.py" />
   <source>A dash is “not supported”, a blank “unknown”. A cell over two columns holds for both; what you copy keeps the merged cells.</source>
   <translation>横线表示不支持，空白表示未知。跨两列的单元格对两列都有效；复制时保留合并单元格。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/printing.py" />
   <source>The PDF was written to {path}.</source>
   <translation>PDF 已写出到 {path}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/printing.py" />
   <source>The report was written to {path}.</source>
   <translation>报告已写入 {path}。</translation>
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
   <location filename="../../ascgui/windows/question_card.py" />
   <source>How this was computed</source>
   <translation>计算方法</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/question_card.py" />
   <source>{question}: how this was computed</source>
   <translation>{question}：计算方法</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/question_card.py" />
   <source>{question}: make a scenario</source>
   <translation>{question}：生成方案</translation>
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
   <source>Discard</source>
   <translation>放弃</translation>
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
   <source>Your changes of the catalog could not be saved.</source>
   <translation>未能保存您对资料库的修改。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions.py" />
   <source>Close and lose them</source>
   <translation>关闭并放弃修改</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions.py" />
   <source>Keep the window open</source>
   <translation>不关闭窗口</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions.py" />
   <source>{file} is open {where}.</source>
   <translation>{file} 已在{where}打开。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions.py" />
   <source>Saved from both, one would undo what the other saved. Save this under another name, or here if the other window is gone or will not be saved.</source>
   <translation>两处都保存会相互覆盖。另取名称保存；如果另一个窗口已不存在或不会再保存，也可保存到这里。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions.py" />
   <source>Save here all the same</source>
   <translation>仍保存到这里</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions.py" />
   <source>Whether {file} is open in another window cannot be told.</source>
   <translation>无法判断 {file} 是否已在其他窗口打开。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions.py" />
   <source>The file that says so is damaged: {lock}. Saved from two windows, one would undo what the other saved. Save here if no other window has it open; the damaged file is removed then.</source>
   <translation>记录此信息的文件已损坏：{lock}。两个窗口都保存时，后者会覆盖前者。如果没有其他窗口打开它，可保存到此处，损坏的文件会随之删除。</translation>
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
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>How many devices does the deadline need?</source>
   <translation>满足期限需要多少卡？</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>Which deadline do the devices meet?</source>
   <translation>这些卡能满足怎样的期限？</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>How many tokens fit?</source>
   <translation>能训练多少 token？</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>How many epochs fit?</source>
   <translation>能训练多少轮？</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>Which throughput would be needed?</source>
   <translation>需要怎样的吞吐？</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>Which scaling efficiency would be needed?</source>
   <translation>需要怎样的线性加速比？</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>How long may sequences be?</source>
   <translation>序列最长可为多少？</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>What fits the budget?</source>
   <translation>预算能做什么？</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>{name} {value}</source>
   <translation>{name} {value}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>Working out the answers…</source>
   <translation>正在计算…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>{amount} buys {duration} on {devices}.</source>
   <translation>{amount} 可使用 {devices} {duration}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>Enter a deadline and devices beside.</source>
   <translation>填写期限和卡数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>Enter a deadline beside.</source>
   <translation>填写期限。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>Enter devices beside.</source>
   <translation>填写卡数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>Given</source>
   <translation>已知</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>Each answer keeps everything else as the plan has it. What stands in quiet letters is the plan's.</source>
   <translation>每项结果的其他输入都与计划相同；灰色的值取自计划。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>Time allowed, with s, m, h or d</source>
   <translation>允许的时间，单位 s、m、h 或 d</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>Devices that there are</source>
   <translation>现有的卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>Budget</source>
   <translation>预算</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>An amount in the plan's currency</source>
   <translation>金额，币种与计划相同</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>On {devices} the job finishes within {time}.</source>
   <translation>{devices} 可在 {time} 内完成任务。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>On {devices}, {value} per epoch fit within {deadline}.</source>
   <translation>{devices} 在 {deadline} 内每轮可训练 {value}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>Epochs that fit within {deadline} on {devices}: {value}.</source>
   <translation>{devices} 在 {deadline} 内可训练 {value} 轮。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>On {devices} it takes {value} to finish within {deadline}.</source>
   <translation>{devices} 要在 {deadline} 内完成，需要 {value}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>By the printed formula, on {devices} a scaling efficiency of at most {value} finishes within {deadline}.</source>
   <translation>按文档公式，{devices} 在线性加速比不超过 {value} 时可在 {deadline} 内完成。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>On {devices} it takes a scaling efficiency of {value} to finish within {deadline}.</source>
   <translation>{devices} 要在 {deadline} 内完成，线性加速比需达到 {value}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>On {devices} sequences may be up to {value} long.</source>
   <translation>{devices} 可训练的序列最长为 {value}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>Throughput: {evidence}</source>
   <translation>吞吐：{evidence}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>The plan's own job costs {cost}, so it fits.</source>
   <translation>计划的任务费用为 {cost}，在预算内。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>Per epoch, at most {tokens} fit.</source>
   <translation>每轮最多 {tokens}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>Epochs that fit: at most {n}.</source>
   <translation>最多 {n} 轮。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/questions_panel.py" />
   <source>Enter a budget beside.</source>
   <translation>填写预算。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/record_form.py" />
   <source>Choose a row to change it here. Several rows are changed together.</source>
   <translation>选择一行即可在此修改；选择多行可一并修改。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/record_form.py" />
   <source>What names a shipped row stays as it is. Duplicate the row to make one for another job.</source>
   <translation>自带行中用于区分各行的内容不可修改。要为其他任务建行，先复制再修改。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/record_form.py" />
   <source>You removed this row. Revert it to have it back.</source>
   <translation>您删除了此行。还原即可恢复。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/record_form.py" />
   <source>Hardware is not edited here: every count and figure stands on it. A row of your own can be added on the command line or in a file; SCHEMA.md of the catalog says how.</source>
   <translation>规格不在此编辑，因为各项卡数和数值都以它为基础。可用命令行或文件新增自己的行，方法见资料库的 SCHEMA.md。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/record_form.py" />
   <source>Frameworks are not edited here: the columns of the other tables come from them. SCHEMA.md of the catalog says how a file adds one.</source>
   <translation>框架不在此编辑，因为其他表的列由它而来。如何用文件新增框架，见资料库的 SCHEMA.md。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/record_form.py" />
   <source>Editions are not edited here: importing a table of the vendor's makes a new one.</source>
   <translation>版本不在此编辑：导入厂商的表会生成新版本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/record_form.py" />
   <source>Foot notes are not edited here: they are told in both languages and stand with their documents. Importing or a file changes them.</source>
   <translation>脚注不在此编辑：它们有两种语言，随文档而来。可通过导入或文件修改。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/record_form.py" />
   <source>Findings follow from the rows. Change a row, keep it, or note why.</source>
   <translation>提示由各行得出。可修改行、保留行，或注明原因。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/record_form.py" />
   <source>Change rows: {count}</source>
   <translation>修改 {count} 行</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/record_form.py" />
   <source>Change {row}</source>
   <translation>修改 {row}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/record_form.py" />
   <source>Your change</source>
   <translation>我的修改</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/record_form.py" />
   <source>Add row</source>
   <translation>新增行</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/record_form.py" />
   <source>A new row</source>
   <translation>新行</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/record_form.py" />
   <source>Nothing is changed until it is added.</source>
   <translation>新增之前不会有任何改动。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/record_form.py" />
   <source>Where the change comes from, such as a document</source>
   <translation>修改的依据，例如某份文档</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/record_form.py" />
   <source>Kept with the change</source>
   <translation>随修改一同保存</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/record_form.py" />
   <source>This is needed.</source>
   <translation>此项必填。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/record_form.py" />
   <source>Rows chosen: {count}</source>
   <translation>已选 {count} 行</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/record_form.py" />
   <source>What is entered here is entered into all of them.</source>
   <translation>在此输入的内容会写入所有这些行。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/record_form.py" />
   <source>several values</source>
   <translation>多个值</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/recovery.py" />
   <source>What was discarded is kept with the last {n}: File › Restore unsaved work… shows them.</source>
   <translation>放弃的内容会保留最近 {n} 份，可通过“文件 › 恢复未保存的内容…”查看。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/recovery.py" />
   <source>There is no unsaved work to restore.</source>
   <translation>没有可恢复的未保存内容。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/recovery_dialog.py" />
   <source>Unsaved work</source>
   <translation>未保存的内容</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/recovery_dialog.py" />
   <source>What differs</source>
   <translation>差异</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/recovery_dialog.py" />
   <source>&amp;Restore</source>
   <translation>恢复(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/recovery_dialog.py" />
   <source>&amp;Discard</source>
   <translation>放弃(&amp;D)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/recovery_dialog.py" />
   <source>&amp;Keep for later</source>
   <translation>以后再说(&amp;K)</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/recovery_dialog.py" />
   <source>Discarded &amp;earlier…</source>
   <translation>以前放弃的(&amp;E)…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/recovery_dialog.py" />
   <source>Older unsaved work, offered once what is listed here is restored or discarded: {n}</source>
   <translation>更早的未保存内容（处理完此处所列后再提供）：{n}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/recovery_dialog.py" />
   <source>Kept: {when}</source>
   <translation>保留时间：{when}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/recovery_dialog.py" />
   <source>Empty plan</source>
   <translation>空计划</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/recovery_dialog.py" />
   <source>In the file</source>
   <translation>文件中</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/recovery_dialog.py" />
   <source>Discarded</source>
   <translation>已放弃</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/recovery_dialog.py" />
   <source>This was discarded. The last {n} that were discarded are kept. Restored, it is in the window as before, where it can be looked at and saved.</source>
   <translation>此内容已被放弃。最近放弃的 {n} 份会保留。恢复后回到窗口中，可查看并保存。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/recovery_dialog.py" />
   <source>The program ended before this was saved. Restore it into the window, where it can be looked at and saved, or discard it. The last {n} that were discarded are kept and can be restored here.</source>
   <translation>程序结束时这些内容尚未保存。可恢复到窗口中查看并保存，也可放弃。最近放弃的 {n} 份会保留，可在此恢复。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/recovery_dialog.py" />
   <source>Kept in {path}</source>
   <translation>保留在 {path}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/recovery_dialog.py" />
   <source>This file cannot be used. {reason}</source>
   <translation>该文件无法使用。{reason}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/recovery_dialog.py" />
   <source>Not saved in any file yet</source>
   <translation>尚未保存到任何文件</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/recovery_dialog.py" />
   <source>File: {path}</source>
   <translation>文件：{path}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/recovery_dialog.py" />
   <source>The file was changed, moved or removed since. What differs is told from how it is now; saving asks before it overwrites that.</source>
   <translation>此后该文件被修改、移动或删除。差异按文件现状列出；保存时会先询问再覆盖。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/recovery_dialog.py" />
   <source>Nothing differs from what is in the file.</source>
   <translation>与文件内容没有差异。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/recovery_dialog.py" />
   <source>{n} more lines</source>
   <translation>另有 {n} 行</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/recovery_dialog.py" />
   <source>Field</source>
   <translation>字段</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/report_dialog.py" />
   <source>&amp;PDF…</source>
   <translation>&amp;PDF…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/report_dialog.py" />
   <source>&amp;Markdown…</source>
   <translation>&amp;Markdown…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/report_dialog.py" />
   <source>&amp;Workbook…</source>
   <translation>工作簿(&amp;W)…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/report_dialog.py" />
   <source>Laying the report out</source>
   <translation>正在排版报告</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/report_dialog.py" />
   <source>Writing {file}</source>
   <translation>正在写出 {file}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/report_dialog.py" />
   <source>Save the report</source>
   <translation>保存报告</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/report_inputs.py" />
   <source>Cover</source>
   <translation>封面</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/report_inputs.py" />
   <source>For whom</source>
   <translation>报告对象</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/report_inputs.py" />
   <source>Paper</source>
   <translation>纸张</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/report_inputs.py" />
   <source>Parts</source>
   <translation>内容</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/report_inputs.py" />
   <source>Title</source>
   <translation>标题</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/saving_notice.py" />
   <source>Your changes of the catalog are kept in the window, but are not saved yet. {why}</source>
   <translation>您对资料库的修改保留在窗口中，但尚未保存。{why}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/saving_notice.py" />
   <source>Try again</source>
   <translation>重试</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/saving_notice.py" />
   <source>Keep mine</source>
   <translation>以我的为准</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/saving_notice.py" />
   <source>Take the file's</source>
   <translation>以文件为准</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/saving_notice.py" />
   <source>Replace the file</source>
   <translation>替换文件</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scaling_panel.py" />
   <source>All that is chosen is on one number of devices. A curve needs the same job on another.</source>
   <translation>所选实测的卡数都相同。曲线需要同一任务在另一卡数上的实测。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scaling_panel.py" />
   <source>Measurements of one job</source>
   <translation>同一任务的实测</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scaling_panel.py" />
   <source>Choose logs…</source>
   <translation>选择日志…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scaling_panel.py" />
   <source>Which measurements the curve goes through</source>
   <translation>曲线所依据的实测值</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scaling_panel.py" />
   <source>A curve needs logs of one job on two or more different numbers of devices. Choose them, and enter what they lack.</source>
   <translation>曲线需要同一任务在两种或更多卡数上的日志。选择日志，并填写其中缺少的数值。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scaling_panel.py" />
   <source>Here the efficiency over devices will stand: the points measured, the curve through them, and its range.</source>
   <translation>这里将显示线性加速比随卡数的变化：实测点、曲线及其范围。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scaling_panel.py" />
   <source>Use the measured scaling</source>
   <translation>使用实测线性加速比</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scaling_panel.py" />
   <source>An example of another job on another cluster, from {source}. {note}</source>
   <translation>另一集群上另一任务的示例，来自 {source}。{note}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scaling_panel.py" />
   <source>The plan follows the curve through {source}.</source>
   <translation>计划采用 {source} 的曲线。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scaling_panel.py" />
   <source>my measurements</source>
   <translation>我的实测</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scaling_panel.py" />
   <source>{name} (published example)</source>
   <translation>{name}（公开示例）</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_card.py" />
   <source>Name of the scenario</source>
   <translation>方案名称</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_card.py" />
   <source>Note of the scenario</source>
   <translation>方案备注</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_card.py" />
   <source>Why this scenario, what it assumes</source>
   <translation>为何考虑此方案，有哪些假设</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_card.py" />
   <source>Open on the Plan page</source>
   <translation>在计划页打开</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_card.py" />
   <source>Findings of this scenario</source>
   <translation>此方案的提示</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_edits.py" />
   <source>Add the scenarios of other files</source>
   <translation>加入其他文件中的方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_edits.py" />
   <source>Duplicate a scenario</source>
   <translation>复制方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_edits.py" />
   <source>Order the scenarios</source>
   <translation>排列方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_edits.py" />
   <source>Prefer a scenario</source>
   <translation>设为首选</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_edits.py" />
   <source>Remove a scenario</source>
   <translation>删除方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_edits.py" />
   <source>Move a scenario</source>
   <translation>移动方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_edits.py" />
   <source>Rename a scenario</source>
   <translation>重命名方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_edits.py" />
   <source>Annotate a scenario</source>
   <translation>修改方案备注</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_edits.py" />
   <source>Nothing was added, as not every file could be read.</source>
   <translation>没有加入任何方案，因为有文件无法读取。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_switch.py" />
   <source>The scenario that this page shows</source>
   <translation>本页显示的方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_tools.py" />
   <source>Put a copy of this scenario beside it</source>
   <translation>在旁边复制一份此方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_tools.py" />
   <source>Remove this scenario</source>
   <translation>删除此方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_tools.py" />
   <source>Move left</source>
   <translation>左移</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_tools.py" />
   <source>Move this scenario to the left</source>
   <translation>把此方案左移</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_tools.py" />
   <source>Move right</source>
   <translation>右移</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_tools.py" />
   <source>Move this scenario to the right</source>
   <translation>把此方案右移</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_tools.py" />
   <source>Prefer</source>
   <translation>首选</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_tools.py" />
   <source>Mark this scenario as the preferred one, or no more</source>
   <translation>把此方案标为首选，或取消</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_tools.py" />
   <source>Rename</source>
   <translation>重命名</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_tools.py" />
   <source>Rename this scenario</source>
   <translation>重命名此方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_tools.py" />
   <source>Show this scenario on the Plan page</source>
   <translation>在计划页显示此方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_tools.py" />
   <source>Order the scenarios by this row</source>
   <translation>按此行排列方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_tools.py" />
   <source>The least comes first</source>
   <translation>最少的在前</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_tools.py" />
   <source>An empty scenario</source>
   <translation>空白方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_tools.py" />
   <source>The scenarios of other files…</source>
   <translation>其他文件中的方案…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenario_tools.py" />
   <source>Only what differs</source>
   <translation>只看不同项</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenarios_panel.py" />
   <source>Not every scenario is answered, so what is shown is not up to date.</source>
   <translation>部分方案尚未计算，当前显示的不是最新结果。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenarios_panel.py" />
   <source>{done} of {all} scenarios</source>
   <translation>已完成 {done}/{all} 个方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenarios_panel.py" />
   <source>{differs} the scenarios differ   {least} the least   {star} preferred   ≈ estimate</source>
   <translation>{differs} 各方案不同   {least} 最少   {star} 首选   ≈ 估算</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenarios_panel.py" />
   <source>This page puts several plans for one decision side by side: what differs, what each takes and costs, and which one you prefer.</source>
   <translation>本页把同一决策的多个计划并列：哪里不同、各需多少时间和费用、首选哪一个。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenarios_panel.py" />
   <source>For example: the same job on Snt9b and on Snt9b23, within three days and within five, with one epoch and with two.</source>
   <translation>例如：同一任务用 Snt9b 和 Snt9b23、三天内和五天内、训练一轮和两轮。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenarios_panel.py" />
   <source>Answering the scenarios…</source>
   <translation>正在计算各方案…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenarios_panel.py" />
   <source>Answer them now</source>
   <translation>立即计算</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenarios_panel.py" />
   <source>Duplicate the plan</source>
   <translation>复制当前计划</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/scenarios_panel.py" />
   <source>Show all ways to run it</source>
   <translation>查看所有运行方式</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/sensitivity_panel.py" />
   <source>Nine of ten draws take from {low} to {high}.</source>
   <translation>九成抽样的训练时间在 {low} 至 {high} 之间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/sensitivity_panel.py" />
   <source>No assumption changes this figure.</source>
   <translation>没有假设会改变该结果。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/sensitivity_panel.py" />
   <source>Drawing the assumptions…</source>
   <translation>正在抽样…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/sensitivity_panel.py" />
   <source>Half of the draws finish by {median}, nine of ten by {late}.</source>
   <translation>半数抽样在 {median} 前完成，九成在 {late} 前完成。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/sensitivity_panel.py" />
   <source>The plan has no price, so there is no cost. Enter the price per card-hour.</source>
   <translation>计划没有单价，因此没有费用。填写每物理卡·小时单价。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/sensitivity_panel.py" />
   <source>No number of devices is enough for the deadline.</source>
   <translation>多少卡都满足不了期限。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/sensitivity_panel.py" />
   <source>The plan has no deadline, so none says how many devices are needed.</source>
   <translation>计划没有期限，因此无从得知需要多少卡。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/sensitivity_panel.py" />
   <source>Ranges of the assumptions</source>
   <translation>假设的范围</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/sensitivity_panel.py" />
   <source>Use the ranges of the evidence</source>
   <translation>采用依据给出的范围</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/sensitivity_panel.py" />
   <source>Figure</source>
   <translation>结果</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/sensitivity_panel.py" />
   <source>What the bars show</source>
   <translation>条形图显示的结果</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/sensitivity_panel.py" />
   <source>Seed</source>
   <translation>随机种子</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/sensitivity_panel.py" />
   <source>The same seed draws the same numbers again</source>
   <translation>相同的种子得到相同的抽样</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/sensitivity_panel.py" />
   <source>The plan has no duration, so there is nothing that hangs on assumptions.</source>
   <translation>计划没有训练时间，因此没有依赖假设的结果。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/sensitivity_panel.py" />
   <source>The low end of the range</source>
   <translation>范围的低值</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/sensitivity_panel.py" />
   <source>{name}, high end</source>
   <translation>{name}，高值</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/sensitivity_panel.py" />
   <source>The high end of the range</source>
   <translation>范围的高值</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/sensitivity_panel.py" />
   <source>Select the end of a bar in the chart.</source>
   <translation>在图中选中条形的一端。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/sensitivity_panel.py" />
   <source>Devices needed</source>
   <translation>所需卡数</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/sensitivity_panel.py" />
   <source>The seed must be from 0 to {most}.</source>
   <translation>种子须在 0 到 {most} 之间。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/side_page.py" />
   <source>This could not be done because of an error in the program ({error}).</source>
   <translation>由于程序出错（{error}），未能完成。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/side_page.py" />
   <source>Send the log if it happens again.</source>
   <translation>若再次发生，发送日志。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/side_page.py" />
   <source>The drive does not answer, so it is no longer waited for. Nothing was changed. Try again once the drive is back.</source>
   <translation>磁盘没有响应，已不再等待。没有改动任何内容。磁盘恢复后重试。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/start.py" />
   <source>The program cannot go on because of an error in it. The error is described in {path}.</source>
   <translation>程序出错，无法继续。错误详情见 {path}。</translation>
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
   <source>Compare</source>
   <translation>对比</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/start.py" />
   <source>Catalog</source>
   <translation>资料库</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>s</source>
   <translation>s</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>such as 5.2</source>
   <translation>如 5.2</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>samples/s</source>
   <translation>样本/s</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>such as 12</source>
   <translation>如 12</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>such as 4034</source>
   <translation>如 4034</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>One step</source>
   <translation>一步</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>Speed</source>
   <translation>速度</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>The whole job</source>
   <translation>整个任务</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>R = global batch × length ÷ (devices × seconds of a step). The length is the sequence length where samples are packed, and their average length where they are not.</source>
   <translation>R = global batch size × 长度 ÷（卡数 × 每步秒数）。样本打包时长度为序列长度，不打包时为平均长度。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>Samples are</source>
   <translation>样本</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>Known</source>
   <translation>已知</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>In the unit that is chosen above</source>
   <translation>单位为上面所选</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>All tokens of the job, with its epochs; the plan's where none are entered</source>
   <translation>任务的全部 token（含各轮）；不填写时取计划的值</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>Steps from one checkpoint to the next</source>
   <translation>两个检查点之间的步数</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>the plan's</source>
   <translation>取自计划</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>Enter the global batch size, the devices and a speed.</source>
   <translation>填写 global batch size、卡数和速度。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>Enter the average length of a sample.</source>
   <translation>填写样本的平均长度。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>Enter the sequence length.</source>
   <translation>填写序列长度。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>Enter the number of devices.</source>
   <translation>填写卡数。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>Enter the speed that is known.</source>
   <translation>填写已知的速度。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>These figures give no throughput: each must be above 0.</source>
   <translation>这些数值得不出吞吐：每项都必须大于 0。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>Use the computed throughput</source>
   <translation>使用计算所得的吞吐</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>steps</source>
   <translation>步</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>Throughput of one device</source>
   <translation>单卡吞吐</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>Throughput of the whole job</source>
   <translation>整个任务的吞吐</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>Tokens of one step</source>
   <translation>一步的 token 数</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>Time of one step</source>
   <translation>一步的时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>Samples of the whole job</source>
   <translation>整个任务的样本速度</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>Steps of the job</source>
   <translation>任务的步数</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>Time of the job, without interruptions</source>
   <translation>任务的时间（不计中断）</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>From one checkpoint to the next</source>
   <translation>两个检查点之间的时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>{n} tokens/s</source>
   <translation>{n} token/s</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>{n} samples/s</source>
   <translation>{n} 样本/s</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>{n} steps</source>
   <translation>{n} 步</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>Filled up to the sequence length</source>
   <translation>填满到序列长度</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>not packed</source>
   <translation>不打包</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>Each has its own length</source>
   <translation>长度各不相同</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>step time</source>
   <translation>每步时间</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>Seconds of one step</source>
   <translation>一步的秒数</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>Of the whole job</source>
   <translation>整个任务的</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/steps_calculator.py" />
   <source>Of one device</source>
   <translation>单卡的</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/throughput_page.py" />
   <source>Choose training logs</source>
   <translation>选择训练日志</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/throughput_page.py" />
   <source>Choose a folder of training logs</source>
   <translation>选择训练日志文件夹</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/throughput_page.py" />
   <source>Remove from the list</source>
   <translation>从列表中去掉</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/throughput_page.py" />
   <source>Logs</source>
   <translation>日志</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/throughput_page.py" />
   <source>Log {number} of {count}</source>
   <translation>第 {number} 个日志，共 {count} 个</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/throughput_page.py" />
   <source>This page reads the tokens per second of one device from training logs, keeps it as evidence for plans, and learns from several logs how a job scales.</source>
   <translation>本页从训练日志中读取单卡每秒 token 数，保存为计划的依据，并由多个日志得出任务的线性加速比。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/throughput_page.py" />
   <source>For example: two logs of one job, on 16 and on 64 devices: what each device did, how steady it was, and what the larger cluster lost.</source>
   <translation>例如：同一任务在 16 卡和 64 卡上的两个日志：单卡吞吐是多少、是否稳定、较大的集群损失了多少。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/throughput_page.py" />
   <source>Logs of MindSpeed-LLM, Megatron, MindSpeed-MM, Llama-Factory, VeRL and MindSpeed-RL are told apart by their content; any size, also compressed by gzip. They can be dropped here.</source>
   <translation>MindSpeed-LLM、Megatron、MindSpeed-MM、Llama-Factory、VeRL 和 MindSpeed-RL 的日志按内容识别；大小不限，也可用 gzip 压缩。可拖放到此处。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/throughput_page.py" />
   <source>Scaling</source>
   <translation>线性加速比</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/throughput_page.py" />
   <source>From steps</source>
   <translation>由步计算</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/throughput_page.py" />
   <source>Reading the logs…</source>
   <translation>正在读取日志…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/vary_panel.py" />
   <source>No point has an answer for this figure.</source>
   <translation>没有一个点能得出该结果。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/vary_panel.py" />
   <source>Computing the points…</source>
   <translation>正在计算各点…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/vary_panel.py" />
   <source>{name}: {low} to {high}</source>
   <translation>{name}：{low} 至 {high}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/vary_panel.py" />
   <source>{point}: {value}</source>
   <translation>{point}：{value}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/vary_panel.py" />
   <source>There are no points to show. The inputs beside say why.</source>
   <translation>没有可显示的点，原因见旁边的输入。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/vary_panel.py" />
   <source>No point has a cost, as the plan has no price. Enter the price per card-hour in the plan.</source>
   <translation>计划没有单价，因此没有费用。在计划中填写每物理卡·小时单价。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/vary_panel.py" />
   <source>Points without an answer: {missing} of {count}. They are blank in the table and in the chart.</source>
   <translation>{count} 个点中有 {missing} 个无结果，在表和图中留空。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/vary_panel.py" />
   <source>Varied input</source>
   <translation>变化的输入</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/vary_panel.py" />
   <source>Second input</source>
   <translation>第二个输入</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/vary_panel.py" />
   <source>Save all points</source>
   <translation>保存全部点</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/vary_panel.py" />
   <source>Writing {file}…</source>
   <translation>正在写入 {file}…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/vary_panel.py" />
   <source>Compute</source>
   <translation>计算</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/vary_panel.py" />
   <source>What the chart shows</source>
   <translation>图中显示的结果</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/vary_panel.py" />
   <source>Sorting the points…</source>
   <translation>正在排序…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/vary_panel.py" />
   <source>{name}: {value} everywhere</source>
   <translation>{name}：各点均为 {value}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/vary_panel.py" />
   <source>The first {count} rows are on the clipboard; more belong into a file. Save all points instead.</source>
   <translation>仅前 {count} 行已复制到剪贴板；更多的行用“保存全部点”写入文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/vary_panel.py" />
   <source>Stopped, so no file was written.</source>
   <translation>已停止，未写入文件。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/vary_panel.py" />
   <source>no answer</source>
   <translation>无结果</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/vary_panel.py" />
   <source>All points were saved as {file}.</source>
   <translation>全部点已保存为 {file}。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/vary_panel.py" />
   <source>The points could not be written ({reason}), so no file was made. Choose another place.</source>
   <translation>无法写入（{reason}），未生成文件。换一个位置。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/ways_panel.py" />
   <source>Make a scenario of this row</source>
   <translation>把此行设为方案</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/ways_panel.py" />
   <source>All ways to run the job</source>
   <translation>任务的所有运行方式</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/ways_panel.py" />
   <source>Looking for the ways to run the job…</source>
   <translation>正在查找任务的运行方式…</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/ways_panel.py" />
   <source>Every framework, hardware and edition that supports a job.</source>
   <translation>支持任务的所有框架、规格和版本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/ways_panel.py" />
   <source>Every framework, hardware and edition that supports {model}, {strategy}, sequence length {length}.</source>
   <translation>支持 {model}、{strategy}、序列长度 {length} 的所有框架、规格和版本。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/ways_panel.py" />
   <source>{shown} of {total} ways</source>
   <translation>{total} 种方式中的 {shown} 种</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/ways_panel.py" />
   <source>{total} ways</source>
   <translation>{total} 种方式</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/window_list.py" />
   <source>When the cluster closes</source>
   <translation>集群停用的时刻</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/window_list.py" />
   <source>For</source>
   <translation>时长</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/window_list.py" />
   <source>How long it is closed</source>
   <translation>停用多久</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/window_list.py" />
   <source>Again every</source>
   <translation>每隔</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/window_list.py" />
   <source>Empty for a single time</source>
   <translation>留空表示仅一次</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/window_list.py" />
   <source>What it is closed for</source>
   <translation>停用原因</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/window_list.py" />
   <source>{span}, again every {period}</source>
   <translation>{span}，每 {period} 一次</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/window_list.py" />
   <source>{span}: {note}</source>
   <translation>{span}：{note}</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/window_list.py" />
   <source>days</source>
   <translation>天</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/window_list.py" />
   <source>Enter when the cluster closes, and for how long.</source>
   <translation>填写停用时刻和时长。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/window_list.py" />
   <source>Enter at least 1 day, or nothing.</source>
   <translation>至少 1 天，或留空。</translation>
  </message>
  <message>
   <location filename="../../ascgui/windows/window_list.py" />
   <source>The window ends after the year 9999.</source>
   <translation>该时段在 9999 年之后结束。</translation>
  </message>
 </context>
</TS>
