import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse } from '@nestjs/swagger';
import { Problem } from './problem.js';

/** Codes by status: `{ 409: ['CART_EMPTY'] }`. */
type Refusals = Readonly<Record<number, readonly string[]>>;

/** What a call answers beside what every call does, for integrators to treat each in its own way. */
export const Refuses = (refusals: Refusals): MethodDecorator & ClassDecorator =>
  applyDecorators(
    ApiExtraModels(Problem),
    ...Object.entries(refusals).map(([status, codes]) =>
      ApiResponse({ status: Number(status), description: codes.join(', '), content: problemWith(codes) }),
    ),
  );

const problemWith = (codes: readonly string[]) => ({
  'application/problem+json': {
    schema: {
      allOf: [
        { $ref: '#/components/schemas/Problem' },
        { type: 'object', properties: { code: { type: 'string', enum: [...codes] } } },
      ],
    },
  },
});
