import { describe, expect, it } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { ArrayMaxSize, IsIn, IsInt, IsString, Length, Matches, Max, MaxLength, Min, MinLength } from 'class-validator';
import { fieldProblems } from './field.problems.js';
import { MustBeAbsent, Name, Nested, Optional, TimeZone, Whole } from './fields.js';
import { httpProblems } from './http.problems.js';
import { toProblem } from './problem.filter.js';
import type { Problem } from './problem.js';
import { registerProblems } from './problem-texts.js';
import { withRequestContext } from '../request-context.js';
import { RequestValidation } from './validation.js';
import { valueProblems } from './value.problems.js';

class Note {
  @IsString() @Length(10, 500) text = 'long enough';
  @IsString() @Length(1, 100) name = 'Ada';
  @MaxLength(20) place = 'Rome';
}

class Party {
  @IsInt() @Min(0) @Max(50) adults: unknown = 2;
}

class Guest {
  @Name(20) name: unknown = 'Ada';
}

class Page {
  @Whole(1, 10_000) page: number | string = 1;
}

registerProblems(fieldProblems);
registerProblems(httpProblems);
registerProblems(valueProblems);

const refusal = (value: unknown, metatype: Type): Promise<Problem | undefined> =>
  withRequestContext({ requestId: 'of-a-test', language: 'de_DE' }, () =>
    new RequestValidation().transform(value, { type: 'body', metatype }).then(
      () => undefined,
      (reason: unknown) => toProblem(reason, 'of-a-test'),
    ),
  );
const told = async (change: Partial<Note>): Promise<string[]> =>
  ((await refusal({ ...new Note(), ...change }, Note))?.errors ?? []).map(({ detail }) => detail);

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

const SAID = 'what a rule says of itself is nothing that the reader is told must be left out';

/** Has sentences of its own, different from those of the rules. */
class Worded {
  @Length(2, 5, { message: 'shorter than it is from 1 to 9 characters' }) word: unknown = 'word';
  @MinLength(3, { message: SAID }) beginning: unknown = 'begin';
  @Max(7, { message: SAID }) @Min(3, { message: SAID }) count: unknown = 5;
  @ArrayMaxSize(2, { message: SAID }) @Matches(/^[a-z]$/, { each: true, message: SAID }) letters: unknown = ['a'];
  @IsIn(['one', 'other'], { message: SAID }) choice: unknown = 'one';
}

describe('a rule with a sentence of its own', () => {
  it.each([
    [{ word: 'w' }, 'word: IS_LENGTH', 'Schreiben Sie mindestens 2 Zeichen.'],
    [{ word: 'wordless' }, 'word: IS_LENGTH', 'Schreiben Sie höchstens 5 Zeichen.'],
    [{ word: '🗼🗼🗼🗼🗼🗼' }, 'word: IS_LENGTH', 'Schreiben Sie höchstens 5 Zeichen.'],
    [{ word: 7 }, 'word: IS_STRING', 'Schreiben Sie hier einen Text.'],
    [{ beginning: 'b' }, 'beginning: MIN_LENGTH', 'Schreiben Sie mindestens 3 Zeichen.'],
    [{ count: 8 }, 'count: MAX', 'Der größte Wert ist 7.'],
    [{ count: 2 }, 'count: MIN', 'Der kleinste Wert ist 3.'],
    [{ letters: ['a', 'b', 'c'] }, 'letters: ARRAY_MAX_SIZE', 'Höchstens 2 Einträge.'],
    [{ letters: [7] }, 'letters: MATCHES', expect.any(String)],
    [{ choice: 'none' }, 'choice: IS_IN', 'Wählen Sie einen dieser Werte: one, other.'],
  ])('is told by what it is: %j', async (change, problem, detail) => {
    const [error] = (await refusal({ ...new Worded(), ...change }, Worded))?.errors ?? [];
    expect([`${error?.field}: ${error?.code}`, error?.detail]).toEqual([problem, detail]);
  });
});

