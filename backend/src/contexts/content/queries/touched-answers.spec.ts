import { describe, expect, it } from '@jest/globals';
import { answersOf } from './touched-answers.js';

const entries = (query: string): string => `/api/cms/entry/dataByCmsAndLanguage?${query}`;

describe('the answers that a changed text touches', () => {
  it.each([
    ['faq/tips', entries('content_cms=faq&language=fr_FR'), true],
    ['faq/tips', entries('content_cms=faq&slug=tips&language=fr_FR'), true],
    ['faq/tips', entries('content_cms=faq&slug=prices'), false],
    ['faq/tips', entries('content_cms=blog'), false],
    ['faq/tips', '/api/faq/search?q=tip', true],
    ['faq/tips', '/api/tours?city=rome', false],
    ['page/about', entries('language=de_DE&content_cms=about'), true],
    ['page/rain', entries('content_cms=about'), false],
    ['blog/rome-by-its-light', '/feeds/de_DE/blog.xml', true],
    ['blog/rome-by-its-light', '/share/blog/rome-by-its-light/de_DE.png', true],
    ['blog/rome-by-its-light', '/share/blog/eating-standing-up/de_DE.png', false],
    ['country/italy', '/api/country/cms/data?content_cms_entry__=0192&language=de_DE', true],
    ['legal/terms', '/api/legal/terms/versions?language=de_DE', true],
    ['country/italy', '/api/country/data?slug=italy', false],
  ])('%s: %s %s', (key, url, isTouched) => {
    expect(answersOf(key)(url)).toBe(isTouched);
  });
});
