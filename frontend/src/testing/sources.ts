import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.join(import.meta.dirname, '..');

export interface SourceOfText {
  /** Below `src/`. */
  readonly file: string;
  readonly tree: ts.SourceFile;
}

/** All product sources, without tests and generated files. */
export function sources(): SourceOfText[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|\.d\.ts$|^testing|compiled/.test(file))
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
      return { file, tree: ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, kind) };
    });
}

export function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  node.forEachChild((child) => visit(child, look));
}

export const lineOf = ({ file, tree }: SourceOfText, node: ts.Node): string =>
  `${file}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;
