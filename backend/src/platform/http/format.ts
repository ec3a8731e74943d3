import { ValidateBy, type ValidationOptions } from 'class-validator';

/** Names of the rules about the form of a text. */
const rules = new Set(['matches']);

/**
 * A text of a certain form. The rule has its own name (`isTime` uses the sentence `FIELD_IS_TIME`). A blank text counts
 * as missing. Of a list of texts, `of` is `{ each: true }`.
 */
export const Format = (
  name: string,
  form: RegExp | ((text: string) => boolean),
  of: ValidationOptions = {},
): PropertyDecorator => {
  rules.add(name);
  return ValidateBy(
    {
      name,
      validator: {
        validate: (value: unknown) =>
          typeof value === 'string' && (form instanceof RegExp ? form.test(value) : form(value)),
        defaultMessage: () =>
          form instanceof RegExp ? `$property must be written like ${String(form)}` : '$property is not written so',
      },
    },
    of,
  );
};

/** Whether the rule is about the form of a text. */
export const isOfForm = (rule: string): boolean => rules.has(rule);
