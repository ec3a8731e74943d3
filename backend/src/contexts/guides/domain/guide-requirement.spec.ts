import { describe, expect, it } from '@jest/globals';
import { requiredCategory } from '../index.js';

describe('the category that a tour requires of its guide', () => {
  it.each([
    [['private-car-tour', 'food-tour'], 'private-car-tour'],
    [['museum'], 'museum'],
    [[], 'private-tour'],
  ])('of %j is %s', (categories, required) => {
    expect(requiredCategory(categories)).toBe(required);
  });
});
