import { ValidateBy } from 'class-validator';

/** Rules about how a text is written, by name. */
const rules = new Set(['matches']);

/**
 * A text of a form of its own, refused by a rule of that name (`isTime` is told by the sentence of `FIELD_IS_TIME`). A
 * blank has no form: it is told to be missing.
 */
export const Format = (name: string, form: RegExp | ((text: string) => boolean)): PropertyDecorator => {
  rules.add(name);
  return ValidateBy({
    name,
    validator: {
      validate: (value: unknown) =>
        typeof value === 'string' && (form instanceof RegExp ? form.test(value) : form(value)),
      defaultMessage: () =>
        form instanceof RegExp ? `$property must be written like ${String(form)}` : '$property is not written so',
    },
  });
};

/** Whether the rule is about how a text is written. */
export const isOfForm = (rule: string): boolean => rules.has(rule);
