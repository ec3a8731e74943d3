import { beforeEach, expect, it } from '@jest/globals';
import { putIntoOutbox, takeFromOutbox, unsentMessages } from './chat-outbox.js';

beforeEach(() => localStorage.clear());

it('keeps what has not arrived in its order, and nothing that has', () => {
  putIntoOutbox({ id: '1', text: 'First' });
  putIntoOutbox({ id: '2', text: 'Second', email: 'ada@example.com' });
  expect(unsentMessages().map(({ text }) => text)).toEqual(['First', 'Second']);
  takeFromOutbox('1');
  expect(unsentMessages()).toEqual([{ id: '2', text: 'Second', email: 'ada@example.com' }]);
  takeFromOutbox('2');
  expect(localStorage.getItem('chat_outbox')).toBeNull();
});

it('begins anew where somebody else has written into the storage', () => {
  localStorage.setItem('chat_outbox', '{');
  expect(unsentMessages()).toEqual([]);
});
