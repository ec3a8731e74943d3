import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import { DEFAULT_LOCALE } from '../../shared-kernel/language/locale.js';
import type { ErrorParams } from '../../shared-kernel/building-blocks/domain-error.js';
import { type ValidationIssue, validationIssues, factsOf } from './validation-issue.js';
import { isOptional, isSecret } from './fields.js';
import { NotFound, ValidationFailed } from './http-problems.js';
import { sanitizeText } from './sanitize-text.js';
import type { FieldProblem } from './problem.js';
import { problemText } from './problem-texts.js';
import { currentLanguage } from '../request-context.js';
import { isOfForm } from './format.js';

const PRIMITIVES: readonly unknown[] = [String, Boolean, Number, Array, Object];
const DEEPEST = 12;
const MOST_FIELDS = 200;
/** The most fields and list entries of a whole request. The longest list of any call has 100 entries. */
const MOST_VALUES = 1000;
const LONGEST_FIELD_TOLD = 200;
/** Control characters other than line ends and tabs, and unpaired surrogates, which no encoding can write. */
const isNoText = (value: string): boolean => /(?![\t\n\r])\p{Control}|\p{Surrogate}/u.test(value);

/**
 * class-validator decides what a request may contain: unknown fields are refused (422), never ignored. Texts are
 * sanitized ({@link sanitizeText}), secrets stay as typed. An invalid path parameter names nothing that exists and
 * answers 404; an invalid {@link Chosen} parameter is refused (422).
 */
@Injectable()
export class RequestValidation implements PipeTransform {
  async transform(value: unknown, { metatype, type, data }: ArgumentMetadata): Promise<unknown> {
    if (type !== 'custom' && typeof value === 'string' && isNoText(value))
      throw type === 'param' ? new NotFound() : new ValidationFailed([fieldProblem(data ?? '', 'IS_TEXT')]);
    if (!metatype || type === 'custom' || PRIMITIVES.includes(metatype)) return value;
    if (type === 'param' && namesNothing(value as object, metatype)) throw new NotFound();
    const plain = read(mustBeObject(value === undefined ? {} : value), type === 'param' ? undefined : metatype);
    const request = plainToInstance(metatype as new () => object, plain);
    const errors = await validate(request, {
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
    });
    if (errors.length === 0) return request;
    if (type === 'param' && !errors.every(({ property }) => isChosen(metatype, property))) throw new NotFound();
    throw new ValidationFailed(errors.flatMap((error) => fieldProblems(error, '')));
  }
}

/** Refuses null, lists, texts and numbers, which are not an empty form. Throws {@link ValidationFailed}. */
export function mustBeObject(body: unknown): object {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ValidationFailed([fieldProblem('', 'IS_OBJECT')]);
  return body;
}

const CHOSEN = Symbol('chosen');

/**
 * A path parameter that selects from a list, such as a month, instead of naming a resource: an invalid value answers
 * 422.
 */
export const Chosen = (): PropertyDecorator => (request, name) => Reflect.defineMetadata(CHOSEN, true, request, name);

const isChosen = (request: { readonly prototype?: unknown }, name: string): boolean =>
  Reflect.getMetadata(CHOSEN, request.prototype as object, name) === true;

const namesNothing = (parts: object, request: { readonly prototype?: unknown }): boolean =>
  Object.entries(parts).some(([name, part]) => isNoText(String(part)) && !isChosen(request, name));

/** @param request undefined to leave the text as it was sent */
function read(sent: object, request: { readonly prototype?: object } | undefined): object {
  mustHaveFewValues(sent);
  return Object.fromEntries(
    entriesOf(sent, '').map(([name, value]) => {
      const textOf = request && !isSecret(request.prototype, name) ? sanitizeText : asWritten;
      return [name, readValue(value, textOf, name, 1)];
    }),
  );
}

const asWritten = (text: string): string => text;

/** Every unknown field costs a problem of its own, so the fields are counted before the validation. */
function mustHaveFewValues(sent: object): void {
  let values = 0;
  const open: [object, path: string, depth: number][] = [[sent, '', 1]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, path, depth] = next;
    const names = Object.keys(value);
    values += names.length;
    if (names.length > MOST_FIELDS && !Array.isArray(value)) throw tooManyFields(path, MOST_FIELDS);
    if (values > MOST_VALUES) throw tooManyFields('', MOST_VALUES);
    if (depth > DEEPEST) continue;
    for (const name of names) {
      const inner = (value as Readonly<Record<string, unknown>>)[name];
      if (typeof inner === 'object' && inner !== null) open.push([inner, path ? `${path}.${name}` : name, depth + 1]);
    }
  }
}

