import { parse } from 'parse5';
import { attribute, type Element, elementsOf, rawText, textOf } from './page-facts.js';

/** A page's form as people without JavaScript see it. */
export interface FormFacts {
  readonly title: string;
  readonly method: string | undefined;
  readonly action: string | undefined;
  readonly canBeSent: boolean;
  /** Values by name, as they would be sent. */
  readonly values: Readonly<Record<string, string>>;
  /** Names of the groups of a choice. */
  readonly groups: readonly string[];
  /** What is wrong, as the list on top says, by the id of the field. */
  readonly failures: Readonly<Record<string, string>>;
  /** The same as it stands beside the fields. */
  readonly beside: Readonly<Record<string, string>>;
  readonly alert: string | undefined;
}

function valueOf(element: Element): string {
  if (element.tagName === 'textarea') return rawText(element);
  if (element.tagName === 'input') return attribute(element, 'value') ?? '';
  const options = elementsOf(element.childNodes).filter(({ tagName }) => tagName === 'option');
  const chosen = options.find((option) => attribute(option, 'selected') !== undefined) ?? options[0];
  return (chosen && attribute(chosen, 'value')) ?? '';
}

const isSent = (element: Element): boolean =>
  ['input', 'textarea', 'select'].includes(element.tagName) &&
  (attribute(element, 'type') !== 'radio' || attribute(element, 'checked') !== undefined);

/** The form in the main part of the page; undefined where there is none. */
export function readForm(html: string): FormFacts | undefined {
  const all = elementsOf(parse(html, { scriptingEnabled: false }).childNodes);
  const main = all.find(({ tagName }) => tagName === 'main');
  const form = elementsOf(main?.childNodes ?? []).find((each) => attribute(each, 'method') === 'post');
  if (!form) return undefined;
  const inside = elementsOf(form.childNodes);
  const fields = inside.filter(isSent);
  const alert = inside.find((each) => attribute(each, 'role') === 'alert');
  const listed = elementsOf(alert?.childNodes ?? []).filter(({ tagName }) => tagName === 'a');
  const wrong = fields.filter((field) => attribute(field, 'aria-invalid') === 'true');
  const besideOf = (field: Element): string => {
    const last = attribute(field, 'aria-describedby')?.split(' ').at(-1);
    const note = inside.find((each) => attribute(each, 'id') === last);
    return note ? textOf(note.childNodes) : '';
  };
  const title = all.find(({ tagName }) => tagName === 'title');
  const button = inside.find((each) => attribute(each, 'type') === 'submit');
  return {
    title: title ? rawText(title) : '',
    method: attribute(form, 'method'),
    action: attribute(form, 'action'),
    canBeSent: button !== undefined && attribute(button, 'disabled') === undefined,
    values: Object.fromEntries(fields.map((field) => [attribute(field, 'name') ?? '', valueOf(field)])),
    groups: inside.filter(({ tagName }) => tagName === 'optgroup').map((group) => attribute(group, 'label') ?? ''),
    failures: Object.fromEntries(
      listed.map((link) => [(attribute(link, 'href') ?? '').slice(1), textOf(link.childNodes)]),
    ),
    beside: Object.fromEntries(wrong.map((field) => [attribute(field, 'id') ?? '', besideOf(field)])),
    alert: alert && textOf(alert.childNodes),
  };
}
