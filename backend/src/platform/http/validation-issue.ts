import { getMetadataStorage, type ValidationError } from 'class-validator';
import type { ErrorParams } from '../../shared-kernel/building-blocks/domain-error.js';

/** A broken rule of class-validator. */
export interface ValidationIssue {
  readonly name: string;
  /** The parameters of the rule, such as the limits of `isLength`. */
  readonly limits: readonly unknown[];
  /** Whether the rule is about each value of a list. */
  readonly isOfEach: boolean;
  /** The context that a rule of our own sets. */
  readonly context: RuleContext;
}

interface RuleContext {
  /** The field must be absent. */
  readonly mustBeAbsent?: boolean;
  /** Parameters of the issue's sentence. */
  readonly facts?: ErrorParams;
}

/** The class-validator options of a rule of our own. */
export const saying = (context: RuleContext): { readonly context: RuleContext } => ({ context });

export function validationIssues({ target, property, constraints = {} }: ValidationError): ValidationIssue[] {
  const kind = target?.constructor;
  const rules = kind ? getMetadataStorage().getTargetValidationMetadatas(kind, '', false, false) : [];
  return Object.keys(constraints).map((name) => {
    const rule = rules.find((each) => each.propertyName === property && (each.name ?? each.type) === name);
    return {
      name,
      limits: (rule?.constraints ?? []) as readonly unknown[],
      isOfEach: rule?.each ?? false,
      // The error contains the context only for a rule with a sentence of its own.
      context: (rule?.context ?? {}) as RuleContext,
    };
  });
}

const WITH_ONE_LIMIT = new Set(['min', 'max', 'minLength', 'maxLength', 'arrayMinSize', 'arrayMaxSize']);

/** The parameters of the sentence: the limit, the side of it that was passed, the allowed values. */
export function factsOf({ name, limits, context }: ValidationIssue, value: unknown): ErrorParams {
  const [first, second] = limits;
  if (name === 'isLength') return lengthFacts(Number(first), second === undefined ? undefined : Number(second), value);
  if (name === 'isIn' && Array.isArray(first)) return { values: offered(first) };
  return WITH_ONE_LIMIT.has(name) ? { limit: String(first) } : (context.facts ?? {});
}

/** Which side of a length was passed; `some` if the text is empty. */
function lengthFacts(least: number, most: number | undefined, value: unknown): ErrorParams {
  // class-validator counts a surrogate pair as one character.
  const isLong = most !== undefined && typeof value === 'string' && [...value].length > most;
  if (isLong) return { limit: String(most), bound: 'most' };
  return { limit: String(least), bound: least === 1 ? 'some' : 'least' };
}

const LONGEST_LIST = 300;

/** The allowed values of a field, for its sentence; `none` if there are none or more than fit into a sentence. */
export function offered(values: readonly unknown[]): string {
  const list = values.join(', ');
  return list === '' || list.length > LONGEST_LIST ? 'none' : list;
}
