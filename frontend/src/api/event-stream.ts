export interface StreamedEvent {
  readonly type: string;
  readonly data: string;
}

/** Takes a `text/event-stream` apart as it comes, in whatever pieces. */
export class EventStreamReader {
  private rest = '';

  /** The events that this piece has completed; comments and what has no type are passed over. */
  take(piece: string): readonly StreamedEvent[] {
    const blocks = (this.rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    this.rest = blocks.pop() ?? '';
    return blocks.map(eventOf).filter((event) => event !== undefined);
  }
}

function eventOf(block: string): StreamedEvent | undefined {
  const lines = block.split('\n');
  const valuesOf = (field: string): readonly string[] =>
    lines.filter((line) => line.startsWith(`${field}:`)).map((line) => line.slice(field.length + 1).trim());
  const [type] = valuesOf('event');
  return type ? { type, data: valuesOf('data').join('\n') } : undefined;
}
