import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.join(import.meta.dirname, '..', '..', '..');
const files = globSync('frontend/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.spec\.tsx?$|\/testing\/|\/compiled\/|^frontend\/src\/api\//.test(file),
);

const isApiFile = (file: string): boolean => /\.(?:api|query)\.ts$/.test(file);
const reads = new Set(['apiQuery', 'readApi', 'writeApi']);

/**
 * Answer types that are written by hand: a shape in an `*.api.ts`, a type argument or an assertion on a call of the
 * API, or a call of a path outside the document.
 */
function handWritten(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const isRead = (node: ts.Node): boolean =>
    ts.isCallExpression(node) && ts.isIdentifier(node.expression) && reads.has(node.expression.text);
  const look = (node: ts.Node): void => {
    const report = (): number => found.push(`${file}: ${node.getText(source).split('\n')[0] ?? ''}`);
    if (isApiFile(file) && (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) && !isParameter(node))
      report();
    if (ts.isCallExpression(node) && isRead(node) && node.typeArguments) report();
    if (ts.isAsExpression(node) && isRead(bare(node.expression))) report();
    if (isPastDocument(node)) report();
    node.forEachChild(look);
  };
  look(source);
  return found;
}

/** The expression without parentheses and `await`. */
const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node) ? bare(node.expression) : node;

/** The type of a parameter does not describe an answer. */
const isParameter = (node: ts.Node): boolean =>
  ts.isParameter(node.parent) || (ts.isTypeLiteralNode(node.parent) && isParameter(node.parent));

const isPastDocument = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.expression.getText() === 'api' &&
  ['get', 'send'].includes(node.expression.name.text);

describe('answers of the API', () => {
  it('are described by its document alone', () => {
    const faults = files.flatMap((file) => handWritten(file, readFileSync(path.join(root, file), 'utf8')));
    expect(files.filter(isApiFile).length).toBeGreaterThan(15);
    expect(faults).toEqual([]);
  });

  it.each([
    ['features/tour/tour.api.ts', 'interface Tour { readonly name: string }'],
    ['features/tour/tour.api.ts', 'export type Tour = { name: string };'],
    ['features/tour/tour.tsx', "const tour = apiQuery<Tour>('/api/tour/{id}', { id });"],
    ['features/tour/tour.tsx', "const tour = (await readApi(api, '/api/tour/{id}', { id })) as Tour;"],
    ['features/tour/tour.tsx', "const tour = await api.get('/api/tour/rome');"],
  ])('would be seen in %s: %s', (file, text) => {
    expect(handWritten(`frontend/src/${file}`, text)).toHaveLength(1);
  });
});
