import { expect, it } from '@jest/globals';
import path from 'node:path';
import ts from 'typescript';
import { sources } from '../testing/sources.js';

const files = new Map(sources().map(({ file, tree }) => [file, tree]));

/** What a script brings along at once: without types, and without what is imported when it is first wanted. */
function scriptOf(file: string, found = new Set<string>()): ReadonlySet<string> {
  const tree = files.get(file);
  if (!tree || found.has(file)) return found;
  found.add(file);
  for (const statement of tree.statements) {
    const isImport = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
    if (!isImport || !statement.moduleSpecifier) continue;
    if (ts.isImportDeclaration(statement) && statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
      continue;
    const { text } = statement.moduleSpecifier as ts.StringLiteral;
    if (!text.startsWith('.')) found.add(text);
    const imported = path.posix.join(path.posix.dirname(file), text);
    for (const ending of ['.ts', '.tsx']) scriptOf(imported.replace(/\.js$/, ending), found);
  }
  return found;
}

const isOfTeam = (file: string): boolean =>
  /^(?:features\/(?:back-office|work-items)|shared\/admin-\w+|routes\/(?:back-office|work-items))/.test(file) ||
  file === '@tanstack/react-table';

it('gives a visitor no script of the back office', () => {
  for (const first of [
    'entry-client.tsx',
    'routes/home-screen.tsx',
    'routes/tour-screen.tsx',
    'routes/cart-screen.tsx',
  ]) {
    const script = scriptOf(first);
    expect(script.size).toBeGreaterThan(20);
    expect([...script].filter(isOfTeam)).toEqual([]);
  }
});

it('knows the script of the back office when it sees it', () => {
  expect([...scriptOf('features/back-office/mails-page.tsx')].filter(isOfTeam)).toContain('@tanstack/react-table');
});
