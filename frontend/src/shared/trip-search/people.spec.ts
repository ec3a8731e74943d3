import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MOST_PEOPLE, USUAL_PEOPLE } from './people.js';

interface Parameter {
  readonly name: string;
  readonly schema: { readonly minimum?: number; readonly maximum?: number; readonly default?: number };
}
interface OpenApi {
  readonly paths: Readonly<Record<string, { readonly get: { readonly parameters: readonly Parameter[] } }>>;
}

it('are as many as the API takes', () => {
  const file = path.join(import.meta.dirname, '../../../..', 'backend', 'openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;
  const people = paths['/api/tours']?.get.parameters.find(({ name }) => name === 'people');
  expect(people?.schema).toMatchObject({ minimum: 1, maximum: MOST_PEOPLE, default: USUAL_PEOPLE });
});
