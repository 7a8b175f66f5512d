// Prints what TypeScript's own parser finds in the files named: a JSON list of every documented or named node with its
// kind, name, string value, documentation and tags. `node outline.mjs <folder of typescript> <file>...`

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, ...files] = process.argv.slice(2);
const { default: ts } = await import(pathToFileURL(`${folder}/lib/typescript.js`).href);

const text = (comment) => ts.getTextOfJSDocComment(comment) ?? "";

function entry(node) {
  const name = node.name && (node.name.expression?.text ?? node.name.text);
  const docs = (node.jsDoc ?? []).map((doc) => text(doc.comment)).join("\n");
  const tags = (node.jsDoc ?? []).flatMap((doc) => doc.tags ?? []).map((tag) => tag.tagName.text);
  const value = node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : null;
  return { kind: ts.SyntaxKind[node.kind], name, value, docs, tags };
}

function* entries(node) {
  if ((node.name && !ts.isImportSpecifier(node)) || node.jsDoc) yield entry(node);
  for (const child of node.getChildren()) yield* entries(child);
}

const found = files.map((file) => {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  return { file, errors: source.parseDiagnostics.length, entries: [...entries(source)] };
});
console.log(JSON.stringify(found));
