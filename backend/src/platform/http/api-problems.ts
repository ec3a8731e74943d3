import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse } from '@nestjs/swagger';
import { Problem } from './problem.js';

/** Codes by status: `{ 409: ['CART_EMPTY'] }`. */
type Refusals = Readonly<Record<number, readonly string[]>>;

/** What a call answers beside what every call does, for integrators to treat each in its own way. */
export const ApiProblems = (refusals: Refusals): MethodDecorator & ClassDecorator =>
  applyDecorators(
    ApiExtraModels(Problem),
    ...Object.entries(refusals).map(([status, codes]) =>
      ApiResponse({ status: Number(status), ...problemWith(codes) }),
    ),
  );

/** An answer that refuses, as OpenAPI describes it. */
export const problemWith = (codes: readonly string[]) => ({
  description: codes.join(', '),
  content: {
    'application/problem+json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Problem' },
          { type: 'object', properties: { code: { type: 'string', enum: [...codes] } } },
        ],
      },
    },
  },
});

interface DescribedAnswer {
  readonly content?: Readonly<Record<string, { readonly schema?: { readonly allOf?: readonly DescribedProblem[] } }>>;
}

interface DescribedProblem {
  readonly properties?: { readonly code?: { readonly enum?: readonly string[] } };
}

/** The codes that an answer refuses with, as OpenAPI describes it. */
export const codesOf = (answer: DescribedAnswer | undefined): readonly string[] =>
  answer?.content?.['application/problem+json']?.schema?.allOf?.flatMap(
    ({ properties }) => properties?.code?.enum ?? [],
  ) ?? [];
