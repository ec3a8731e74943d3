import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import type { Locale } from '../../src/shared-kernel/language/locale.js';

const root = path.resolve(import.meta.dirname, '../../..');

interface Text {
  /** `backend/src/…/denmark.ts:12` */
  readonly where: string;
  readonly text: string;
}

const TESTS = /\.spec\.|\/testing\//;

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file))
    .filter((file) => ending.test(file) && !TESTS.test(file))
    .sort();

const isPiece = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);

/** In JSON names are literals. */
const nameOf = (name: ts.PropertyName): string => (ts.isStringLiteral(name) ? name.text : name.getText());

const isName = (node: ts.Node): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

function valueOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = object.properties.find((each) => each.name && nameOf(each.name) === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

const says = (value: ts.Expression | undefined, text: string): boolean =>
  value !== undefined && ts.isStringLiteral(value) && value.text === text;

/** What `node` says of itself in a language: `{ en_US: … }`, a review in it, or in English what a landmark is called. */
function saidBy(node: ts.Node, language: Locale): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  if (says(valueOf(node, 'language'), language)) return valueOf(node, 'text');
  if (language === 'en_US' && valueOf(node, 'motif')) return valueOf(node, 'name');
  return valueOf(node, language);
}

function textsOfSource(file: string, language: Locale): Text[] {
  const tree = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Text[] = [];
  const visit = (node: ts.Node, inText: boolean): void => {
    if (ts.isImportDeclaration(node)) return;
    if (inText && isPiece(node) && !isName(node)) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ where: `${file}:${String(line)}`, text: node.text });
    }
    const text = saidBy(node, language);
    ts.forEachChild(node, (child) => {
      visit(child, inText || (text !== undefined && child === text.parent));
    });
  };
  visit(tree, false);
  return found;
}

const textsOfMessages = (file: string): Text[] =>
  Object.entries(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>).map(
    ([id, text]) => ({ where: id, text }),
  );

/** Every field of a file's front matter and every line below it; not the words that are only searched. */
function textsOfMarkdown(file: string): Text[] {
  const [, front = '', ...below] = readFileSync(path.join(root, file), 'utf8').split(/^---\n/m);
  const { searchWords: _, ...fields } = parse(front) as Record<string, string>;
  const first = front.split('\n').length + 2;
  return [
    ...Object.entries(fields).map(([name, text]) => ({ where: `${file}: ${name}`, text })),
    ...below
      .join('---\n')
      .split('\n')
      .map((text, index) => ({ where: `${file}:${String(first + index)}`, text })),
  ].filter(({ text }) => text !== '');
}

/** What the pictures of an entry show is named in English. */
const landmarksOfEntry = (file: string): Text[] =>
  ((parse(readFileSync(path.join(root, file), 'utf8')) as { landmarks?: { name: string }[] }).landmarks ?? []).map(
    ({ name }) => ({ where: file, text: name }),
  );

/** All that people read in a language: on pages, in mails and documents, in problems, and of what the product shows. */
export const textsIn = (language: Locale): Text[] => [
  ...filesIn(`frontend/src/i18n/messages/${language}`, /\.json$/).flatMap(textsOfMessages),
  ...[
    ...filesIn('backend/src', /\.tsx?$/),
    ...filesIn('backend/demonstration/src', /\.ts$/),
    ...filesIn('backend/demonstration/data', /\.json$/),
  ].flatMap((file) => textsOfSource(file, language)),
  ...filesIn('backend/editorial', new RegExp(`/${language}\\.md$`)).flatMap(textsOfMarkdown),
  ...(language === 'en_US' ? filesIn('backend/editorial', /\/entry\.yaml$/).flatMap(landmarksOfEntry) : []),
];
