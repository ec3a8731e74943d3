import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState, type FormEventHandler } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { useIntl } from 'react-intl';
import { safeParse, type core } from 'zod/mini';
import { isProblem } from '../../api/api.js';
import type { Returned } from '../../api/returned-form.js';
import type { FieldFailure } from './error-summary.js';
import './schemas-without-eval.js';
import { useHydrated } from '../behavior/use-hydrated.js';

type Schema<Values> = core.$ZodType<Values, Values>;

interface CheckedForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** For the summary: what was wrong when the form was last sent. */
  readonly failures: readonly FieldFailure[];
  /** Why the server refused, where no field is to blame. */
  readonly problem: unknown;
  readonly busy: boolean;
  /** What a control of the form is given: `<TextInput label={…} {...field('email')} />`. */
  field(
    name: FieldPath<Values>,
  ): UseFormRegisterReturn & { id: string; error: string | undefined; defaultValue?: string };
  /** What is wrong with a field, or with several that are one: a date in three parts. */
  errorOf(name: FieldPath<Values>): string | undefined;
  /** For `onSubmit`; `send` throws what the server answered. */
  onSubmit(send: (values: Values) => Promise<void>): FormEventHandler;
}

const idOf = (name: string, place = 'field'): string => `${place}-${name}`;

/** As the fields stand on the page: the schema knows no order of names. */
const asOnPage = (failures: readonly FieldFailure[]): FieldFailure[] =>
  failures.map(named).sort(({ field: one }, { field: other }) => {
    const [before, after] = [document.getElementById(one), document.getElementById(other)];
    if (!before || !after || before === after) return 0;
    return before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });

/** Of a field, or of the group that a choice belongs to; the words of a box to tick are too many for a name. */
function labelOf(id: string): string | undefined {
  const control = document.getElementById(id) ?? document.getElementsByName(id)[0];
  if (!(control instanceof HTMLElement)) return undefined;
  const type = control.getAttribute('type');
  if (type === 'checkbox') return undefined;
  const group = control.closest(type === 'radio' ? 'fieldset' : 'fieldset[data-field]');
  const label = group ? group.querySelector('legend') : labelFor(control.id);
  // What follows is whether it is optional.
  const text = label?.firstChild?.textContent;
  return text ? asName(text) : undefined;
}

/** A question is named without its mark: a colon follows. */
const asName = (label: string): string => label.trim().replace(/\s?[?？]$/, '');

const labelFor = (id: string): Element | null => document.querySelector(`label[for="${CSS.escape(id)}"]`);

const named = ({ field, text }: FieldFailure): FieldFailure => ({ field, text, label: labelOf(field) });

const textOf = (error: unknown): string => {
  const message = (error as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : '';
};
/** The name of a field may be a path: `address.street`. */
const topOf = (name: string): string => name.split('.', 1)[0] ?? name;

/** What is wrong with fields and with parts of fields. */
function faultsIn(refused: object, prefix = ''): { readonly name: string; readonly text: string }[] {
  return Object.entries(refused).flatMap(([key, error]: [string, unknown]) => {
    const name = `${prefix}${key}`;
    const text = textOf(error);
    if (text !== '') return [{ name, text }];
    // What has a type is a fault itself, with the field's element beside it.
    return typeof error === 'object' && error !== null && !('type' in error) ? faultsIn(error, `${name}.`) : [];
  });
}

const isTextId = (message: string): boolean => /^[a-z][\w-]*(\.[\w-]+)+$/.test(message);

/** What the server refused, in the schema's words where the schema refuses it too. */
function refusedIn<Values>({ values, problem }: Returned, schema: Schema<Values>): FieldFailure[] {
  const { error } = safeParse(schema, values);
  const texts = error?.issues.filter(({ message }) => isTextId(message)) ?? [];
  // The first word about a field counts: what is missing is not wrong as well.
  const own = new Map(texts.map(({ path, message }) => [path.join('.'), message] as const).reverse());
  const sent = Object.keys(values);
  return problem.errors
    .filter(({ field }) => field in values || own.has(field))
    .sort((one, other) => sent.indexOf(one.field) - sent.indexOf(other.field))
    .map(({ field, detail }) => ({ field: idOf(field), text: own.get(field) ?? detail }));
}

/**
 * A form checked by a schema when it is sent: an error that went away when its field is left would move the button from
 * under the pointer. The schema's messages are ids of texts. What the server refuses stands at its field and in the
 * summary as if the schema had said it.
 * Fields without a default value keep what was typed or filled in before the page's script had come, and what a form
 * that was sent without script and `returned` had in them: `labels` are the ids of what its fields are called.
 * `place` begins the ids of the fields of a form that stands beside another one.
 */
export function useCheckedForm<Values extends FieldValues>(
  schema: Schema<Values>,
  defaultValues?: DefaultValues<Values>,
  returned?: Returned,
  labels: Readonly<Record<string, string>> = {},
  place = 'field',
): CheckedForm<Values> {
  const intl = useIntl();
  const say = (text: string): string => (isTextId(text) ? intl.formatMessage({ id: text }) : text);
  const [came, setCame] = useState(
    () =>
      returned &&
      refusedIn(returned, schema).map(({ field, text }): FieldFailure => {
        const [, id] = Object.entries(labels).find(([name]) => idOf(name) === field) ?? [];
        return { field, text: say(text), label: id && asName(intl.formatMessage({ id })) };
      }),
  );
  const [told, setTold] = useState<readonly FieldFailure[]>(came ?? []);
  const [problem, setProblem] = useState<unknown>(came?.length === 0 ? returned?.problem : undefined);
  // What the fields are called, and in which order, stands on the page, which a server has not got.
  const isOnPage = useHydrated();
  const failures = useMemo(() => (isOnPage ? asOnPage(told) : told), [isOnPage, told]);
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    ...(defaultValues ? { defaultValues } : {}),
  });
  const { errors, isSubmitting } = form.formState;
  const failuresOf = (refused: FieldErrors<Values>): FieldFailure[] =>
    faultsIn(refused).map(({ name, text }) => ({ field: idOf(name, place), text: say(text) }));

  const takeRefusal = (error: unknown, names: readonly string[]): void => {
    const known = isProblem(error) ? error.errors.filter(({ field }) => names.includes(topOf(field))) : [];
    if (known.length === 0) setProblem(error);
    for (const { field, detail } of known)
      form.setError(field as FieldPath<Values>, { type: 'server', message: detail });
    setTold(known.map(({ field, detail }) => ({ field: idOf(field, place), text: detail })));
  };

  const errorOf = (name: FieldPath<Values>): string | undefined => {
    const text = textOf(get(errors, name));
    return text ? say(text) : came?.find(({ field }) => field === idOf(name))?.text;
  };

  return {
    form,
    failures,
    problem,
    busy: isSubmitting,
    errorOf,
    field: (name) => {
      const error = errorOf(name);
      const value = returned?.values[name];
      return {
        ...form.register(name),
        id: idOf(name, place),
        error,
        ...(value === undefined ? {} : { defaultValue: value }),
      };
    },
    onSubmit: (send) =>
      form.handleSubmit(
        async (values) => {
          setCame(undefined);
          setProblem(undefined);
          setTold([]);
          await send(values).catch((error: unknown) => takeRefusal(error, Object.keys(form.getValues())));
        },
        (refused) => {
          setCame(undefined);
          setProblem(undefined);
          setTold(failuresOf(refused));
        },
      ),
  };
}
