import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse } from '@nestjs/swagger';
import { Problem } from './problem.js';

/** Codes by status: `{ 409: ['CART_EMPTY'] }`. */
type Refusals = Readonly<Record<number, readonly string[]>>;

/** Documents the problems of a call beside those of every call, so that integrators can handle each one. */
export const ApiProblems = (refusals: Refusals): MethodDecorator & ClassDecorator =>
  applyDecorators(
    ApiExtraModels(Problem),
    ...Object.entries(refusals).map(([status, codes]) =>
      ApiResponse({ status: Number(status), ...problemWith(codes) }),
    ),
  );

/** The OpenAPI description of an answer with these problem codes. */
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

/** The problem codes of an answer in OpenAPI. */
export const codesOf = (answer: DescribedAnswer | undefined): readonly string[] =>
  answer?.content?.['application/problem+json']?.schema?.allOf?.flatMap(
    ({ properties }) => properties?.code?.enum ?? [],
  ) ?? [];
