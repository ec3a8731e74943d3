import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ENOUGH_LETTERS, hasEnoughLetters } from './enough-letters.js';

interface Parameter {
  readonly name: string;
  readonly schema: { readonly pattern?: string };
}

const api = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../../backend/openapi.json'), 'utf8')) as {
  readonly paths: Readonly<Record<string, { readonly get?: { readonly parameters: readonly Parameter[] } }>>;
};

describe('letters enough to search for a city', () => {
  it('are those that the API asks for', () => {
    const parameters = api.paths['/api/cities/search']?.get?.parameters ?? [];
    expect(parameters.find(({ name }) => name === 'query')?.schema.pattern).toBe(ENOUGH_LETTERS.source);
  });

  it.each(['東京', 'パリ', 'なら', '東 京', 'X市', 'Rom', 'R o m', 'Рим', 'UK', 'us', ' ГБ ', 'La'])(
    'are those of %s',
    (text) => {
      expect(hasEnoughLetters(text)).toBe(true);
    },
  );

  it.each(['', '東', ' 東 ', 'Ro', ' R o ', 'Ри', 'ку', '🏛🏛'])('are not those of "%s"', (text) => {
    expect(hasEnoughLetters(text)).toBe(false);
  });
});
