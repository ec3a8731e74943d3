import { describe, expect, it } from '@jest/globals';
import path from 'node:path';
import ts from 'typescript';
import { argumentsOf, catalogueOf, featuresOf, missingPlurals, textsOf } from '../testing/catalogues.js';
import { lineOf, sources, visit } from '../testing/sources.js';
import { borrowedTexts } from './borrowed-texts.js';
import { bcp47, LOCALES } from './locales.js';
import { sameInAllLanguages } from './same-in-all-languages.js';

const english = textsOf('en_US');
const features = featuresOf('en_US');
const others = LOCALES.filter((locale) => locale !== 'en_US');
const shared = new Set(['common', 'layout']);
const looksLikeId = new RegExp(`^(${features.join('|')})\\.[\\w.-]+$`);
const looksLikeStart = new RegExp(`^(${features.join('|')})\\.([\\w-]+\\.)*$`);
const lists = ['i18n/same-in-all-languages.ts', 'i18n/borrowed-texts.ts'];
/** Without the lists of ids, which say none of them anywhere. */
const files = sources().filter(({ file }) => !lists.includes(file));
const withoutArguments = (text: string): string => text.replace(/\{[^{}]*\}/g, '');

interface Use {
  /** With a `*` for each part that is computed. */
  readonly id: string;
  readonly names: (id: string) => boolean;
  readonly where: string;
  readonly file: string;
}

const escaped = (text: string): string => text.replaceAll('.', '\\.');

/** `faq.topic.${topic}` names `faq.topic.booking`: what is computed stands between two dots. */
function computedId(template: ts.TemplateExpression): { id: string; pattern: RegExp } {
  const literals = [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
  return { id: literals.join('*'), pattern: new RegExp(`^${literals.map(escaped).join('[\\w-]+')}$`) };
}

function usesOf(source: (typeof files)[number]): Use[] {
  const uses: Use[] = [];
  visit(source.tree, (node) => {
    const add = (id: string, names: Use['names']) =>
      uses.push({ id, names, where: lineOf(source, node), file: source.file });
    if (ts.isStringLiteralLike(node) && looksLikeId.test(node.text)) add(node.text, (id) => id === node.text);
    if (!ts.isTemplateExpression(node) || !looksLikeStart.test(node.head.text)) return;
    const { id: computed, pattern } = computedId(node);
    add(computed, (id) => pattern.test(id));
  });
  return uses;
}

const uses = files.flatMap(usesOf);

it('puts no Italian article straight before a day, which may be the eighth: l’8', () => {
  const broken = Object.entries(textsOf('it_IT')).filter(([, text]) =>
    /\b(?:il|[dn]el|al|dal|sul) \{day\}/i.test(text),
  );
  expect(broken).toEqual([]);
});

describe.each(others)('the texts in %s', (locale) => {
  const texts = textsOf(locale);

  it('exist for every English one, and no others do', () => {
    expect(featuresOf(locale)).toEqual(features);
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
  });

  it('take the same arguments', () => {
    const different = Object.keys(english).filter(
      (id) => String(argumentsOf(texts[id] ?? '')) !== String(argumentsOf(english[id] ?? '')),
    );
    expect(different).toEqual([]);
  });

  it('are translated', () => {
    const copies = Object.keys(english).filter((id) => {
      const text = english[id] ?? '';
      return withoutArguments(text).length > 12 && text === texts[id] && !sameInAllLanguages.has(id);
    });
    expect(copies).toEqual([]);
  });
});

describe.each([...LOCALES])('the catalogue of %s', (locale) => {
  it('has each plural form of the language', () => {
    const incomplete = Object.entries(textsOf(locale)).flatMap(([id, text]) => {
      const missing = missingPlurals(text, bcp47(locale));
      return missing.length > 0 ? [`${id}: ${missing.join(', ')}`] : [];
    });
    expect(incomplete).toEqual([]);
  });

  it('keeps each text in the file that its id begins with', () => {
    const strays = featuresOf(locale).flatMap((feature) =>
      Object.keys(catalogueOf(locale, feature)).filter((id) => !id.startsWith(`${feature}.`)),
    );
    expect(strays).toEqual([]);
  });
});

describe('the sources', () => {
  it('were found', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(uses.length).toBeGreaterThan(10);
  });

  it('name only texts that exist', () => {
    const ids = Object.keys(english);
    const missing = uses.filter(({ names }) => !ids.some(names));
    expect(missing.map(({ id, where }) => `${id} (${where})`)).toEqual([]);
  });

  it('use every text', () => {
    const unused = Object.keys(english).filter((id) => !uses.some(({ names }) => names(id)));
    expect(unused).toEqual([]);
  });

  it('compute no id of which only the feature is known: it would name every text', () => {
    expect(uses.filter(({ id }) => /^[\w-]+\.\*$/.test(id)).map(({ id, where }) => `${id} (${where})`)).toEqual([]);
  });

  it('use in a feature its own texts and the shared ones', () => {
    const strangers = uses.filter(({ file, id }) => {
      const feature = /^(?:features|shared)\/([\w-]+)\//.exec(file)?.[1];
      const owner = id.split('.')[0] ?? '';
      return !shared.has(owner) && owner !== feature;
    });
    expect(strangers.map(({ id, where }) => `${id} (${where})`)).toEqual([]);
  });
});

/** What comes with a page's script: without types, and without what is imported when it is first wanted. */
function scriptOf(file: string, found = new Set<string>()): Set<string> {
  const source = files.find((each) => each.file === file);
  if (!source || found.has(file)) return found;
  found.add(file);
  for (const statement of source.tree.statements) {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
      continue;
    const { text } = statement.moduleSpecifier as ts.StringLiteral;
    const imported = path.posix.join(path.posix.dirname(file), text);
    for (const ending of ['.ts', '.tsx']) scriptOf(imported.replace(/\.js$/, ending), found);
  }
  return found;
}

it('gives the first page each text of other features that it says, and no other', () => {
  const script = scriptOf('routes/home-screen.tsx');
  expect(script).toContain('features/tour-list/tour-list.tsx');
  const said = uses.filter(({ file }) => script.has(file));
  const ids = Object.keys(english).filter((id) => said.some(({ names }) => names(id)));
  const owned = new Set([...shared, 'home']);
  expect(ids.filter((id) => !owned.has(id.split('.')[0] ?? '')).sort()).toEqual(borrowedTexts['home']);
});
