import { pageOf } from './list-page.js';

type Asked = Readonly<Record<string, unknown>>;

/** The parameters of a list that are texts. Empty ones are taken out of the address. */
export const texts = <Name extends string>(
  asked: Asked,
  ...names: readonly Name[]
): { readonly [name in Name]?: string } =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = asked[name];
      const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 100) : '';
      return text === '' ? [] : [[name, text]];
    }),
  ) as { readonly [name in Name]?: string };

/** A parameter that is one of these words; another word is taken out of the address. */
export function oneOf<Name extends string, const Word extends string>(
  asked: Asked,
  name: Name,
  words: readonly Word[],
): { readonly [each in Name]?: Word } {
  const word = words.find((each) => each === String(asked[name]));
  return (word === undefined ? {} : { [name]: word }) as { readonly [each in Name]?: Word };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Parameters that are calendar days. */
export const days = <Name extends string>(
  asked: Asked,
  ...names: readonly Name[]
): { readonly [name in Name]?: string } =>
  Object.fromEntries(
    Object.entries(texts(asked, ...names)).filter(
      ([, day]) => DAY.test(String(day)) && !Number.isNaN(Date.parse(String(day))),
    ),
  ) as { readonly [name in Name]?: string };

export { pageOf };
