import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { textsOf } from '../testing/catalogues.js';
import { LOCALES } from './locales.js';

const root = path.join(import.meta.dirname, '..', '..', '..');

/** A text that the specification asks for in its sections 5 and 8, and what became of it. */
interface Entry {
  readonly section: 5 | 8;
  readonly text: string;
  /** Id of the message that says it, and the source that uses it. */
  readonly message?: string;
  /** Or code of the problem, or of a field's problem, and the source that raises it. After `#`: by which name. */
  readonly problem?: string;
  readonly place?: string;
  /** Where the place is shared: the screen that shows it. */
  readonly shownBy?: string;
  /** Or the part of the product, not there yet, that will say it. */
  readonly area?: string;
}

/** By section, in its order. */
const ASKED_FOR = {
  5: [
    'City search suggestions only from 3 characters',
    'Password minimum 8 characters',
    'The two password fields must match',
    'E-mail and confirmation must match',
    'Invalid e-mail',
    'Invalid phone number',
    'Invalid name',
    'Required passenger name',
    'Required e-mail',
    'Required flight number',
    'Required terminal',
    'Required company name',
    'Required customer name',
    'Fill in the following fields before submitting: {fields}',
    'Selected time out of allowed range',
    'Minimum participants per activity (one, or N)',
    'Starting time required',
    'No slots on the day, choose another date',
    'Invalid discount code',
    'Invalid or missing token',
    'Adults 13 and over',
    'Children 2 to 12',
    'Infants 0 to 2',
    'Delete confirmation for cart items (irreversible)',
    'Delete confirmation for addresses (irreversible)',
    'Card details must be correctly filled',
    'Uploads: images jpg, jpeg, png, gif',
    'Uploads: audio mp3, wav, ogg',
  ],
  8: [
    'Sending mail...',
    'Email sent successfully!',
    'Failed to send email: {reason}',
    'An unknown error occurred',
    'Failed to fetch missions',
    'Failed to update guide response',
    'Failed to cancel guide mission',
    'Failed to fetch payments data',
    'Failed to fetch users',
    'Failed to load reviews',
    'Failed to fetch cruise companies with ships.',
    'No tour found.',
    'No galleries found.',
    'No tours found.',
    'No featured tours found.',
    'No tours found for this country.',
    'No login history found.',
    'Failed to update cmsAnswers',
    'Failed to fetch recruitment info',
    'Failed to update recruitment status',
    'Failed to update user status',
    'Failed to update guide preferences',
    'File upload unsuccessful',
    'Failed to upload file',
    'Invalid or missing token',
    'Passwords do not match',
    'E-mails do not match',
    'This mission has already been given',
    'Wait before trying again',
    'Card payment library not loaded, try later',
    'Card details incorrect',
    'Payment method creation failed',
    'Payment failed, try again',
    'Error during payment',
    'Failed to create order for wire transfer',
    'Invalid discount code',
    'Bank information unavailable',
    'You need to relog to access this order',
    'No results found',
    'No reviews available for this city',
    'No available languages',
    'An error occurred, please try again',
    'Incorrect password. Try again.',
  ],
} as const;

const AREAS = [
  'addresses',
  'administration of users',
  'login history',
  'payouts',
  'promotions',
  'quotes',
  'wire transfers',
];

const read = (file: string): string => {
  const whole = path.join(root, file);
  return existsSync(whole) ? readFileSync(whole, 'utf8') : '';
};

const entries = JSON.parse(read('docs/specification-texts.json')) as readonly Entry[];
const failing = (test: (entry: Entry) => boolean): string[] =>
  entries.filter((entry) => !test(entry)).map(({ text, message, problem }) => `${text}: ${message ?? problem ?? ''}`);

/** As code writes it: `IS_EMAIL` is class-validator's `IsEmail`. */
const camelCase = (code: string): string =>
  code.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Names the id, or its beginning where the rest is computed. */
function names(source: string, id: string): boolean {
  if (source.includes(`'${id}'`) || source.includes(`"${id}"`)) return true;
  const parts = id.split('.');
  return parts.some((_, at) => at > 0 && source.includes(`\`${parts.slice(0, at).join('.')}.\${`));
}

describe('the texts of the specification', () => {
  it.each([5, 8] as const)('are all there, of section %i', (section) => {
    const texts = entries.filter((entry) => entry.section === section).map(({ text }) => text);
    expect([...new Set(texts)]).toEqual(ASKED_FOR[section]);
  });

  it('are each said by one thing, or left to a part that is known', () => {
    expect(failing(({ message, problem, area }) => [message, problem, area].filter(Boolean).length === 1)).toEqual([]);
    expect(failing(({ area }) => area === undefined || AREAS.includes(area))).toEqual([]);
  });

  it.each(LOCALES)('that are messages exist in %s', (locale) => {
    const texts = textsOf(locale);
    expect(failing(({ message }) => message === undefined || Boolean(texts[message]))).toEqual([]);
  });

  it('that are problems are in the catalogue of problems', () => {
    const catalogue = read('docs/problems.md');
    expect(failing(({ problem }) => problem === undefined || catalogue.includes(`| \`${problem}\` `))).toEqual([]);
  });

  it('are used where it is said', () => {
    const isUsed = ({ message, problem, place, shownBy }: Entry): boolean => {
      if (place === undefined) return message === undefined && problem === undefined;
      const [file = '', name] = place.split('#');
      const source = read(file);
      if (shownBy && !read(shownBy).includes('ProblemMessage')) return false;
      if (message) return names(source, message);
      return problem !== undefined && [name ?? problem, camelCase(problem)].some((each) => source.includes(each));
    };
    expect(failing(isUsed)).toEqual([]);
  });
});