describe('what is no text', () => {
  it.each([{ place: ['Rome'] }, { place: 7 }, { text: {} }, { name: null }])(
    'is reported as such first: %j',
    async (change) => {
      const { errors } = (await refusal({ ...new Note(), ...change }, Note)) ?? {};
      expect(errors).toMatchObject([{ code: 'IS_STRING', detail: 'Schreiben Sie hier einen Text.' }]);
    },
  );
});

describe('a text with what is none', () => {
  it.each(['\0', 'a\u0007b', '\u001B[31m', '\u007F', '\u0085', 'half of a pair: \uD83D'])(
    'such as %j is refused',
    async (text) => {
      expect((await refusal({ ...new Note(), text }, Note))?.errors).toMatchObject([
        { field: 'text', code: 'IS_TEXT' },
      ]);
    },
  );

  it('may have lines and columns', async () => {
    expect(await refusal({ ...new Note(), text: 'one\ttwo\r\nthree 🗼' }, Note)).toBeUndefined();
  });
});

describe('a name', () => {
  it.each(['', '   ', '\u3000', null])('that is %j is missing', async (name) => {
    const { errors } = (await refusal({ name }, Guest)) ?? {};
    expect(errors).toEqual([
      { field: 'name', code: 'REQUIRED', detail: 'Diese Angabe fehlt. Bitte ergänzen Sie sie.' },
    ]);
  });

  it.each(['A<b>', 'www.prize.example'])('that is %j holds what cannot stand in one', async (name) => {
    const { errors } = (await refusal({ name }, Guest)) ?? {};
    expect(errors).toMatchObject([{ code: 'IS_NAME', detail: expect.stringContaining('Lassen Sie < und >') }]);
  });

  it('may need what joins letters or keeps them apart, which nobody sees', async () => {
    for (const name of ['علی\u200Cرضا', 'ක්\u200Dරිස්ටි']) expect(await refusal({ name }, Guest)).toBeUndefined();
  });

  it.each([7, true, ['Ada'], {}])('that is %j is no text', async (name) => {
    expect((await refusal({ name }, Guest))?.errors).toMatchObject([{ field: 'name', code: 'IS_STRING' }]);
  });
});

class Wish {
  @Optional() @TimeZone() timeZone?: unknown;
  @Optional() @Name(20) relation?: unknown;
  @Optional()
  @Nested(() => Guest)
  @MustBeAbsent('forSomebodyElse', ({ relation }: { relation?: unknown }) => relation !== 'none')
  guest?: unknown;
}

describe('what may be left out', () => {
  const toldOf = async (wish: object) =>
    ((await refusal(wish, Wish))?.errors ?? []).map(({ field, code }) => `${field}: ${code}`);

  it.each([
    [{ timeZone: null }, 'timeZone: IS_TIME_ZONE'],
    [{ timeZone: '' }, 'timeZone: IS_TIME_ZONE'],
    [{ relation: null }, 'relation: IS_STRING'],
    [{ relation: 7 }, 'relation: IS_STRING'],
    [{ relation: ' ' }, 'relation: BLANK'],
    [{ guest: null }, 'guest: NESTED_VALIDATION'],
  ])('is not said to be missing where it is something else: %j', async (wish, problem) => {
    expect(await toldOf(wish)).toEqual([problem]);
  });

  it('is asked for nothing where it must be left out', async () => {
    expect(await toldOf({ guest: { name: '<' } })).toEqual(['guest.name: IS_NAME']);
    expect(await toldOf({ relation: 'none', guest: { name: '<' } })).toEqual(['guest: FOR_SOMEBODY_ELSE']);
    expect(await toldOf({ relation: 'none', guest: 'Ada' })).toEqual(['guest: FOR_SOMEBODY_ELSE']);
  });
});

