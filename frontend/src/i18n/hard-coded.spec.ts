import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { lineOf, sources, visit, type SourceOfText } from '../testing/sources.js';

const WORDS = /\p{L}{2}/u;
const spoken = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label', 'hint', 'description']);
const sameEverywhere = new Set(['Cicerone', 'IBAN', 'BIC', 'PayPal', 'CIC-7K3M9Q']);

const ID = /^[\w-]+(\.[\w-]+)+$/;
const isText = (text: string): boolean => WORDS.test(text) && !sameEverywhere.has(text.trim()) && !ID.test(text);

function hardCodedIn(source: SourceOfText): string[] {
  const found: string[] = [];
  const report = (node: ts.Node, text: string) => found.push(`${lineOf(source, node)} ${text.trim()}`);
  visit(source.tree, (node) => {
    if (ts.isJsxText(node) && isText(node.text)) report(node, node.text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
      const inner = node.expression;
      if (inner && ts.isStringLiteralLike(inner) && isText(inner.text)) report(node, inner.text);
    }
    if (!ts.isJsxAttribute(node) || !spoken.has(node.name.getText())) return;
    const value = node.initializer;
    if (value && ts.isStringLiteral(value) && isText(value.text)) report(node, value.text);
  });
  return found;
}

const parse = (text: string): SourceOfText => ({
  file: 'sample.tsx',
  tree: ts.createSourceFile('sample.tsx', text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX),
});

describe('texts of the interface', () => {
  it('never stand in the markup', () => {
    const files = sources().filter(({ file }) => !file.startsWith('features/dev/'));
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap(hardCodedIn)).toEqual([]);
  });

  it.each(['<p>Book now</p>', '<img alt="A tower" />', "<p>{'Book now'}</p>"])('would be seen in %s', (markup) => {
    expect(hardCodedIn(parse(`const x = ${markup};`))).toHaveLength(1);
  });
});

/** A class that writes a sign before or behind a thing. */
const WRITTEN_BY_STYLE = /\bcontent-\['[^']+'\]/;

describe('signs written by style', () => {
  it('are none, for they would be read aloud', () => {
    const files = sources().filter(({ tree }) => WRITTEN_BY_STYLE.test(tree.text));
    expect(files.map(({ file }) => file)).toEqual([]);
  });

  it('would be seen', () => {
    expect(WRITTEN_BY_STYLE.test(`<li className="before:content-['·']">`)).toBe(true);
    expect(WRITTEN_BY_STYLE.test(`<li className="before:content-['']">`)).toBe(false);
  });
});
