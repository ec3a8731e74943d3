import { expect, it } from '@jest/globals';
import { firstOpenStep, missingIn, readStep, stepAfter } from './steps.js';

const missing = [
  { part: 'car', questionKey: null },
  { part: 'answer', questionKey: 'first-corner' },
] as const;

it('goes on where something is missing, and sends what is whole', () => {
  expect(firstOpenStep({ missing })).toBe('tours');
  expect(firstOpenStep({ missing: [] })).toBe('send');
});

it('names what a page lacks, and all of it before it is sent', () => {
  expect(missingIn('questions', { missing })).toEqual([missing[1]]);
  expect(missingIn('person', { missing })).toEqual([]);
  expect(missingIn('send', { missing })).toEqual(missing);
});

it('leads from page to page', () => {
  expect(stepAfter('person')).toBe('place');
  expect(stepAfter('send')).toBeUndefined();
  expect([readStep('tours'), readStep('nowhere'), readStep(undefined)]).toEqual(['tours', undefined, undefined]);
});
