import { describe, expect, it } from '@jest/globals';
import { type Locale, LOCALES } from '../../../shared-kernel/language/locale.js';
import { readConfig } from '../../../platform/config.js';
import { renderMarkdown } from '../markdown/markdown.js';
import { OperatorFacts } from '../queries/operator-facts.js';
import { type EditorialText, readEditorial } from './read-editorial.js';

const SLUGS = ['terms', 'privacy', 'legal-notice'] as const;
const legalTexts = readEditorial().filter(({ kind }) => kind === 'legal');
const textOf = (slug: (typeof SLUGS)[number], language: Locale): EditorialText => {
  const entry = legalTexts.find((each) => each.slug === slug);
  if (!entry) throw new Error(`${slug} is missing`);
  return entry.texts[language];
};
const OPERATOR = new Set(['{company}', '{postalLine}', '{companyRegister}', '{vatNumber}', '{email}', '{site}']);

const operator = new OperatorFacts(readConfig({ APP_MODE: 'test' }));
const render = (markdown: string) => renderMarkdown(operator.fill(markdown));

const variables = (text: string): string[] => [...new Set(text.match(/\{[^}]*\}/g))].sort();
const tags = (html: string): string[] => html.match(/<(?:h2|ul|ol|li|a|strong)\b/g) ?? [];
const links = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '').sort();

it('are listed in their order, each of the day of its last change', () => {
  expect(legalTexts.map(({ slug, details }) => [slug, details.publishedOn])).toEqual(
    SLUGS.map((slug) => [slug, '2026-11-22']),
  );
});

describe.each(SLUGS)('the page %s', (slug) => {
  const english = textOf(slug, 'en_US').markdown;

  it.each(LOCALES)('says in %s all that it says in English', (language) => {
    const { markdown, title } = textOf(slug, language);
    const rendered = render(markdown);
    const model = render(english);
    expect(title).not.toBe('');
    expect(rendered.sections).toHaveLength(model.sections.length);
    expect(tags(rendered.html).sort()).toEqual(tags(model.html).sort());
    expect(links(rendered.html)).toEqual(links(model.html));
    expect(variables(markdown)).toEqual(variables(english));
    expect(variables(markdown).filter((name) => !OPERATOR.has(name))).toEqual([]);
    expect(rendered.html).not.toMatch(/\*\*|\]\(|&lt;/);
    expect(rendered.html.length).toBeGreaterThan(model.html.length * (language === 'ja_JP' ? 0.3 : 0.8));
  });

  it.each(LOCALES.filter((language) => language !== 'en_US'))('is translated into %s', (language) => {
    const paragraphs = new Set(english.split('\n\n').filter((text) => text.length > 20));
    expect(
      textOf(slug, language)
        .markdown.split('\n\n')
        .filter((text) => paragraphs.has(text)),
    ).toEqual([]);
  });

  it.each(LOCALES)('names the same numbers in %s', (language) => {
    const numbers = (text: string): string[] =>
      text
        .replaceAll(/\{\w+\}/g, '')
        .match(/\d+/g)
        ?.sort() ?? [];
    const figures = new Set(['2', '12', '13', '14', '15', '30', '60', '90']);
    const inText = (text: string): string[] => [...new Set(numbers(text).filter((number) => figures.has(number)))];
    expect(inText(textOf(slug, language).markdown)).toEqual(inText(english));
  });
});

describe('the numbers of the company', () => {
  const own = { APP_MODE: 'test', POSTAL_LINE: 'Grand Tours Ltd, 1 High Street, London' };
  const noticeOf = (environment: NodeJS.ProcessEnv, language: Locale): string => {
    const facts = new OperatorFacts(readConfig(environment));
    return renderMarkdown(facts.fill(textOf('legal-notice', language).markdown)).html;
  };
  const lines = (html: string): number => html.match(/<p>/g)?.length ?? 0;

  it.each(LOCALES)('stand in the legal notice in %s, each where it is set', (language) => {
    const without = noticeOf(own, language);
    const one = noticeOf({ ...own, VAT_NUMBER: 'GB999999973' }, language);
    const both = noticeOf({ ...own, VAT_NUMBER: 'GB999999973', COMPANY_REGISTER: 'London, 01234567' }, language);
    expect([one, both].map((html) => lines(html) - lines(without))).toEqual([1, 2]);
    expect(one).toContain('GB999999973</p>');
    expect(both).toContain('London, 01234567</p>');
    expect(without).not.toMatch(/[{}]|\(demo\)/);
  });

  it('are marked as invented where the company is', () => {
    expect(noticeOf({ APP_MODE: 'demo' }, 'it_IT')).toContain('<p>Partita IVA: IT00000000000 (demo)</p>');
    expect(noticeOf({ APP_MODE: 'demo' }, 'it_IT')).toContain('<p>Registro delle imprese: Roma, RM-0000000 (demo)</p>');
  });
});
