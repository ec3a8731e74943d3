import { expect, it } from '@jest/globals';
import { reconciledNext } from './reconciliation.js';

const opened = new Date('2026-11-20T10:00:00Z');
const at = (minutes: number): Date => new Date(opened.getTime() + minutes * 60_000);

it.each([
  [0, 1],
  [1, 5],
  [5.5, 15],
  [15, 60],
  [59, 60],
  [60, 120],
  [90, 120],
  [23 * 60, 24 * 60],
  [24 * 60, 48 * 60],
  [9 * 24 * 60 + 1, 10 * 24 * 60],
])('asks the gateway %d minutes after the payment was opened, then after %d', (now, next) => {
  expect(reconciledNext(opened, at(now))).toEqual(at(next));
});
