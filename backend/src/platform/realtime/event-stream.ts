import { PassThrough, type Readable } from 'node:stream';

/** An event for a person's open screens. It is small: a screen asks the API for the rest. */
export interface LiveEvent {
  readonly type: string;
  /** Grows with each numbered event of the person. A client that reads the stream again may send the last one. */
  readonly id?: number;
  readonly data?: unknown;
}

const HEARTBEAT_MS = 20_000;
/** After this time the browser connects and authenticates again, so that a closed account is noticed. */
const LONGEST_STREAM_MS = 15 * 60_000;
/** A stream with more unread bytes ends: its reader has left without closing it. */
const LONGEST_BACKLOG = 64 * 1024;

/**
 * The `text/event-stream` of one screen. It ends after 15 minutes, when its reader leaves or falls behind, or on
 * request.
 */
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

  /** Sends the earlier events first, then the events that came meanwhile and are not among them. */
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
