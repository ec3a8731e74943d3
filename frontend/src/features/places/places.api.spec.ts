import { describe, expect, it } from '@jest/globals';
import { ApiProblem, type Api } from '../../api/api.js';
import { createQueryClient } from '../../api/query.js';
import type { Locale } from '../../i18n/locales.js';
import { placeTextQuery, type PlaceText } from './places.api.js';

const textIn = (language: Locale): PlaceText => ({ language, summary: 'A country', html: '<p>A country</p>' });
const problem = (status: number) => new ApiProblem({ status, code: 'ANY', detail: 'There is none' } as never);

type Answers = Partial<Record<Locale, PlaceText | ApiProblem>>;

describe.each(['country', 'continent'] as const)('the text of a %s', (kind) => {
  /** What is found, and in which languages it was asked for. */
  async function find(locale: Locale, answers: Answers) {
    const asked: unknown[] = [];
    const api = {
      get: (path: string, query: { content_cms_entry__: string; language: Locale }) => {
        asked.push([path, query.content_cms_entry__, query.language]);
        const answer = answers[query.language] ?? problem(404);
        return answer instanceof ApiProblem ? Promise.reject(answer) : Promise.resolve(answer);
      },
    } as unknown as Api;
    const client = createQueryClient(api);
    const query = { ...placeTextQuery(api, kind, 'here', { locale }), retry: false };
    return { asked, found: await client.fetchQuery(query).catch((error: unknown) => error) };
  }
  const askedIn = (...languages: readonly Locale[]) =>
    languages.map((language) => [`/api/${kind}/cms/data`, 'here', language]);

  it('is the one in the language of the page, and no other is asked for', async () => {
    const { asked, found } = await find('de_DE', { de_DE: textIn('de_DE'), en_US: textIn('en_US') });
    expect(found).toEqual(textIn('de_DE'));
    expect(asked).toEqual(askedIn('de_DE'));
  });

  it('is asked for again in English where the language of the page has none', async () => {
    const { asked, found } = await find('de_DE', { en_US: textIn('en_US') });
    expect(found).toEqual(textIn('en_US'));
    expect(asked).toEqual(askedIn('de_DE', 'en_US'));
  });

  it('is none where English has none either, which is asked once', async () => {
    expect(await find('ja_JP', {})).toEqual({ asked: askedIn('ja_JP', 'en_US'), found: null });
    expect(await find('en_US', {})).toEqual({ asked: askedIn('en_US'), found: null });
  });

  it('is not looked for in English because the server failed', async () => {
    const { asked, found } = await find('de_DE', { de_DE: problem(503), en_US: textIn('en_US') });
    expect(found).toMatchObject({ status: 503 });
    expect(asked).toEqual(askedIn('de_DE'));
  });
});
