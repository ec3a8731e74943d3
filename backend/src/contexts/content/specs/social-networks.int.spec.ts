import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CatalogueTestApp } from '../../../../test/harness/catalogue-test-app.js';
import { LOCALES } from '../../../shared-kernel/language/locale.js';
import type { SocialNetworkView } from '../queries/find-social-networks.js';

describe('GET /api/social-networks', () => {
  let testApp: CatalogueTestApp;

  beforeAll(async () => {
    testApp = await CatalogueTestApp.open(new Date('2026-11-20T12:00:00Z'));
  });
  afterAll(async () => testApp.close());

  const networks = async (language: string): Promise<readonly SocialNetworkView[]> =>
    (await testApp.get<SocialNetworkView[]>(`/api/social-networks?language=${language}`)).body;

  it.each(LOCALES)('leads to the pages for readers of %s', async (language) => {
    const pageOf = (network: string): string => `https://social.cicerone.example/${network}/${language.slice(0, 2)}`;
    expect((await networks(language)).map(({ name, link }) => [name, link])).toEqual([
      ['Instagram', pageOf('instagram')],
      ['Mastodon', pageOf('mastodon')],
      ['YouTube', pageOf('youtube')],
    ]);
  });

  it('leads to the English page of a network without one in the language, and leaves out what has neither', async () => {
    const own = [
      { uuid: 'a', name: 'Here', links: { en_US: 'https://here.example/en', de_DE: 'https://here.example/de' } },
      { uuid: 'b', name: 'There', links: { de_DE: 'https://there.example/de' } },
    ];
    await testApp.change(`update platform.setting set value = $1 where name = 'social-networks'`, [
      JSON.stringify(own),
    ]);
    await testApp.until(async () => (await networks('fr_FR')).length < 3);
    expect(await networks('fr_FR')).toEqual([{ uuid: 'a', name: 'Here', link: 'https://here.example/en' }]);
    expect((await networks('de_DE')).map(({ link }) => link)).toEqual([
      'https://here.example/de',
      'https://there.example/de',
    ]);
  });
});
