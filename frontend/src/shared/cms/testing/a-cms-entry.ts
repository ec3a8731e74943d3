import type { CmsEntry } from '../cms.api.js';

/** A short English text with the facts that a test sets. */
export const aCmsEntry = (facts: Partial<CmsEntry> = {}): CmsEntry => ({
  id: 'entry-1',
  kind: 'page',
  slug: 'a-text',
  language: 'en_US',
  fallback: false,
  title: 'A text',
  summary: '',
  html: '<p>Words</p>',
  sections: [],
  publishedOn: null,
  publishedAt: '2026-01-01T00:00:00.000Z',
  changedAt: '2026-01-01T00:00:00.000Z',
  image: null,
  wideImage: null,
  shareImage: null,
  details: {},
  ...facts,
});
