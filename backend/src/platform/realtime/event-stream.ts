import { PassThrough, type Readable } from 'node:stream';

/** Something a person's open screens are told. Small: a screen asks the API for the rest. */
export interface LiveEvent {
  readonly type: string;
  /** Grows with each numbered event of the person; who reads the stream again may name the last one. */
  readonly id?: number;
  readonly data?: unknown;
}

const HEARTBEAT_MS = 20_000;
/** Then the browser connects again and shows its token again, so that an account that was closed is noticed. */
const LONGEST_STREAM_MS = 15 * 60_000;
/** Unread bytes after which a stream is ended: its reader has gone without saying so. */
const LONGEST_BACKLOG = 64 * 1024;

/** One screen's `text/event-stream`. Ends after 15 minutes, when its reader goes or falls behind, or when told to. */
export class EventStream {
  private readonly pipe = new PassThrough();
  private readonly heartbeat = setInterval(() => this.write(': still here\n\n'), HEARTBEAT_MS);
  private readonly limit = setTimeout(() => this.end(), LONGEST_STREAM_MS);
  private held: LiveEvent[] | undefined = [];
  private lastId = 0;

  constructor(
    readonly sessionId: string | undefined,
    onClose: () => void,
  ) {
    this.pipe.on('error', () => undefined);
    this.pipe.on('close', () => {
      this.rest();
      onClose();
    });
    this.write('retry: 3000\n\n');
  }

  get body(): Readable {
    return this.pipe;
  }

  /** Tells what came before, then what came meanwhile and is not a part of it. */
  async begin(before: () => Promise<readonly LiveEvent[]>): Promise<void> {
    try {
      for (const event of await before()) this.say(event);
    } catch {
      // The browser connects again.
      this.pipe.destroy();
      return;
    }
    const meanwhile = this.held ?? [];
    this.held = undefined;
    for (const event of meanwhile) this.tell(event);
  }

  tell(event: LiveEvent): void {
    if (this.held) this.held.push(event);
    else if (event.id === undefined || event.id > this.lastId) this.say(event);
  }

  end(): void {
    this.rest();
    this.pipe.end();
  }

  private rest(): void {
    clearInterval(this.heartbeat);
    clearTimeout(this.limit);
  }

  private say({ type, id, data }: LiveEvent): void {
    if (id !== undefined) this.lastId = Math.max(this.lastId, id);
    this.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data ?? {})}\n\n`);
  }

  private write(text: string): void {
    if (this.pipe.writableEnded) return;
    if (this.pipe.writableLength + this.pipe.readableLength > LONGEST_BACKLOG) this.pipe.destroy();
    else this.pipe.write(text);
  }
}
