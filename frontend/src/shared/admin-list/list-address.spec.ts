import { expect, it } from '@jest/globals';
import { listAddress, nextSort } from './list-address.js';

it('keeps the filters of a list in its address', () => {
  const search = { state: 'failed', query: 'ada & bob', page: '3' };
  expect(listAddress('/admin/mails', search, { page: '4' })).toBe('/admin/mails?state=failed&query=ada+%26+bob&page=4');
  expect(listAddress('/admin/mails', search, { state: 'sent' })).toBe('/admin/mails?state=sent&query=ada+%26+bob');
  expect(listAddress('/admin/mails', search, { state: undefined, query: '' })).toBe('/admin/mails');
});

it('sorts up, down, and as usual again', () => {
  expect(nextSort('at', undefined)).toBe('at');
  expect(nextSort('at', 'at')).toBe('-at');
  expect(nextSort('at', '-at')).toBeUndefined();
  expect(nextSort('at', 'name')).toBe('at');
});
