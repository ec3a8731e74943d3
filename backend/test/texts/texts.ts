import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Locale } from '../../src/shared-kernel/language/locale.js';

const root = path.resolve(import.meta.dirname, '../../..');

interface Text {
  /** `backend/src/…/denmark.ts:12` */
  readonly where: string;
  readonly text: string;
}

/** Only searched, never shown: people type what they like. */
const UNSHOWN = /\/search-words\.ts$/;
const TESTS = /\.spec\.|\/testing\//;

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file))
    .filter((file) => ending.test(file) && !TESTS.test(file) && !UNSHOWN.test(file))
    .sort();

const isPiece = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);

function valueOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = object.properties.find((each) => each.name?.getText() === name);
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

/** `legal/fr-fr.ts` is written in one language. */
const isWhollyIn = (file: string, language: Locale): boolean =>
  path.basename(file) === `${language.toLowerCase().replace('_', '-')}.ts`;

function textsOfSource(file: string, language: Locale): Text[] {
  const tree = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Text[] = [];
  const visit = (node: ts.Node, inText: boolean): void => {
    if (ts.isImportDeclaration(node)) return;
    if (inText && isPiece(node)) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ where: `${file}:${String(line)}`, text: node.text });
    }
    const text = saidBy(node, language);
    ts.forEachChild(node, (child) => {
      visit(child, inText || (text !== undefined && child === text.parent));
    });
  };
  visit(tree, isWhollyIn(file, language));
  return found;
}

const textsOfMessages = (file: string): Text[] =>
  Object.entries(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>).map(
    ([id, text]) => ({ where: id, text }),
  );

/** All that people read in a language: on pages, in mails and documents, in problems, and of what the product shows. */
export const textsIn = (language: Locale): Text[] => [
  ...filesIn(`frontend/src/i18n/messages/${language}`, /\.json$/).flatMap(textsOfMessages),
  ...filesIn('backend/src', /\.tsx?$/).flatMap((file) => textsOfSource(file, language)),
];
