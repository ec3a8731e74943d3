import { furtherPage } from '../../ui/display/further-page.js';
import type { ListSearch } from './list-address.js';

/** The page of the list; the first is not named. */
export const readPage = ({ page }: ListSearch): { readonly page?: string | undefined } => {
  const further = furtherPage(page);
  return further === undefined ? {} : { page: further };
};

/** The parameters of a list that are texts. */
export const readTexts = <Name extends string>(
  search: ListSearch,
  ...names: readonly Name[]
): { readonly [name in Name]?: string } =>
  Object.fromEntries(names.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]]))) as {
    readonly [name in Name]?: string;
  };

/** A parameter that is one of these words; another word is not read. */
export function readOneOf<Name extends string, const Word extends string>(
  search: ListSearch,
  name: Name,
  words: readonly Word[],
): { readonly [each in Name]?: Word } {
  const word = words.find((each) => each === search[name]);
  return (word === undefined ? {} : { [name]: word }) as { readonly [each in Name]?: Word };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Parameters that are calendar days. */
export const readDays = <Name extends string>(
  search: ListSearch,
  ...names: readonly Name[]
): { readonly [name in Name]?: string } =>
  Object.fromEntries(
    Object.entries(readTexts(search, ...names)).filter(
      ([, day]) => DAY.test(String(day)) && !Number.isNaN(Date.parse(String(day))),
    ),
  ) as { readonly [name in Name]?: string };
