import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { readConfig } from '../config.js';
import type { ResponseCache } from '../http/response-cache.js';
import { SiteMap } from './site-map.js';
import { type SitePage, SitePages } from './site-pages.js';

const tour = (slug: string): SitePage => ({ route: '/tour/$slug', slug });

describe('a file of the site map', () => {
  it('is not kept as it was before a change that came while its pages were read', async () => {
    const sources = new SitePages();
    let answer: (pages: readonly SitePage[]) => void = () => undefined;
    const firstRead = new Promise<void>((begun) =>
      sources.add(() => {
        begun();
        return new Promise((resolve) => (answer = resolve));
      }),
    );
    let forget: () => void = () => undefined;
    const answers = { onForgotten: (handler: () => void) => (forget = handler) } as unknown as ResponseCache;
    const server = fastify();
    new SiteMap(readConfig({ APP_MODE: 'test' }), sources, answers).serve(server, {
      routes: ['/tour/$slug'],
      listedPages: [],
    });
    const asked = Promise.resolve(server.inject({ url: '/sitemaps/en_US.xml' }));
    await firstRead;
    forget();
    sources.all = async () => [tour('new')];
    answer([tour('old')]);
    await asked;
    const { body } = await server.inject({ url: '/sitemaps/en_US.xml' });
    expect(body).toContain('/en_US/EUR/tour/new');
    expect(body).not.toContain('/en_US/EUR/tour/old');
    await server.close();
  });
});
