import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { faultsIn, namingRules } from './naming.js';

const root = path.join(import.meta.dirname, '..', '..', '..');
const booking = 'backend/src/contexts/booking';

const red: Record<string, readonly [file: string, text: string, fault: string]> = {
  'files are named in kebab case': ['frontend/src/ui/BookingCard.tsx', '', 'BookingCard.tsx'],
  'no type is called after its role in a pattern': [
    `${booking}/domain/booking.ts`,
    'export interface IBooking {}',
    'IBooking',
  ],
  'commands are the business’s own imperatives': [
    `${booking}/commands/update-booking.ts`,
    'export class UpdateBooking extends Command<void> {}',
    'UpdateBooking',
  ],
  'a file of commands holds one command with its handler': [
    `${booking}/commands/cart-prices.ts`,
    'export class CartPrices {}',
    'not one command',
  ],
  'the questions of a context import the shared kernel only': [
    `${booking}/index.ts`,
    "import type { Cart } from './domain/cart.js';",
    './domain/cart.js',
  ],
  'reactions and jobs are stored under the names of their files': [
    `${booking}/jobs/expire-order.job.ts`,
    "@ScheduledJob('booking.expire')",
    'booking.expire',
  ],
  'events begin with the name of their context': [
    `${booking}/events.ts`,
    "export interface X { readonly type: 'orders.confirmed.v1' }",
    'orders.confirmed.v1',
  ],
  'queries find': [
    `${booking}/queries/list-bookings.ts`,
    'export class ListBookings extends Query<void> {}',
    'ListBookings',
  ],
  'reactions are named do-when-fact': [`${booking}/reactions/mail-customer.ts`, '', 'mail-customer.ts'],
  'events are past facts with a version': [
    `${booking}/events.ts`,
    "export interface X { readonly type: 'booking.confirm' }",
    'booking.confirm',
  ],
  'the platform has no business word': [
    'backend/src/platform/cache.ts',
    'const tours = new Map<string, string>();',
    'tours',
  ],
  'parts of the interface are named without a business word': [
    'frontend/src/ui/display/card.tsx',
    'export const TourCard = () => null;',
    'TourCard',
  ],
  'nothing is left for later, silenced or skipped': [`${booking}/index.ts`, `// ${'TO'}${'DO'} soon`, 'TODO'],
  'money is never divided by a hundred': ['frontend/src/ui/text/money.tsx', 'minorAmount / 100', 'minorAmount / 100'],
};

describe('names and texts', () => {
  const patterns = [
    'backend/{src,test,demonstration/src,posters/src}/**/*.{ts,tsx}',
    'frontend/{src,e2e}/**/*.{ts,tsx}',
    'scripts/**/*.mjs',
  ];
  const names = globSync(patterns, { cwd: root }).filter(
    (file) => !/\/architecture\/naming|\/i18n\/compiled\/|\/api\/generated\/|node_modules/.test(file),
  );
  const files = new Map(names.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));

  it('were read', () => {
    expect(files.size).toBeGreaterThan(100);
  });

  it.each(namingRules)('$name', (rule) => {
    expect(faultsIn(rule, files)).toEqual([]);
  });

  it.each(namingRules)('$name: its red example is caught', (rule) => {
    const [file, text, fault] = red[rule.name] ?? ['', '', ''];
    expect(faultsIn(rule, new Map([[file, text]]))).toEqual([`${file}: ${fault}`]);
  });
});
