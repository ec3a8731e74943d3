import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Field, withField } from './api-routes.js';
import { Attacker } from './attacker.js';
import { GOOD_BODIES } from './good-requests.js';

/** The clock would move, and the session end, under the other calls' feet. */
const LEFT_OUT = new Set(['/api/dev/clock', '/api/auth/logout']);
const WRONG: Readonly<Record<string, unknown>> = {
  null: null,
  number: 7,
  string: 'x<y',
  array: ['x'],
  object: { x: 1 },
  empty: '',
  overlong: 'x'.repeat(5001),
};
/** Rules that say themselves how the text is written, to whoever sends none too. */
const SAY_HOW = [
  'IS_OF_QUOTE_TYPE',
  'IS_EMAIL',
  'IS_PHONE_NUMBER',
  'IS_DATE_STRING',
  'IS_ISO8601',
  'IS_TIME_ZONE',
  'IS_IN',
  'IS_UUID',
  'SAME_AS',
  'IS_OF_ACCOUNT_FORM',
];
let attacker: Attacker;

interface Refused {
  readonly where: string;
  readonly field: Field;
  readonly value: unknown;
  readonly errors: readonly { readonly field: string; readonly code: string; readonly detail: string }[];
}
const refused: Refused[] = [];

/** Every field of every body of the document is sent once as each of the wrong values. */
beforeAll(async () => {
  attacker = await Attacker.arrive(new Date('2027-04-20T09:00:00Z'));
  for (const route of attacker.routes.filter(({ path }) => !LEFT_OUT.has(path)))
    for (const field of route.fields ?? [])
      for (const [name, value] of Object.entries(WRONG)) {
        const body = JSON.stringify(withField(GOOD_BODIES[route.name] ?? {}, field.path, value));
        const errors = await attacker.problemsOf(route, body);
        const at = field.path.join('.');
        const told = errors.filter((error) => error.field === at || error.field.startsWith(`${at}.`));
        if (told.length > 0) refused.push({ where: `${route.name} ${at} = ${name}`, field, value, errors: told });
      }
});
afterAll(() => attacker.leave());

const those = (isWrong: (refusal: Refused) => boolean): string[] =>
  refused
    .filter(isWrong)
    .map(({ where, errors }) => `${where}: ${errors.map(({ code, detail }) => `${code} ${detail}`).join(' | ')}`);
const codesOf = ({ errors }: Refused): string[] => errors.map(({ code }) => code);

it('tells one thing of each field, and nothing of what is within one that is wrong itself', () => {
  expect(refused.length).toBeGreaterThan(300);
  expect(
    those(
      ({ errors, field }) =>
        errors.filter((error) => error.field === field.path.join('.')).length > 0 && errors.length > 1,
    ),
  ).toEqual([]);
});

it('says of nothing that it is missing where it may be left out', () => {
  const isMissed = ({ field, errors }: Refused) =>
    errors.some((error) => error.field === field.path.join('.') && error.code === 'REQUIRED');
  // What a card or its confirmation consists of is sent together, or not at all.
  const isOfCard = ({ where }: Refused) => /^POST \/api\/.+\/\{reference\}\/(?:change-)?payment /.test(where);
  // Which fields a bank account has depends on its country. A change may be about the primary one alone.
  const isOfAccount = ({ where }: Refused) => where.includes('/bank-account');
  // Which fields a request for a price has depends on the service.
  const isOfQuote = ({ where }: Refused) => where.startsWith('POST /api/quotes ');
  // Nobody uploads nothing: null takes a portrait or a greeting away.
  const isOfGuide = ({ where }: Refused) => where.startsWith('PUT /api/me/guide-profile ');
  // A company has no day of birth.
  const isOfTax = ({ where }: Refused) => where.startsWith('PUT /api/me/tax-details ');
  const isWhole = (refusal: Refused) =>
    [isOfCard, isOfAccount, isOfQuote, isOfGuide, isOfTax].some((excuses) => excuses(refusal));
  expect(those((refusal) => !refusal.field.isNeeded && isMissed(refusal) && !isWhole(refusal))).toEqual([]);
});

it('says that a text is expected where it is none, or how it is written', () => {
  const isNoText = ({ value }: Refused) => value !== null && typeof value !== 'string';
  expect(
    those(
      (refusal) =>
        refusal.field.isText &&
        isNoText(refusal) &&
        !codesOf(refusal).every((code) => code === 'IS_STRING' || SAY_HOW.includes(code)),
    ),
  ).toEqual([]);
});

it('says how a field is written, not only that it is written otherwise', () => {
  expect(those((refusal) => codesOf(refusal).includes('MATCHES'))).toEqual([]);
});
