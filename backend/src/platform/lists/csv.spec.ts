import { expect, it } from '@jest/globals';
import { csvOf } from './csv.js';

it('writes titles and rows that Excel reads as UTF-8', () => {
  expect(
    csvOf(
      ['name', 'count', 'at'],
      [
        ['髙橋', 2, new Date('2026-11-20T10:00:00Z')],
        [null, undefined, true],
      ],
    ),
  ).toBe('\uFEFFname,count,at\r\n髙橋,2,2026-11-20T10:00:00.000Z\r\n,,true\r\n');
});

it('quotes what would end a cell', () => {
  expect(csvOf(['a'], [['x,y'], ['say "no"'], ['two\nlines'], ['a;b']])).toBe(
    '\uFEFFa\r\n"x,y"\r\n"say ""no"""\r\n"two\nlines"\r\n"a;b"\r\n',
  );
});

it.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '＝1'])('defuses the formula %j', (text) => {
  expect(csvOf(['a'], [[text]]).split('\r\n')[1]).toMatch(/^"?'/);
});

it('leaves numbers below zero as numbers', () => {
  expect(csvOf(['a'], [[-5]])).toBe('\uFEFFa\r\n-5\r\n');
});
