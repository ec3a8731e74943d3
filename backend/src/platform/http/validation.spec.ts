import { describe, expect, it } from '@jest/globals';
import { IsString, Length, MaxLength } from 'class-validator';
import { fieldProblems } from './field.problems.js';
import { ValidationFailed } from './http-problems.js';
import { registerProblems } from './problem-texts.js';
import { withRequestContext } from './request-context.js';
import { RequestValidation } from './validation.js';

class Note {
  @IsString() @Length(10, 500) text = 'long enough';
  @IsString() @Length(1, 100) name = 'Ada';
  @MaxLength(20) place = 'Rome';
}

registerProblems(fieldProblems);

const told = (change: Partial<Note>): Promise<string[]> =>
  withRequestContext({ requestId: 'of-a-test', language: 'de_DE' }, async () => {
    const work = new RequestValidation().transform({ ...new Note(), ...change }, { type: 'body', metatype: Note });
    const error: unknown = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    return error instanceof ValidationFailed ? error.errors.map(({ detail }) => detail) : [];
  });

describe('a text of a wrong length', () => {
  it.each([
    [{ text: 'x'.repeat(9) }, 'Schreiben Sie mindestens 10 Zeichen.'],
    [{ text: 'x'.repeat(501) }, 'Schreiben Sie höchstens 500 Zeichen.'],
    [{ name: '' }, 'Schreiben Sie hier etwas.'],
    [{ name: 'x'.repeat(101) }, 'Schreiben Sie höchstens 100 Zeichen.'],
    [{ place: 'x'.repeat(21) }, 'Schreiben Sie höchstens 20 Zeichen.'],
  ])('is told with its limit: %j', async (change, detail) => {
    expect(await told(change)).toEqual([detail]);
  });

  it.each([{ text: 'x'.repeat(10) }, { text: 'x'.repeat(500) }, { name: 'x' }, { place: 'x'.repeat(20) }])(
    'is none at the limit: %j',
    async (change) => {
      expect(await told(change)).toEqual([]);
    },
  );
});