const tooManyFields = (path: string, limit: number): ValidationFailed =>
  new ValidationFailed([fieldProblem(path, 'TOO_MANY_FIELDS', { limit: String(limit) })]);

function readValue(value: unknown, textOf: (written: string) => string, path: string, depth: number): unknown {
  if (depth > DEEPEST) throw new ValidationFailed([fieldProblem(path, 'TOO_DEEP')]);
  if (typeof value === 'string') {
    if (isNoText(value)) throw new ValidationFailed([fieldProblem(path, 'IS_TEXT')]);
    return textOf(value);
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = entriesOf(value, path).map(([name, inner]): [string, unknown] => [
    name,
    readValue(inner, textOf, `${path}.${name}`, depth + 1),
  ]);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function entriesOf(value: object, path: string): [string, unknown][] {
  const entries = Object.entries(value as Record<string, unknown>);
  const odd = entries.find(([key]) => key === '__proto__' || key === 'constructor' || key === 'prototype');
  if (odd) throw new ValidationFailed([fieldProblem(path ? `${path}.${odd[0]}` : odd[0], 'WHITELIST_VALIDATION')]);
  return entries;
}

function fieldProblems(error: ValidationError, path: string): FieldProblem[] {
  const field = path ? `${path}.${error.property}` : error.property;
  const broken = mostBasic(validationIssues(error));
  // Nested issues matter only if the field itself is valid.
  if (!broken) return (error.children ?? []).flatMap((child) => fieldProblems(child, field));
  return [fieldProblem(field, codeFor(broken, error), factsOf(broken, error.value))];
}

/** A missing value is neither too long nor too large, and a blank text has no form: both are missing. */
function codeFor(rule: ValidationIssue, { value, target, property }: ValidationError): string {
  const { name, context } = rule;
  if (name === 'whitelistValidation' || context.mustBeAbsent) return codeOf(name);
  if (name === 'isDefined' || value === undefined) return 'REQUIRED';
  const isLeftBlank = isOfForm(name) && isBlank(value);
  if (isLeftBlank && !isOptional(target, property)) return 'REQUIRED';
  if (isOfTextOnly(rule) && typeof value !== 'string') return 'IS_STRING';
  return isLeftBlank ? 'BLANK' : codeOf(name);
}

const KINDS: readonly string[] = ['isInt', 'isNumber', 'isString', 'isBoolean', 'isArray', 'isObject'];

/**
 * The one issue to report, in this order: the field must be absent, the value has the wrong type, the value breaks a
 * rule.
 */
const mostBasic = (broken: readonly ValidationIssue[]): ValidationIssue | undefined =>
  broken.find(({ context }) => context.mustBeAbsent) ?? broken.find(({ name }) => KINDS.includes(name)) ?? broken[0];

/**
 * A value that is not a text has no length and no form. class-validator checks these before the type if the type is
 * declared last.
 */
const isOfTextOnly = ({ name, isOfEach }: ValidationIssue): boolean =>
  (isOfForm(name) || ['isLength', 'minLength', 'maxLength'].includes(name)) && !isOfEach;

const isBlank = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '');

const TOLD_AS: Readonly<Record<string, string>> = { isDefined: 'REQUIRED', isObject: 'NESTED_VALIDATION' };

/** The problem code of a class-validator rule, such as `IS_LENGTH` for `isLength`. */
export const codeOf = (rule: string): string => TOLD_AS[rule] ?? rule.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();

/** One entry of a 422: the sentence `FIELD_<code>` in the reader's language with its parameters. */
export function fieldProblem(name: string, code: string, facts: ErrorParams = {}): FieldProblem {
  const field = name.length > LONGEST_FIELD_TOLD ? `${name.slice(0, LONGEST_FIELD_TOLD)}…` : name;
  const detail = problemText(`FIELD_${code}`, currentLanguage() ?? DEFAULT_LOCALE, { field, values: 'none', ...facts });
  return { field, code, detail: detail ?? code };
}
