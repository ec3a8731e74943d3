import { categorySlug } from './categories.js';
import {
  type Checked,
  email,
  gender,
  listOf,
  locale,
  matching,
  objectOf,
  oneOf,
  text,
  weekday,
  yesOrNo,
} from './checks.js';
import { readFolder } from './data-files.js';

const guide = objectOf(
  {
    email,
    firstName: text,
    lastName: text,
    gender,
    /** E.164, reserved for fiction where the country reserves numbers, made up with rows of fives elsewhere. */
    phone: matching(/^\+\d{8,15}$/, 'a number in E.164'),
    /** The first one is the language of the guide's account. */
    languages: listOf(objectOf({ locale, level: oneOf('native', 'fluent', 'good') }), 1),
    categories: listOf(categorySlug, 1),
    hasCar: yesOrNo,
    hasBikes: yesOrNo,
    daysOff: listOf(weekday, 0, 6),
  },
  { manager: email },
);

export interface Guide extends Checked<typeof guide> {
  /** Slug of the city in which the guide lives and works. */
  readonly city: string;
}

/**
 * The guides of each city: `data/guides/<city>.json`. In every city with tours they together speak every language of the
 * product, English at least twice, and at least two of them lead each category. The demonstration names the first two of
 * Rome as the ones to sign in with.
 */
export const guides: readonly Guide[] = [...readFolder('guides', listOf(guide, 1))].flatMap(([city, own]) =>
  own.map((each) => ({ ...each, city })),
);
