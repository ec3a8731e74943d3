import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Config } from '../../../platform/config.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { bcp47, type Locale, type Translated } from '../../../shared-kernel/language/locale.js';
import { sql } from 'kysely';
import { OperatorFacts } from './operator-facts.js';

const TITLE: Translated = {
  en_US: 'Cicerone: journal',
  fr_FR: 'Cicerone : journal',
  de_DE: 'Cicerone: Journal',
  es_ES: 'Cicerone: diario',
  it_IT: 'Cicerone: diario',
  ru_RU: 'Cicerone: журнал',
  ja_JP: 'Cicerone：旅の記事',
};

const DESCRIPTION: Translated = {
  en_US: 'Essays about cities and about walking through them with people who live there.',
  fr_FR: 'Des essais sur les villes, et sur la manière de les parcourir avec ceux qui y vivent.',
  de_DE: 'Essays über Städte und darüber, wie man mit Menschen durch sie geht, die dort leben.',
  es_ES: 'Ensayos sobre ciudades y sobre recorrerlas con quienes viven en ellas.',
  it_IT: 'Saggi sulle città, e su come attraversarle con chi ci vive.',
  ru_RU: 'Очерки о городах и о прогулках по ним с теми, кто там живёт.',
  ja_JP: '街について、そしてその街に暮らす人と歩くことについてのエッセイです。',
};

interface Article {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly author: string | null;
  readonly published: Date;
}

/** The articles of one language as RSS 2.0, the newest first. */
export class FindBlogFeed extends Query<string> {
  constructor(readonly language: Locale) {
    super();
  }
}

@QueryHandler(FindBlogFeed)
export class FindBlogFeedHandler implements IQueryHandler<FindBlogFeed> {
  constructor(
    private readonly db: ReadDb,
    private readonly config: Config,
    private readonly operator: OperatorFacts,
  ) {}

  async execute({ language }: FindBlogFeed): Promise<string> {
    const articles = await this.db.rows(sql<Article>`
      select slug, title, summary, details ->> 'author' as author, published_at as published
      from content.entry
      where kind = 'blog' and language = ${language} and status = 'published'
      order by published desc, slug limit 50
    `);
    const { publicUrl } = this.config;
    const blog = `${publicUrl}/${language}/EUR/blog`;
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
      '<channel>',
      element('title', TITLE[language]),
      element('link', blog),
      element('description', DESCRIPTION[language]),
      element('language', bcp47(language)),
      `<atom:link rel="self" type="application/rss+xml" href="${escaped(`${publicUrl}/feeds/${language}/blog.xml`)}"/>`,
      ...articles.map((article) => item(this.filled(article), `${blog}/${article.slug}`)),
      '</channel>',
      '</rss>',
      '',
    ].join('\n');
  }

  private filled(article: Article): Article {
    const { title, summary } = article;
    return { ...article, title: this.operator.fillPlain(title), summary: this.operator.fillPlain(summary) };
  }
}

const item = ({ title, summary, author, published }: Article, link: string): string =>
  [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="true">${escaped(link)}</guid>`,
    element('description', summary),
    ...(author === null ? [] : [element('dc:creator', author)]),
    element('pubDate', published.toUTCString()),
    '</item>',
  ].join('\n');

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
