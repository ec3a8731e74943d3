import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Landmark } from './poster-studio.js';

/** The kinds of texts that the product's own pages ask for, whether they have a text yet or not. */
export const ENTRY_KINDS = [
  'blog',
  'category',
  'city',
  'continent',
  'country',
  'faq',
  'figures',
  'gift-cards',
  'legal',
  'page',
  'recruitment-questions',
] as const;

/** Pages that the site has a place of its own for, `/{slug}`; every other page stands at `/page/{slug}`. */
export const COMPANY_PAGES = ['about', 'travel-agents', 'recruitment', 'subscription'] as const;

export const isCompanyPage = (slug: string): boolean => COMPANY_PAGES.some((page) => page === slug);

/** What is asked for by the name of a kind: a page of the company goes by its own name, too. */
export const entriesCalled = (name: string): { readonly kind: string; readonly slug?: string } =>
  isCompanyPage(name) ? { kind: 'page', slug: name } : { kind: name };

/** What the kind of text needs beside the words. */
export interface EntryDetails {
  /** Local date of first publication, `YYYY-MM-DD`. */
  readonly publishedOn?: string;
  readonly author?: string;
  /** Questions and answers stand together by topic. */
  readonly topic?: string;
  /** What people type who look for this text, beside its own words. */
  readonly searchWords?: string;
  /** A figure, the day it was true and who says so. */
  readonly value?: number;
  readonly date?: string;
  readonly source?: string;
  /** What the poster of the text shows. */
  readonly landmarks?: readonly Landmark[];
  readonly weather?: 'rain';
  /** Slugs of tours and cities that the text tells about. */
  readonly tours?: readonly string[];
  readonly cities?: readonly string[];
}

/** A text of the site in one language. */
export interface EntryText {
  /** What kind of page it belongs to: `legal`. */
  readonly kind: string;
  /** The same in every language. */
  readonly slug: string;
  readonly language: Locale;
  readonly title: string;
  /** One or two sentences for lists and the page's description; may be empty. */
  readonly summary: string;
  /** `{company}` and its like stand for what the operator has set, `{holdMinutes}` and its like for the company’s terms. */
  readonly markdown: string;
  readonly status: 'draft' | 'published';
  /** Order within the kind, lowest first. */
  readonly position: number;
  readonly details: EntryDetails;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 120;

export const isEntrySlug = (slug: string): boolean => SLUG.test(slug) && slug.length <= LONGEST_SLUG;

/** What the address of a text of this kind is called among those that move. */
export const movingKind = (kind: string): string => `entry/${kind}`;

export interface Written {
  readonly by: string;
  readonly at: Date;
}

/** The texts of the site. Every state that one was ever in is kept. */
export abstract class CmsEntries {
  /** Adds the text, or replaces the one of this kind, slug and language. False where it is so already. */
  abstract write(text: EntryText, written: Written): Promise<boolean>;
  /** Adds the text where there is none of this kind, slug and language, nor ever was one. False where there is. */
  abstract addMissing(text: EntryText, written: Written): Promise<boolean>;
  /** `kind/slug/language` of each text that there is. */
  abstract known(): Promise<ReadonlySet<string>>;
  /** In all languages; the old slug leads to the new one. False where nothing is called so; throws EntrySlugTaken. */
  abstract rename(kind: string, slug: string, newSlug: string, at: Date): Promise<boolean>;
}
