import { describe, expect, it } from '@jest/globals';
import { EventStreamReader } from './event-stream.js';

const read = (...pieces: readonly string[]) => {
  const reader = new EventStreamReader();
  return pieces.flatMap((piece) => reader.take(piece));
};

describe('a stream of events', () => {
  it('is read in whatever pieces it comes', () => {
    const stream = 'retry: 3000\n\nevent: missions-changed\ndata: {"a":"é"}\n\nevent: refresh\ndata: {}\n\n';
    const expected = [
      { type: 'missions-changed', data: '{"a":"é"}' },
      { type: 'refresh', data: '{}' },
    ];
    expect(read(stream)).toEqual(expected);
    expect(read(...stream)).toEqual(expected);
  });

  it('says nothing while it only shows that it is alive', () => {
    expect(read(': still here\n\n', 'retry: 3000\n\n')).toEqual([]);
  });

  it('keeps an event back until it is whole', () => {
    const reader = new EventStreamReader();
    expect(reader.take('event: refresh\ndata: {}\n')).toEqual([]);
    expect(reader.take('\n')).toEqual([{ type: 'refresh', data: '{}' }]);
  });
});
