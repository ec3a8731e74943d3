import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RenameEntry } from '../../src/contexts/content/commands/rename-entry.js';
import { Commands } from '../../src/platform/commands.js';
import { Actor } from '../../src/shared-kernel/actor.js';
import { readPage } from './page-facts.js';
import { PUBLIC_URL, Site } from './site.js';

const OLD = 'rome-by-its-light';
const NEW = 'rome-in-the-evening';

describe('an article with a new address', () => {
  let site: Site;

  beforeAll(async () => {
    site = await Site.open();
    // Known under its old address to all that remembers.
    expect((await site.get(`/de_DE/EUR/blog/${OLD}`)).status).toBe(200);
    const rename = (kind: string, from: string, to: string): Promise<void> =>
      site.testApp.app.get(Commands).execute(new RenameEntry(kind, from, to, Actor.job('test')));
    await rename('blog', OLD, NEW);
    await rename('legal', 'legal-notice', 'imprint');
    await site.testApp.until(async () => (await site.get(`/de_DE/EUR/blog/${OLD}`)).status !== 200);
  });
  afterAll(() => site.close());

  it.each([
    [`/de_DE/EUR/blog/${OLD}`, `/de_DE/EUR/blog/${NEW}`],
    [`/ja_JP/JPY/blog/${OLD}`, `/ja_JP/JPY/blog/${NEW}`],
    ['/fr_FR/EUR/legal/legal-notice', '/fr_FR/EUR/legal/imprint'],
  ])('is led to from %s for good', async (from, to) => {
    const { status, headers } = await site.get(from);
    expect([status, headers['location']]).toEqual([301, to]);
  });

  it('is read there, and names that address in every language', async () => {
    const { status, body } = await site.get(`/de_DE/EUR/blog/${NEW}`);
    const page = readPage(body);
    expect([status, page.canonical]).toEqual([200, `${PUBLIC_URL}/de_DE/EUR/blog/${NEW}`]);
    expect(Object.values(page.alternates).every((address) => address.endsWith(`/blog/${NEW}`))).toBe(true);
  });

  it('stands in the list, the feed and the map of the site under that address alone', async () => {
    const { links } = await site.page('/de_DE/EUR/blog');
    const feed = (await site.get('/feeds/de_DE/blog.xml')).body;
    const maps = await Promise.all((await site.siteMaps()).map((file) => site.get(file)));
    for (const text of [links.join('\n'), feed, maps.map(({ body }) => body).join('\n')]) {
      expect(text).toContain(`/blog/${NEW}`);
      expect(text).not.toContain(`/blog/${OLD}`);
    }
  });

  it('keeps an article that there never was away', async () => {
    expect((await site.get('/de_DE/EUR/blog/no-such-article')).status).toBe(404);
  });
});
