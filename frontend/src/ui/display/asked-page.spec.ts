import { expect, it } from '@jest/globals';
import { askForPage, hasCome, leaveFor } from './asked-page.js';

it('is told once that the page has come that was asked for', () => {
  askForPage('/tours?page=2');
  leaveFor();
  expect(hasCome('/tours')).toBe(false);
  expect(hasCome('/tours?page=2')).toBe(true);
  expect(hasCome('/tours?page=2')).toBe(false);
});

it('is told nothing of a page that somebody turned back from before it came', () => {
  askForPage('/tours?page=2');
  leaveFor();
  leaveFor();
  expect(hasCome('/tours?page=2')).toBe(false);
});
