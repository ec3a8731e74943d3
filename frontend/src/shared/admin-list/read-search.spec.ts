import { expect, it } from '@jest/globals';
import { readDays, readOneOf, readPage, readTexts } from './read-search.js';

it('reads what a list knows of its address, and nothing else', () => {
  const search = {
    page: '3',
    query: 'ada',
    colour: 'red',
    state: 'lost',
    sort: '-at',
    from: '2026-11-20',
    to: '2026-99-99',
  };
  expect({
    ...readPage(search),
    ...readTexts(search, 'query', 'kind'),
    ...readOneOf(search, 'state', ['sent', 'failed']),
    ...readOneOf(search, 'sort', ['at', '-at']),
    ...readDays(search, 'from', 'to'),
  }).toEqual({ page: '3', query: 'ada', sort: '-at', from: '2026-11-20' });
});

it('does not name the first page', () => {
  expect([readPage({ page: '1' }), readPage({ page: 'x' }), readPage({})]).toEqual([{}, {}, {}]);
});
