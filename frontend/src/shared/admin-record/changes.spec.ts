import { describe, expect, it } from '@jest/globals';
import { changesOf } from './changes.js';
import { wordsOfCommand } from './words-of-command.js';

describe('the changes of an audit record', () => {
  it('are what differs, as it was and as it is', () => {
    const content = { before: { status: 'active', role: 4 }, after: { status: 'suspended', role: 4, until: null } };
    expect(changesOf(content)).toEqual([{ name: 'status', before: 'active', after: 'suspended' }]);
  });

  it('name what came and what went', () => {
    expect(changesOf({ before: null, after: { note: 'a' } })).toEqual([
      { name: 'note', before: undefined, after: 'a' },
    ]);
    expect(changesOf({ before: { tags: ['a'] }, after: null })).toEqual([
      { name: 'tags', before: '["a"]', after: undefined },
    ]);
  });

  it('are none where a command only says what it was', () => {
    expect(changesOf({ missionId: 'x' })).toEqual([]);
  });
});

it('reads the name of a command', () => {
  expect(wordsOfCommand('SendMailAgain')).toBe('Send mail again');
});