describe('a number', () => {
  it.each([
    ['2', 'Geben Sie eine ganze Zahl ein.'],
    [null, 'Geben Sie eine ganze Zahl ein.'],
    [[2], 'Geben Sie eine ganze Zahl ein.'],
    [1.5, 'Geben Sie eine ganze Zahl ein.'],
    [51, 'Der größte Wert ist 50.'],
    [-1, 'Der kleinste Wert ist 0.'],
  ])('is one before it is too large or too small: %j', async (adults, detail) => {
    expect((await refusal({ adults }, Party))?.errors?.map((error) => error.detail)).toEqual([detail]);
  });

  it('is taken at both limits', async () => {
    expect(await refusal({ adults: 0 }, Party)).toBeUndefined();
    expect(await refusal({ adults: 50 }, Party)).toBeUndefined();
  });
});

describe('a request', () => {
  it('that is not an object is reported as a whole, because it has no field to name', async () => {
    expect(await refusal([], Note)).toMatchObject({
      code: 'VALIDATION_FAILED',
      detail: 'Die Anfrage muss ein Objekt mit Feldern sein.',
    });
    expect((await refusal({ ...new Note(), name: '' }, Note))?.detail).toBe('Bitte prüfen Sie diese Felder: name.');
  });

  it.each([
    ['10001', 'Der größte Wert ist 10000.'],
    ['999999999999', 'Der größte Wert ist 10000.'],
    ['9'.repeat(30), 'Der größte Wert ist 10000.'],
    ['-999999999999', 'Der kleinste Wert ist 1.'],
    ['1e3', 'Geben Sie eine ganze Zahl ein.'],
    ['1.5', 'Geben Sie eine ganze Zahl ein.'],
  ])('for page %s is told: %s', async (page, detail) => {
    expect((await refusal({ page }, Page))?.errors?.map((error) => error.detail)).toEqual([detail]);
  });

  it('for the last page is taken', async () => {
    expect(await refusal({ page: '10000' }, Page)).toBeUndefined();
  });
});

describe('a request with more fields than any call has', () => {
  const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, number) => [`f${number}`, 1]));
  class Letter {
    @IsString() text = 'Hello';
    @Optional() @Nested(() => Note) note?: Note;
  }
  const told = async (sent: object) =>
    (await refusal({ ...new Letter(), ...sent }, Letter))?.errors?.map(({ field, code }) => `${field}: ${code}`);

  it('gets problems for 50 of its unknown fields', async () => {
    const problem = await refusal({ ...new Letter(), ...fields(190) }, Letter);
    expect(problem?.errors).toHaveLength(50);
    expect(problem?.detail.match(/f\d+/g)).toHaveLength(50);
  });

  it('is refused before any of them is looked at, at any depth', async () => {
    expect(await refusal(fields(201), Letter)).toMatchObject({
      status: 422,
      errors: [{ field: '', code: 'TOO_MANY_FIELDS', detail: 'Senden Sie hier nicht mehr als 200 Felder.' }],
    });
    expect(await told({ note: fields(201) })).toEqual(['note: TOO_MANY_FIELDS']);
    expect(await told({ note: { deep: [1, { deeper: fields(201) }] } })).toEqual([
      'note.deep.1.deeper: TOO_MANY_FIELDS',
    ]);
    expect((await refusal(fields(20_000), Letter))?.errors).toHaveLength(1);
  });

  it('is refused too where many objects have them together, or a list has too many entries', async () => {
    expect(await told({ note: Array.from({ length: 200 }, () => fields(200)) })).toEqual([': TOO_MANY_FIELDS']);
    expect(await told({ note: Array.from({ length: 1000 }, () => 1) })).toEqual([': TOO_MANY_FIELDS']);
  });

  it('gets a shortened name for a field with a very long name', async () => {
    const problem = await refusal({ ...new Letter(), ['x'.repeat(100_000)]: 1 }, Letter);
    expect(problem?.errors).toMatchObject([{ field: `${'x'.repeat(200)}…`, code: 'WHITELIST_VALIDATION' }]);
    expect(JSON.stringify(problem).length).toBeLessThan(2000);
  });
});
