import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { featuresOf } from '../testing/catalogues.js';
import { requireSession } from '../routes/guards.js';
import { routeTree } from '../routes/route-tree.js';
import { pageAssets } from './page.js';

interface AnyRoute {
  readonly options: {
    readonly staticData?: {
      readonly messages?: readonly string[];
      readonly module?: string;
      readonly needsScript?: boolean;
    };
    readonly beforeLoad?: unknown;
    readonly path?: string;
  };
  readonly children?: unknown;
}

function allRoutes(route: AnyRoute): AnyRoute[] {
  const children = Object.values(route.children ?? {}) as AnyRoute[];
  return [route, ...children.flatMap(allRoutes)];
}

const routes = allRoutes(routeTree as unknown as AnyRoute);

describe('the routes', () => {
  it('name modules that exist', () => {
    const modules = routes.flatMap(({ options }) => options.staticData?.module ?? []);
    expect(modules.length).toBeGreaterThan(0);
    expect(modules.filter((module) => !existsSync(path.join(import.meta.dirname, '..', module)))).toEqual([]);
  });

  it('name catalogues that exist', () => {
    const catalogues = routes.flatMap(({ options }) => options.staticData?.messages ?? []);
    expect(catalogues.filter((name) => !featuresOf('en_US').includes(name))).toEqual([]);
  });

  it('of pages that the browser alone can make say that they need it', () => {
    const mute = routes.filter(({ options }) => !options.staticData?.needsScript).map(({ options }) => options);
    expect(mute.filter(({ beforeLoad }) => beforeLoad === requireSession)).toEqual([]);
    const made = ['cart', 'checkout', 'order/$reference', 'pay-done', 'login', 'signup', 'find-booking'];
    expect(mute.filter(({ path: address = '' }) => made.includes(address))).toEqual([]);
  });
});

describe('the assets of a page', () => {
  const manifest = {
    'src/entry-client.tsx': {
      file: 'assets/entry.js',
      imports: ['_libraries.js'],
      css: ['assets/entry.css'],
      isEntry: true,
    },
    '_libraries.js': { file: 'assets/libraries.js' },
    '_shared.js': { file: 'assets/shared.js', imports: ['_libraries.js'] },
    'src/features/home/home-page.tsx': { file: 'assets/home.js', imports: ['_shared.js', 'src/entry-client.tsx'] },
  };

  it('are what its module needs beside the entry', () => {
    const assets = pageAssets(manifest);
    expect(assets.scripts).toEqual(['/assets/entry.js', '/assets/libraries.js']);
    expect(assets.styles).toEqual(['/assets/entry.css']);
    expect(assets.modules['features/home/home-page.tsx']).toEqual(['/assets/home.js', '/assets/shared.js']);
  });
});
