import { getMetadataStorage, type ValidationError } from 'class-validator';
import type { ErrorParams } from '../../shared-kernel/building-blocks/domain-error.js';

/** A rule of class-validator that a field broke. */
export interface ValidationIssue {
  readonly name: string;
  /** What the rule was given: the limits of `isLength`. */
  readonly limits: readonly unknown[];
  /** It is about each value of a list. */
  readonly isOfEach: boolean;
  /** What a rule of our own says of itself where it is broken. */
  readonly context: RuleContext;
}

interface RuleContext {
  /** The field may not be there at all. */
  readonly mustBeAbsent?: boolean;
  /** For the sentence that tells it. */
  readonly facts?: ErrorParams;
}

/** For class-validator's options of a rule of our own. */
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
      // Not from the error, which has it only for a rule with a sentence of its own.
      context: (rule?.context ?? {}) as RuleContext,
    };
  });
}

const WITH_ONE_LIMIT = new Set(['min', 'max', 'minLength', 'maxLength', 'arrayMinSize', 'arrayMaxSize']);

/** What the sentence about a broken rule may name: its limit, the side of it that was passed, what it offers. */
export function factsOf({ name, limits, context }: ValidationIssue, value: unknown): ErrorParams {
  const [first, second] = limits;
  if (name === 'isLength') return lengthFacts(Number(first), second === undefined ? undefined : Number(second), value);
  if (name === 'isIn' && Array.isArray(first)) return { values: offered(first) };
  return WITH_ONE_LIMIT.has(name) ? { limit: String(first) } : (context.facts ?? {});
}

/** Which side of a length is passed; `some` where nothing was written at all. */
function lengthFacts(least: number, most: number | undefined, value: unknown): ErrorParams {
  // As class-validator counts: what takes two places in UTF-16 is one character.
  const isLong = most !== undefined && typeof value === 'string' && [...value].length > most;
  if (isLong) return { limit: String(most), bound: 'most' };
  return { limit: String(least), bound: least === 1 ? 'some' : 'least' };
}

const LONGEST_LIST = 300;

/** The values that a field may have, for its sentence; `none` where there are none, or more than a sentence holds. */
export function offered(values: readonly unknown[]): string {
  const list = values.join(', ');
  return list === '' || list.length > LONGEST_LIST ? 'none' : list;
}
