<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
 <context>
  <name>ascgui</name>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>table {table}, row {row}: {model}, {feature}: {printed}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>Compare it with the vendor's page, and measure before relying on it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>{model}, {strategy}, {framework}, {hardware}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>row {row}: not supported</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>row {row}: {devices}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>Document {document} gives minimum devices for {model}, {strategy}, on {framework}, but document {other} says that it is not supported.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>Ask the vendor which of the two holds before relying on the count.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>row {row}: {counts}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>row {row}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>{job}: the minimum is {devices}, but {hardware} is given out in steps of {unit}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>allocation unit {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>{model} stands in document {document} but not in document {other}: which features it supports is not known.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>{model} stands in document {document} but not in document {other}: how many devices it needs is not known.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>table {table}, row {row}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>no row for this model</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>{devices} on {hardware}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>Treat what the missing document would say as unknown.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>{job}: at {length} per sequence LoRA needs {more}, but full fine-tuning needs only {fewer}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>{job}: the minimum is {devices}; above 8 a count is a multiple of 8.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>{job}: {long} per sequence need {fewer}, but the shorter {short} need {more}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>“{alias}” is a name of {names}, so it finds none of them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/check.py" />
   <source>Remove the alias from all but one of them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Changed: {changed}. Only in {after}: {added}. Only in {before}: {removed}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>The catalog has no {kind} “{typed}”.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Severity</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Code</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Model</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Strategy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Framework</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Hardware</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Sequence length</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Edition</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Finding</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>What to do</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Sources</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>error</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>warning</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>note</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Errors: {errors}. Warnings: {warnings}. Notes: {notes}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>document {document} of {edition}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Before</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>After</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Write one of: {names}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>“ascgui catalog list models” prints the names.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>list, check and compare the tables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>print a table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>an edition, or “all”; the newest where it is left out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>print the findings about the tables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>one edition; all where it is left out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>exit with status 1 if a finding is an error</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>print what changed between two editions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>only this model</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>only this strategy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>only this framework</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>only this hardware</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>how to print it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>as JSON</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>strategy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>framework</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>hardware</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>edition</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>The table {table} has no {field} to choose by.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>Leave --{field} out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/commands.py" />
   <source>model</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Series</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Document</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Row</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Other names</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Source</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Note</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Number of the printed row in its table.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Feature</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Support</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Detail</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Catalog models</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Published model</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Stage</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Devices</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Throughput per device</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Published per</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Chip</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Devices per card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Cards per node</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Devices per node</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Allocation unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Memory per device</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Peak FLOP/s per device</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Features</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Kind</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Parameters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Active parameters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Vision parameters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Hidden size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Layers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Documents</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Inferred</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Yes: no document prints this number.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>English</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Chinese</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Minimum devices</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>As the document prints it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>The printed text, where there is one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Number of the table in its document.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Row id</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Empty: none of the catalog's models.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>As published; for multimodal models the average length of a sample.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Length in tokens</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Published value</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Published unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Measured</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Doubtful</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>First seen</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Last seen</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Visible memory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Attention heads</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Key/value heads</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Head size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Intermediate size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Vocabulary</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Tied embeddings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>Further figures</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/listing.py" />
   <source>A dash: the document says that it is not supported.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/load.py" />
   <source>The field {field} is not known here; it is kept and not used.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/load.py" />
   <source>Correct its name if it is misspelt; SCHEMA.md lists the fields.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/load.py" />
   <source>The file says format {found}; this program reads format {known}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/load.py" />
   <source>Use a newer program, or a table of this one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/load.py" />
   <source>The file has no rows under [[{header}]].</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/load.py" />
   <source>Start each row with a line [[{header}]].</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/load.py" />
   <source>This row says again what line {line} says.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/load.py" />
   <source>Remove one of them, or correct what tells them apart.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>a list of whole numbers from 1, as in [4096, 8192]</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>a whole number of at least {least}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>true or false</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>a date, as in 2026-06-25</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>a table of whole numbers, as in {{ num_experts = 128 }}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>The field {field} is missing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>Add it to this row; SCHEMA.md says what it means.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>{field} is {found}, but must be {expected}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>Correct it; SCHEMA.md says what the field means.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>a text in quotes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>a text that is not empty</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>one of {names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>a list of texts, as in ["a", "b"]</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>a list that is not empty</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/row.py" />
   <source>a number above 0</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>{name} is no id in {table}.toml.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>{feature} of {framework} is {found}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Write true, false, "NA" (no support is planned), or the printed text in quotes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Write {names}, or add it to {table}.toml.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Write one of its ids, or add it to {table}.toml.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>This row names no framework, so it says nothing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Add a count for one, as in mindspeed-llm = 4, or remove the row.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Add the features of one, as in llama-factory = {{ zero = true }}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>{field} is {found}, no features.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Write them as in {{ zero = true, flash_attention = false }}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>A row of unclear scope has no rate per device, so it cannot be chosen.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Remove tokens_per_second, or correct scope.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>The rate does not lie between low and high.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Correct low, high or tokens_per_second.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>The row says edition {edition}, but document {document} belongs to {other}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Correct edition or document.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>{name} is not one of {names}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Write one of them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>{found} in features is not a feature.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Write each as {{ id = "full", name_en = "…", name_zh = "…" }}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>{field} is one count, but document {document} names no hardware columns.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Write one for each hardware, as in {{ snt9b = 1, snt9b23 = 2 }}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>{name} is no feature of {framework}. It has {names}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Correct the name, or add the feature to frameworks.toml.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Add the rate per device, or write scope = "unclear".</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>{field} is {found}, no device count.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tables.py" />
   <source>Write a whole number from 1 to 1000000, or "-" for "not supported".</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>{file} is not a text file: it holds binary data.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>Check that this is the file that was meant.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>{file} is empty.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>Put its rows back, or install the program again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>{file} is missing, and the catalog needs it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>Put it back, or install the program again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>{file} cannot be read: {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>Check that it is a file and that you may read it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>{file} is not UTF-8 text.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>Save it again with the encoding UTF-8.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>This is not valid TOML: {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>Mend this line; nothing of the file was used.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>This TOML is nested too deeply, or holds a number that is too long.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/catalog/tomlfile.py" />
   <source>{file} has {size} MiB; a table of this program has at most {limit}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/cleancopy.py" />
   <source>A clean copy is a .json or .jsonl file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/cleancopy.py" />
   <source>Give the new file one of these endings.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/cleancopy.py" />
   <source>The copy would be written into the data itself, which is never changed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/cleancopy.py" />
   <source>Choose a place outside the scanned folder.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/cleancopy.py" />
   <source>There is a file of this name already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/cleancopy.py" />
   <source>Choose another name, or agree to replace it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/cleancopy.py" />
   <source>Choose the format; without it no row can be judged.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/cleancopy.py" />
   <source>The copy cannot be written: {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/cleancopy.py" />
   <source>Choose another folder, or make room on the disk.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>longer samples are cut</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>longer samples are left out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>longer samples are split</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>{share}, {rows} rows, {rate} a second, {left} left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>unknown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>Format: {found}. {reason}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>Rows: {rows}; size: {size}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>Chat template: {template}. {reason}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>{framework}: valid rows {valid}, left out {skipped}, empty samples {empty}, stopping it {stopping}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>check training data, count its tokens</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>read files or folders and say what is in them</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>file or folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>what the rows are; found by default</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>the model's folder or tokenizer.json; without it tokens are estimated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>tokens per training sequence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>the framework that will train</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>a dataset_info.json to go by</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>the entry of dataset_info.json</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>the chat template to count; chosen by the tokenizer by default</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>check only, count no tokens</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>The sequence length is at least 1.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>Tokens are an estimate by script: from {low} to {high} of the figures below.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>Tokens are counted with {file}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>{framework} does not read this format.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>tokens {mark}{total}, mean {mean}, median {median}, 95 % below {p95}, longest {longest}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/commands.py" />
   <source>at {seq_len}: padded {mark}{padded}, packed {mark}{packed}, truncated {mark}{truncated}; {longer} are longer, {padding} padding; {overlong}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>trains on it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>not known</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>leaves it out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>trains on an empty sample instead</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>stops</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Seen {count} times.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>What happens: {each}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>File cannot be read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A file cannot be opened or read, so its rows are not in these figures.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Give yourself the right to read it, or copy it to a disk that works.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>File vanished</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A file was there at first and gone when its turn came.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Scan again once nothing moves or deletes the files.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>File changed meanwhile</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A file changed while it was being read, so its figures and hash are of neither.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Scan again once nothing writes to it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Endless link</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A link leads back to itself, so there is nothing to read behind it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Remove the link, or point it at the file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Not a regular file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A pipe, socket or device stands where a data file should; it was not opened.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Remove it from the folder.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>File name not in UTF-8</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A file's name is not in UTF-8; tools that pass names on as text may not find it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Rename the file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Mixed file types in a folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The folder holds files of several types. Frameworks load a folder as one type.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Keep one type a folder; move the others out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Unknown file extension</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The frameworks choose the reader by the extension and do not know this one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Rename the file to .json, .jsonl, .parquet, .arrow, .csv or .txt, or move it out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Folders inside the folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Only the files directly in a folder are read; the folders in it were left alone.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Name the inner folder itself if its files belong to the data.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Too many files</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The folder holds more files than are read at once; the rest was left out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Scan a part of them, or join them into larger files.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Empty file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The file has no rows.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Remove it, or export it again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>No rows at all</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Nothing that could be trained on was found in these files.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Check that these are the right files.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Gzip under another name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The file is gzip-compressed though its name does not say so. It was read through; loading as a stream and other tools fail on it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Unpack it: gunzip it to a file with the same extension.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Compressed file broken</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The compressed data ends early or is damaged; the rows after that are missing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Copy or compress the file again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Byte order mark</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The file starts with a byte order mark, which is no JSON.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Save it as UTF-8 without a byte order mark, or export a clean copy.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>GBK text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The text is in GBK (GB18030), not UTF-8; it was converted for these figures.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Convert the file to UTF-8, or export a clean copy.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>UTF-16 text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The text is in UTF-16 or UTF-32, not UTF-8; it was converted for these figures.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Damaged table file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The parquet or arrow file is damaged or cut off; its remaining rows are missing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Copy it again and compare the sizes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Arrow batch too large</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The arrow file holds its rows in one piece that is too large to read in parts.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write it again in batches of about 1,000 rows, or as parquet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Reader not installed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>This installation cannot read parquet and arrow files.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Install the package arro3-io, or convert the files to JSON lines.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Trailing comma</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A comma stands before a closing bracket, which JSON does not allow.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Remove the comma, or export a clean copy.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>JSON lines after an opening bracket</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The file starts with [ but its rows follow one another without commas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Remove the brackets, or add the commas, or export a clean copy.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Objects over several lines</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Rows follow one another without an array, and each spans several lines.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write one row a line, or put all into an array, or export a clean copy.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Rows inside an object</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The file is one object that holds the rows under a key.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write the list of rows itself into the file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Single-quoted pseudo JSON</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The row is written as Python prints it, with single quotes; that is no JSON.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write the rows with a JSON writer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Broken JSON</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The row is no valid JSON.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Correct the row, or export a clean copy without it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Bare control character</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A string holds a line break or another control character that is not escaped.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write the rows with a JSON writer, which escapes them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>NaN or Infinity</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The row holds NaN or Infinity, which JSON does not have.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Replace it by null or a number.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Two rows on a line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A line goes on after the row has ended.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Put each row on its own line.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>File cut off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The file ends in the middle of a row or without the closing bracket.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Copy or write the file again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>More after the end of the array</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The file goes on after the bracket that closes its array.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Join the arrays into one, or export a clean copy.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Bytes that are not UTF-8</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The row holds bytes that are neither UTF-8 nor GBK.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write the row again in UTF-8.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Half of a character</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The row escapes half of a character (a lone surrogate), which is no text.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write the row again with a JSON writer from whole characters.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Row is not an object</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A row must be an object with named columns; this one is something else.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Give each row its column names.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Very long row</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The row is longer than 8 MiB. It was counted, but not looked into.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Check whether line breaks are missing; split such a text into several rows.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>More cells than columns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A line of the table has more cells than the header has columns.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Put cells that contain commas into double quotes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Broken table text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The table cannot be split into cells from here on, for example for a lone quote.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Close or double the quote.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Column changes its type</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A column has another type here than in the rows before.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Give the column one type in all rows, or export a clean copy without these.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Format not recognised</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The columns fit none of the known formats, so the rows were only counted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Choose the format, or describe the columns in dataset_info.json.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Format unknown to the framework</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The framework has no reader for this format.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Convert the data, or choose another framework.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Column in no row</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>No row has a column that the framework reads by default.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Add the column, or leave it out under columns in dataset_info.json.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Declared column missing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>dataset_info.json names a column that no row has.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Correct the name under columns.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Column or tag names to declare</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A column, or the names of roles and contents in it, differ from what the frameworks expect by default. They were read as found.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Declare columns and tags in dataset_info.json, or in --map-keys of MindSpeed-LLM.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Ranking not declared</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The rows hold chosen and rejected answers, but the entry does not say ranking.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Set ranking to true for this entry of dataset_info.json.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Only some rows are drawn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The entry of dataset_info.json sets num_samples, so that many rows are drawn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Remove num_samples to train on all rows.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>History not declared</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The row has a history, but history is read only if it is declared.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Declare history under columns; without it the earlier turns are lost.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>System prompt not declared</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The row has a system prompt, but it is read only if it is declared.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Declare system under columns; without it the prompt is lost.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Tools not declared</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The row describes tools, but they are read only if they are declared.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Declare tools under columns; without it the descriptions are lost.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Required key missing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A row lacks a key that the format requires.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Add the key, or export a clean copy without these rows.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Required key is null</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A row has a key that the format requires, but its value is null.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Fill it in, or export a clean copy without these rows.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Empty output</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The answer is empty, so the sample teaches only to end.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Leave such rows out unless silence is meant.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Empty prompt</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Instruction and input are both empty, so the sample answers nothing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Leave such rows out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Empty text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The text is empty.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Nothing is lost without it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Output is a list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The answer is a list, not a text.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write one row for each answer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Value is not a text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A value that must be a text is a number, a list or an object.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write it as a text.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>History item is not a pair</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Each item of history must be a list of a question and an answer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write history as [[question, answer], …].</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>History is not a list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>History is not a list of pairs, so it is not read.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Conversation is not a list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The conversation must be a list of messages.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write it as a list of objects with a role and a content.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Empty conversation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The conversation has no messages.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Message is not an object</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A message must be an object with a role and a content.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write it as an object.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Message without content</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A message has no content, or its content is null.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Fill it in, or leave the row out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Message without role</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A message does not say who speaks.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Add the role.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Unknown role</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A message has a role that is none of the declared ones.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Declare the role names as tags in dataset_info.json, or rename the roles.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>System message not first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A system message stands after another message.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Move it to the beginning.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Same role twice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Two messages of the same role follow one another.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Join them into one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Wrong order of roles</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Human or observation must stand at odd places, gpt or function_call at even ones.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Put the messages into that order.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Odd number of messages</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A conversation must end with an answer, so its number of messages is even.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Add the answer, or drop the last question.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Even number of messages in a preference</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>With chosen and rejected answers the conversation must end with a question.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Move the last answer to chosen.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Chosen or rejected is no answer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Chosen and rejected must be messages of gpt or function_call.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Correct the role.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Chosen equals rejected</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Both answers are the same, so the pair teaches nothing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>kto_tag is not true or false</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>kto_tag must be a real true or false; a text or a number is not read as one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Write true or false without quotes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>All kto_tag alike</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>All rows are desired, or all are undesired; the method needs both.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Add rows of the other kind.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Marks and media differ in number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The text has not as many &lt;image&gt;, &lt;video&gt; or &lt;audio&gt; marks as the row has files.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Add the missing marks or files.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Media file missing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A file that the row names does not exist beside the data.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Copy it there, or set media_dir, or leave the row out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>image instead of images</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The column must be images, videos or audios; the singular is not read by default.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Rename the column, or declare it in dataset_info.json.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Turn without Human</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A turn of the chat has no Human text.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Turn without MOSS</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>A turn of the chat has no MOSS text.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>num_turns differs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>num_turns is not the number of turns; it is not read.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Check whether turns were lost.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>No text column</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>No row has the text column that pretraining reads.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Name the column text, or name yours in --json-keys or under columns.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Duplicate rows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The same text stands in an earlier row and is trained on more than once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Leave the repetitions out unless they are meant as a weight.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Longer than the sequence length</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Samples are longer than the sequence length.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Choose a longer sequence length, or shorten the samples.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Chat template does not fit the tokenizer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>The tokenizer does not know the special tokens of the chosen chat template.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Choose the template of this model.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>{what} {often} {consequences}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Seen about {count} times.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>Seen once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/faults.py" />
   <source>{framework} {does}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/infofile.py" />
   <source>Correct the file, or scan without it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/infofile.py" />
   <source>The entry {name} has the unknown formatting {value}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/infofile.py" />
   <source>{part} of the entry {name} must be an object.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/infofile.py" />
   <source>There is no entry {name}; there are {others}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/infofile.py" />
   <source>No entry of the file names this data.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/infofile.py" />
   <source>The entry {name} must be an object.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/infofile.py" />
   <source>{key} of the entry {name} must be a text.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/infofile.py" />
   <source>The file must hold an object with named entries.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/infofile.py" />
   <source>The file is too large for a dataset_info.json.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/infofile.py" />
   <source>The file cannot be read: {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/infofile.py" />
   <source>The file is no valid JSON: {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/recognise.py" />
   <source>Columns and tags are as the entry {name} of dataset_info.json declares them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/recognise.py" />
   <source>{count} of the first {total} rows have {columns}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/recognise.py" />
   <source>No columns were assigned.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/recognise.py" />
   <source>Names other than the usual ones were found: {names}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/recognise.py" />
   <source>Columns and tags have the frameworks' usual names.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/recognise.py" />
   <source>The format was chosen by you.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/recognise.py" />
   <source>The entry {name} of dataset_info.json describes it so.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/recognise.py" />
   <source>Lines of plain text can only be text for pretraining.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/recognise.py" />
   <source>No known format has just these columns: {names}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/recognise.py" />
   <source>There is no row from which the format could be told.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/scan.py" />
   <source>MOSS rows are framed by three kinds of single tokens.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/scan.py" />
   <source>Texts for pretraining get one closing token each.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/sources.py" />
   <source>There is no file or folder {path}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/sources.py" />
   <source>Check the spelling of the path.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/templates.py" />
   <source>The tokenizer has the special tokens of no known chat template: none is added.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/templates.py" />
   <source>No chat template is added, as asked.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/templates.py" />
   <source>Chosen by you.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/templates.py" />
   <source>Without a tokenizer the wide-spread form of Qwen (ChatML) is assumed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/templates.py" />
   <source>Chosen because the tokenizer has the token {token}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>There is no tokenizer at this path.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>Name the model's folder or its tokenizer.json.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>This installation cannot read tokenizer.json.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>Install the package tokenizers, or scan without a tokenizer for an estimate.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>The file holds a tiktoken vocabulary, which does not say how text is split.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>Use the tokenizer.json of the same model.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>This installation cannot read tokenizer.model.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>Install the package sentencepiece, or use the model's tokenizer.json.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>The file is too large for a tokenizer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>The tokenizer cannot be read: {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>The folder holds neither tokenizer.json nor tokenizer.model.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>The file is no usable tokenizer.json: {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/datasets/tokens.py" />
   <source>The file is no usable tokenizer.model.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/answer.py" />
   <source>Throughput from {low_tps} to {high_tps}, scaling efficiency from {low_eta} to {high_eta}. {rule}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/curves.py" />
   <source>{framework} on {hardware} does not support this job (document {document}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/curves.py" />
   <source>No throughput is known for {framework} on {hardware}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/curves.py" />
   <source>The amount of training data is not given.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/curves.py" />
   <source>The scaling efficiency cannot be used.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Document 000, section on predicting duration and cluster size; the physical form divides by η where the printed one multiplies.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>entered</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>assumed constant for every number of devices</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{tps} as entered</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{tokens} ÷ ({tps} × {seconds} × {efficiency}) = {raw}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{devices} as entered</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{finish}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{cost}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Not supported: the table prints “-”.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{devices}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>counted: {evidence}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>epochs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Training data</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{tokens}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{value} {unit} as published ({scope}) = {tps}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{tokens} ÷ ({tps} × {seconds}) × {efficiency} = {raw}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>By the formula: {raw}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Rounded up to whole devices: {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>From the minimum of the job, since no goal is given</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{tokens} ÷ ({tps} × {devices}) × {efficiency} = {seconds} s = {duration}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{tokens} ÷ ({tps} × {devices} × {efficiency}) = {seconds} s = {duration}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{finish}, between {low} and {high}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{cost}, between {low} and {high}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>total tokens</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>tokens per epoch × epochs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>throughput</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>from the minimum</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>devices</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>scaling efficiency</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Looked up for {job}: document {document}, row {row}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Document {document}, edition {edition}, row {row}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{tokens} × {epochs} = {total}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Throughput</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{tps}, between {low} and {high}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Devices for the deadline</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>exact {exact}, recommended {recommended}, by the printed form {published}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Rounded up to the allocation unit of {hardware}, {unit}: {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Above 8, rounded up to a multiple of 8: {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Not below the minimum: {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Recommended, as fewer than 8 usually run on 8: {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{per_card} per card and {per_node} per node: {cards}, {nodes}, {idle} left idle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Duration</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{duration}, between {low} and {high}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Finish</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{start} + {duration} = {finish}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Cost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{cards} × {hours} h × {price} = {cost}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>from the deadline</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{samples} × {length} × {epochs} = {total}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{source}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Expected, divided by η: {d}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Ideal, with η = 1: {d}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>As printed, multiplied by η: {d}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>Without breaks, interruptions and restarts.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>tokens per epoch</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>deadline</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>start</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>{start}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>duration</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>computed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>cards; one that is partly used counts whole</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>price per card-hour</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>samples</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/derivations.py" />
   <source>tokens per sample</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>{model}, {stage}, {strategy}, sequence length {seq_len}, {framework}, {hardware}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>an unknown number of devices</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>Published for a near job: {job}, {size} ({when}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate is of {row}, the plan is {plan}; which of the two is faster is not known.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>A rate of a near job is taken to be within {percent} either way, and a fifth lower for each doubling from the row's sequence length to the plan's.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>Measured on this job with {size} ({when}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>Published for this job with {size} ({when}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>Measured on a near job: {job}, {size} ({when}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate is of {row}, another model than {plan}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate is of full training, the plan is LoRA, which computes fewer gradients and is usually faster: the plan is likely to take less time.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate is of LoRA, the plan is full training, which computes more gradients and is usually slower: the plan is likely to take more time.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate is of {row}, the plan is PPO, which trains a critic as well: the plan is likely to take more time.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate is of PPO, which trains a critic as well, the plan is {plan}: the plan is likely to take less time.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate is of {row}, the plan is preference training (DPO), which runs a reference model as well: the plan is likely to take more time.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate is of preference training (DPO), which runs a reference model as well, the plan is {plan}: the plan is likely to take less time.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate is of pretraining, whose sequences are full; the plan is supervised fine-tuning, whose samples leave padding unless they are packed: the plan is likely to take more time.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate is of supervised fine-tuning, whose samples may leave padding; the plan is pretraining, whose sequences are full: the plan is likely to take less time.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The sequence length of the rate is {row}, the plan's is {plan}. Longer sequences cost more per token: the plan is likely to take more time.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>An entered rate is taken to be within {percent} either way.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>Entered for this plan.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>There is no rate per device to give a range for.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>From the 10th to the 90th percentile of the measured steps.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>A rate published for the same job is taken to be within {percent} either way.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>A rate of a near job is taken to be within {percent} either way.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>A rate of a near job is taken to be within {percent} either way, and a fifth further on both sides for each doubling between the sequence lengths.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>A rate of a near job is taken to be within {percent} either way, and a fifth higher for each doubling from the plan's sequence length to the row's.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>{value} {unit} for {model}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate is of {row}, the plan is {plan}: these are different kinds of work, and the rate says nothing about the plan.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate was reached with {row}, the plan uses {plan}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate was reached on {row}, the plan uses {plan}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The publication does not say whether the rate is per device, per card or per node, so it is shown and cannot be chosen.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The published value is doubtful: {note}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The rate is of {row}, which has the same architecture figures as {plan}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The sequence length of the rate is not known; the plan's is {plan}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The sequence length of the rate is {row}, the plan's is {plan}; which of the two is faster is not known.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/evidence.py" />
   <source>The sequence length of the rate is {row}, the plan's is {plan}. Shorter sequences cost less per token: the plan is likely to take less time.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Choose another combination.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Enter the throughput, or choose one of the {count} near rates with its differences in view.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>No throughput is known for this job, so neither a duration nor the devices for a deadline can be given.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>{few} would meet the deadline if the job fits on so few, which is not known; {many} are recommended, as jobs of fewer than 8 usually run on 8.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>{few} would do; {many} are recommended, as jobs of fewer than 8 usually run on 8.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Allow more time, or use more devices.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>This plan follows the printed formula, which multiplies by the scaling efficiency: a cluster that scales worse then finishes sooner.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>{first} {next}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The minimum table of edition {edition} has no entry for {job}. That is not a no: it is not known whether it runs, nor on how many devices.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Measure the throughput; for reinforcement learning it depends on the length of the responses.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Measure the throughput from a log, or ask the vendor for its benchmark.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The entered throughput is {ratio} times the nearest published one, {tps}. It may be of a card, a node or the whole cluster instead of one device.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Check that it is in tokens per second and per device.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Choose exact rounding to use {few}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>It needs {devices}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>This plan follows the printed formula, which multiplies by the scaling efficiency and gives {published}. The physical form divides by it and gives {expected}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The finish lies beyond the year 9999, so no date is given.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Check the tokens, the throughput and the start.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>How it differs is not known.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>No document prints the number of edition {edition}; it was inferred from public pages. The figures themselves are printed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The newer edition {edition} answers this job differently.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Use the newest edition unless the cluster runs the older one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>{mismatch} The throughput may be of another kind of work.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Choose the stage {stage}, or another strategy.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Document {document} does not list {stage} for {model} on {framework}. The job may not run.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Choose a listed stage, or another framework.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Document {document} says that this is not supported: {job}. There is no minimum, and the job is not expected to run.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The throughput, {tps}, is of a near job, so the duration is an estimate. {differences}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Measure the throughput on the cluster, or choose another row.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The plan uses {devices}, below the minimum of {minimum}: the job is not expected to fit into memory.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Use at least {devices}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>{devices} cannot be allocated on {hardware}: its smallest unit is {unit}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Use {devices}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>With {devices} the last node is only partly used: {idle} stay idle.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Whole nodes would be {devices}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>No minimum is known for this job, but sequence length {seq_len} alone needs {least}. With {devices} the job is not expected to fit into memory.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Use at least {least}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The deadline would need more than ten million devices, so none are given.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Allow more time, and check the tokens and the throughput.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The deadline of {deadline} is missed: the job takes {duration}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Use the expected form, unless the vendor's own sheet must be reproduced.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The job would take more than three thousand years, so no duration is given.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Use more devices, and check the tokens and the throughput.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The minimum table covers pretraining and supervised fine-tuning. Preference training (DPO) holds a reference model as well, so it may need more devices.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Take the minimum as a lower guide and try it on a small cluster.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>{devices} are no multiple of 8; above 8 the vendor uses whole multiples.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The deadline of {deadline} is met by the expected duration, but not by the longest of its range, {high}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>Use more devices, or measure the throughput to narrow the range.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/findings.py" />
   <source>The printed formula multiplies by the scaling efficiency and gives {published}, so that a cluster which scales worse would finish sooner. This plan divides by it and expects {expected}; without any loss it would be {ideal}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>No duration can be given.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The amount of training data is not given, so there is no duration.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The catalog has no model “{typed}”, so its minimum is unknown.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The catalog has no framework “{typed}”, so the minimum is unknown.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The catalog has no hardware “{typed}”, so neither the minimum nor cards and nodes can be given.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The catalog has no edition “{typed}”, so the minimum is unknown.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>There is no strategy “{typed}”, so the minimum is unknown.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>There is no stage “{typed}”, so it cannot be compared with the tables.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>{name} is {value}; it must be above 0. {effect}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>{name} is not a number that can be computed with. {effect}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Enter a number such as {example}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>{name} is above {most}, more than can be planned.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Check the number; a scale such as B may have been typed twice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The job is not complete, so its minimum is not looked up.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Enter the tokens of one epoch.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Enter the number of samples.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Enter the tokens of one sample.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>No deadline is given, so the devices follow from the minimum alone.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Enter a deadline, or the number of devices.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>No devices are given, so they follow from the minimum alone.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Enter the number of devices, or a deadline.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Choose one from the list.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The nearest known spelling is {near}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>{name} is {value}; it cannot be below 0. {effect}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The sequence length</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>No minimum can be looked up.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The number of tokens</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The number of samples</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The number of tokens per sample</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The number of epochs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The throughput</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The scaling efficiency</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The deadline</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>No devices can be given for it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The number of devices</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>No duration can be given for it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The price per card-hour</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>No cost can be given.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The total of all tokens</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>A throughput was entered, so the chosen row is not used.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Remove the entered value to use the row.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The chosen throughput row {row} is not in this catalog, so there is no throughput.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Choose another row, or enter the throughput.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The chosen throughput row does not say whether its rate is per device, so it cannot be used.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Choose another row, or enter the throughput per device.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The scaling efficiency is {value}; above 1 a cluster would be faster than its parts. No duration can be given.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Enter a number between 0 and 1, such as 0.9.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The scaling efficiency is {value}; above 1 a cluster would be faster than its parts. The duration is likely to be too short.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Measure again, or enter at most 1.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Choose the model.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Choose the strategy.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Choose the sequence length.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Choose the framework.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Choose the hardware.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>The scaling efficiency is {value}; 0.9 and above is typical. The duration is long because of it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/inputs.py" />
   <source>Check the value; it is a ratio between 0 and 1.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/naming.py" />
   <source>pretraining</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/naming.py" />
   <source>supervised fine-tuning</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/naming.py" />
   <source>preference training (DPO)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/naming.py" />
   <source>reinforcement learning</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/naming.py" />
   <source>full training</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>{model}, {strategy}, sequence length {seq_len}, {framework}, {hardware}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>Unknown: the minimum table of edition {edition} has no entry for {job}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>For {job}, the table prints {lora}, but for full training, which needs more memory, it prints {full}. One of the two minimums may be wrong.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>Check with the vendor, or take the larger of the two.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>For {job}, the table prints {longer}, but for the shorter sequence length {seq_len}, which needs less memory, it prints {shorter}. One of the two minimums may be wrong.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>Not supported: the minimum table prints “-” for {job} (document {document}, row {row}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>Not supported: document {document} lists {methods} for {model} on {framework}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>Unknown: the minimum table covers pretraining and supervised fine-tuning, not DPO.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>{strategy} is reinforcement learning, not {stage}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>{strategy} is no strategy of reinforcement learning.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>Sequence length {seq_len} needs at least {devices}, which is an upper guide.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>Sequence length {seq_len} needs at least {devices}, which is a lower guide.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>{framework} on {hardware} needs at least {devices}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>With {strategy} it needs at least {devices}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>Edition {edition} says at least {devices}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>Document {minimum} gives a minimum of {devices} for {model} with {strategy} on {framework}, document {features} says that this is not supported. The job may not run.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../ascgui/estimator/support.py" />
   <source>Compare both documents, and try the job on a small cluster before you commit.</source>
   <translation type="unfinished" />
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
