import type { ActedCommand, Commands } from '../commands.js';
import { Idempotency, IdempotencyKeyReused } from '../idempotency/idempotency.js';

interface Row {
  readonly content: string;
  readonly answer: string;
  words?: string;
}

/** First answers by scope and key. Calls come one after the other. */
export class InMemoryIdempotency extends Idempotency {
  private readonly rows = new Map<string, Row>();

  constructor(private readonly runner: Commands) {
    super(runner, undefined as never, undefined as never);
  }

  /** All that is kept, as JSON. */
  get kept(): string {
    return JSON.stringify([...this.rows.values()]);
  }

  override async execute<Answer, Words extends object>(
    scope: string,
    key: string | undefined,
    content: unknown,
    command: ActedCommand<Answer>,
    word: (answer: Answer) => Promise<Words>,
  ): Promise<Words> {
    if (!key) return word(await this.runner.execute(command));
    const row = this.rows.get(`${scope} ${key}`) ?? (await this.first(`${scope} ${key}`, content, command));
    if (row.content !== JSON.stringify(content)) throw new IdempotencyKeyReused();
    row.words ??= JSON.stringify(await word(JSON.parse(row.answer) as Answer));
    return JSON.parse(row.words) as Words;
  }

  private async first(id: string, content: unknown, command: ActedCommand<unknown>): Promise<Row> {
    const answer = JSON.stringify(await this.runner.execute(command));
    const row: Row = { content: JSON.stringify(content), answer };
    this.rows.set(id, row);
    return row;
  }
}
