import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { circlesIn, contextsAsking, partsImporting } from './circles.js';
import { cruise, SOURCES } from './cruise.js';

const root = path.join(import.meta.dirname, '..', '..', '..');
const red = path.join(import.meta.dirname, 'red');

const mayAsk = JSON.parse(readFileSync(path.join(import.meta.dirname, 'may-ask.json'), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;

const contexts = 'backend/src/contexts';
const stranger = `${contexts}/stranger`;
const trips: Record<string, readonly [from: string, to: string]> = {
  'contexts-meet-only-in-gateways-and-reactions': [
    `${contexts}/booking/commands/place-order.ts`,
    `${stranger}/index.ts`,
  ],
  'modules-wire-modules-only': [`${contexts}/booking/booking.module.ts`, `${stranger}/index.ts`],
  'gateways-know-others-by-index-only': [
    `${contexts}/booking/gateways/reads-tables.ts`,
    `${stranger}/persistence/stranger.entity.ts`,
  ],
  'only-listed-contexts-ask-others': [`${contexts}/unlisted/gateways/asks-stranger.ts`, `${stranger}/index.ts`],
  'reactions-know-others-by-events-only': [
    `${contexts}/booking/reactions/greet-when-stranger-came.ts`,
    `${stranger}/index.ts`,
  ],
  'domain-knows-no-technology': [`${contexts}/booking/domain/booking.ts`, 'backend/src/platform/config.ts'],
  'shared-kernel-knows-no-technology': ['backend/src/shared-kernel/money.ts', 'backend/src/platform/config.ts'],
  'platform-knows-no-business': ['backend/src/platform/mail.ts', `${stranger}/index.ts`],
  'queries-load-no-aggregate': [`${stranger}/queries/find-strangers.ts`, `${stranger}/persistence/stranger.entity.ts`],
  'http-goes-through-the-buses': [
    `${stranger}/http/stranger.controller.ts`,
    `${stranger}/persistence/stranger.entity.ts`,
  ],
  'commands-know-ports-not-adapters': [
    `${stranger}/commands/greet-stranger.ts`,
    `${stranger}/persistence/stranger.entity.ts`,
  ],
  'testing-knows-no-application': [`${stranger}/testing/a-stranger-app.ts`, 'backend/src/app.ts'],
  'product-needs-no-test-code': [`${stranger}/jobs/greet-strangers.job.ts`, `${stranger}/testing/a-stranger.ts`],
  'posters-know-nothing-of-the-product': ['backend/posters/src/poster.ts', 'backend/src/shared-kernel/money.ts'],
  'posters-are-asked-by-gateways': [`${stranger}/queries/find-drawings.ts`, 'backend/posters/src/poster.ts'],
  'product-knows-no-demonstration': ['backend/src/main.ts', 'backend/demonstration/src/seed.ts'],
  'demonstration-writes-through-seedings': [
    'backend/demonstration/src/seed.ts',
    `${stranger}/persistence/stranger.entity.ts`,
  ],
  'features-stay-apart': ['frontend/src/features/booking/panel.ts', 'frontend/src/features/tours/tour.ts'],
  'foundations-know-no-feature': ['frontend/src/ui/display/card.ts', 'frontend/src/features/tours/tour.ts'],
  'shared-parts-know-no-feature': ['frontend/src/shared/cart/cart.ts', 'frontend/src/features/tours/tour.ts'],
  'layout-knows-no-feature': ['frontend/src/layout/header.ts', 'frontend/src/features/tours/tour.ts'],
  'screens-know-no-route': ['frontend/src/features/booking/way-back.ts', 'frontend/src/routes/tour.routes.ts'],
  'browser-and-server-meet-over-the-api': ['frontend/src/api/api.ts', `${stranger}/testing/a-stranger.ts`],
  'server-meets-pages-only-when-built': ['backend/src/platform/ssr.ts', 'frontend/src/ui/display/card.ts'],
  'no-cycles': [`${stranger}/jobs/first.job.ts`, `${stranger}/jobs/second.job.ts`],
};

function tripOf(rule: string): readonly [from: string, to: string] | undefined {
  const context = /^gateways-of-(.+)-ask-only-whom-they-may$/.exec(rule)?.[1];
  return context ? [`${contexts}/${context}/gateways/asks-stranger.ts`, `${stranger}/index.ts`] : trips[rule];
}

describe('the boundaries', () => {
  const product = cruise(root);
  const fixtures = cruise(red);

  it('hold in the product', () => {
    expect(product.violations).toEqual([]);
  });

  it('were checked on every source file', () => {
    const files = globSync(
      SOURCES.map((folder) => `${folder}/**/*.{ts,tsx}`),
      { cwd: root },
    );
    const checked = files.filter((file) => !file.includes('/i18n/compiled/'));
    expect(checked.length).toBeGreaterThan(100);
    expect(product.modules).toEqual(expect.arrayContaining(checked));
  });

  it('leave no circle between files, folders or contexts, commands and processes being one part', () => {
    expect(circlesIn(partsImporting(product.imports))).toEqual([]);
    expect(circlesIn(contextsAsking(product.imports))).toEqual([]);
  });

  it('find a circle between folders, and one between contexts', () => {
    expect(circlesIn(partsImporting(fixtures.imports))).toContain(
      'backend/src/platform/cache -> backend/src/platform/jobs -> backend/src/platform/cache',
    );
    expect(circlesIn(contextsAsking(fixtures.imports))).toContain('stranger -> lender -> stranger');
  });

  it('permit no question that nobody asks', () => {
    const asking = contextsAsking(product.imports);
    const unused = Object.entries(mayAsk).flatMap(([context, others]) =>
      others.filter((other) => !asking.get(context)?.has(other)).map((other) => `${context} -> ${other}`),
    );
    expect(unused).toEqual([]);
  });

  it.each(product.rules)('%s is tripped by its red fixture', (rule) => {
    const trip = tripOf(rule);
    expect(fixtures.violations).toContainEqual({ rule, from: trip?.[0], to: trip?.[1] });
  });
});
