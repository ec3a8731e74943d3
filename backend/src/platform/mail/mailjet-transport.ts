import Mailjet from 'node-mailjet';
import { MailNotTaken, MailRefused, MailTransport, type OutgoingMail } from './mail-transport.js';

export interface MailjetSettings {
  readonly key: string;
  readonly secret: string;
  /** `Name <address>`. */
  readonly from: string;
  /** The address of the API, if it is not Mailjet's own. */
  readonly apiUrl?: string;
  readonly timeoutMilliseconds?: number;
}

interface MailjetError {
  readonly statusCode?: number;
  readonly code?: string;
  readonly message?: string;
}

interface SendAnswer {
  readonly Messages: readonly { readonly To: readonly { readonly MessageID: string | number }[] }[];
}

interface MessagesAnswer {
  readonly Data: readonly { readonly ID: string | number }[];
}

/** Statuses that refuse this mail for good. 401, 403 and 404 are faults on our side, 408 and 429 are temporary. */
const REFUSALS = new Set([400, 413, 422]);
const NOT_TAKEN = new Set([401, 403, 404, 429]);
const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/**
 * Mailjet's Send API v3.1. Mailjet stores our id as `CustomID` but does not refuse a second mail with the same one.
 * After an unknown outcome the mail is therefore looked up first (`GET /v3/REST/message?CustomID=`).
 */
export class MailjetTransport extends MailTransport {
  /** A lookup finds an accepted mail only after some seconds. */
  readonly patienceSeconds = 60;
  private readonly client: InstanceType<typeof Mailjet.Client>;

  constructor(private readonly settings: MailjetSettings) {
    super();
    const url = new URL(settings.apiUrl ?? 'https://api.mailjet.com');
    // The library offers no other way to use plain http with a loopback address.
    Object.assign(Mailjet.Request, { protocol: `${url.protocol}//` });
    this.client = Mailjet.Client.apiConnect(settings.key, settings.secret, {
      config: { host: url.host },
      options: { timeout: settings.timeoutMilliseconds ?? 15_000 },
    });
  }

  async find(mailId: string): Promise<string | undefined> {
    const request = this.client.get('message', { version: 'v3' });
    const { body } = await request.request<string & MessagesAnswer>({}, { CustomID: mailId, Limit: 1 });
    const found = body.Data[0];
    return found && String(found.ID);
  }

  async send(mail: OutgoingMail): Promise<string> {
    try {
      const request = this.client.post('send', { version: 'v3.1' });
      const { body } = await request.request<string & SendAnswer>({ Messages: [this.message(mail)] });
      return String(body.Messages[0]?.To[0]?.MessageID ?? mail.id);
    } catch (error) {
      throw understood(error as MailjetError);
    }
  }

  private message(mail: OutgoingMail): Record<string, unknown> {
    return {
      From: address(this.settings.from),
      To: [{ Email: mail.to }],
      ...(mail.replyTo ? { ReplyTo: { Email: mail.replyTo } } : {}),
      Subject: mail.subject,
      HTMLPart: mail.html,
      TextPart: mail.text,
      CustomID: mail.id,
      EventPayload: mail.kind,
      // Click tracking would replace our links by Mailjet's.
      TrackOpens: 'disabled',
      TrackClicks: 'disabled',
      ...(mail.unsubscribeUrl ? { Headers: unsubscribeHeaders(mail.unsubscribeUrl) } : {}),
      ...(mail.attachments.length > 0 ? { Attachments: mail.attachments.map(attachment) } : {}),
    };
  }
}

/** RFC 2369 and RFC 8058. */
const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const attachment = ({ name, contentType, content }: OutgoingMail['attachments'][number]): Record<string, string> => ({
  ContentType: contentType,
  Filename: name,
  Base64Content: content.toString('base64'),
});

/** `Cicerone <hello@cicerone.example>` → name and address. */
function address(from: string): { Email: string; Name?: string } {
  const [, name, email] = /^\s*(.*?)\s*<([^>]+)>\s*$/.exec(from) ?? [];
  return email ? { Email: email, Name: name } : { Email: from.trim() };
}

function understood(error: MailjetError): Error {
  const message = `Mailjet ${error.statusCode ?? error.code ?? ''}: ${error.message ?? 'no answer'}`;
  if (error.statusCode && REFUSALS.has(error.statusCode)) return new MailRefused(message);
  if (error.statusCode && NOT_TAKEN.has(error.statusCode)) return new MailNotTaken(message);
  if (error.code && NEVER_CONNECTED.has(error.code)) return new MailNotTaken(message);
  return new Error(message);
}
