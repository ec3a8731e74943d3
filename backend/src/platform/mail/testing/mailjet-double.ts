import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The faults of the Send API that the double can produce. */
export type MailjetFault =
  'accept-then-hang' | 'accept-then-500' | 'fail-500' | 'too-many-429' | 'refuse-400' | 'forbid-401';

export interface AcceptedMessage {
  readonly id: string;
  readonly CustomID: string;
  readonly To: readonly { readonly Email: string }[];
  readonly From: { readonly Email: string; readonly Name?: string };
  readonly Subject: string;
  readonly HTMLPart: string;
  readonly TextPart: string;
  readonly ReplyTo?: { readonly Email: string };
  readonly Headers?: Record<string, string>;
  readonly Attachments?: readonly {
    readonly Filename: string;
    readonly ContentType: string;
    readonly Base64Content: string;
  }[];
}

const ANSWERS: Partial<Record<MailjetFault, { status: number; body: object }>> = {
  'fail-500': { status: 500, body: { ErrorMessage: 'Something broke' } },
  'accept-then-500': { status: 500, body: { ErrorMessage: 'Something broke afterwards' } },
  'too-many-429': { status: 429, body: { ErrorMessage: 'Too many requests' } },
  'forbid-401': { status: 401, body: { ErrorMessage: 'API key authentication failure' } },
  'refuse-400': {
    status: 400,
    body: {
      Messages: [{ Status: 'error', Errors: [{ ErrorCode: 'mj-0013', ErrorMessage: 'is an invalid email address.' }] }],
    },
  },
};

/**
 * A double of Mailjet on loopback. It stores the mails that it accepts and does not refuse a second mail with the same
 * CustomID.
 */
export class MailjetDouble {
  readonly accepted: AcceptedMessage[] = [];
  /** Calls of the Send API, whatever their result. */
  sendCalls = 0;
  /** While true, accepted mails cannot be looked up. */
  lookupFails = false;
  private readonly faults: MailjetFault[] = [];
  private constructor(private readonly server: Server) {}

  static async start(): Promise<MailjetDouble> {
    const server = createServer();
    const double = new MailjetDouble(server);
    server.on('request', (request, response) => void double.answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return double;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Lets the next calls fail in these ways, in this order. */
  fail(...faults: readonly MailjetFault[]): void {
    this.faults.push(...faults);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const url = new URL(request.url ?? '/', this.url);
    if (!request.headers.authorization?.startsWith('Basic ')) return reply(response, 401, { ErrorMessage: 'No key' });
    if (request.method === 'POST' && url.pathname === '/v3.1/send')
      return this.send(JSON.parse(body) as SendBody, response);
    if (request.method === 'GET' && url.pathname === '/v3/REST/message')
      return this.lookUp(url.searchParams.get('CustomID'), response);
    return reply(response, 404, { ErrorMessage: `nothing at ${request.method} ${url.pathname}` });
  }

  private send({ Messages }: SendBody, response: ServerResponse): void {
    this.sendCalls += 1;
    const fault = this.faults.shift();
    if (!fault || fault.startsWith('accept')) this.accept(Messages);
    if (fault === 'accept-then-hang') return;
    const answer = fault && ANSWERS[fault];
    if (answer) return reply(response, answer.status, answer.body);
    const results = Messages.map(({ CustomID, To }) => ({
      Status: 'success',
      CustomID,
      To: [{ ...To[0], MessageID: this.idOf(CustomID) }],
    }));
    reply(response, 200, { Messages: results });
  }

  private accept(messages: readonly Omit<AcceptedMessage, 'id'>[]): void {
    // The ids are above 2^53, like Mailjet's.
    for (const message of messages)
      this.accepted.push({ ...message, id: String(1_152_921_500_000_000_000n + BigInt(this.accepted.length)) });
  }

  private lookUp(customId: string | null, response: ServerResponse): void {
    if (this.lookupFails) return reply(response, 500, { ErrorMessage: 'Something broke' });
    const found = this.accepted.filter((message) => message.CustomID === customId);
    reply(response, 200, {
      Count: found.length,
      Data: found.map(({ id }) => ({ ID: id, Status: 'sent' })),
      Total: found.length,
    });
  }

  private idOf(customId: string): string | undefined {
    return this.accepted.findLast((message) => message.CustomID === customId)?.id;
  }
}

interface SendBody {
  readonly Messages: readonly Omit<AcceptedMessage, 'id'>[];
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
