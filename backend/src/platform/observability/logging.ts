import type { Params } from 'nestjs-pino';
import type { Config } from '../config.js';

const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  '*.password',
  '*.token',
  '*.iban',
  '*.cardNumber',
  // PostgreSQL tells the row that it refuses, and our libraries the values that they sent.
  'err.detail',
  'err.where',
  'err.params',
  'err.parameters',
];

/** One JSON line per request and event, with the request id; secrets never reach the log. */
export function loggerOptions(config: Config): Params {
  return {
    pinoHttp: {
      level: config.LOG_LEVEL,
      redact: { paths: SECRETS, censor: '•••' },
      hooks: { streamWrite: withoutRow },
      genReqId: (request: { id?: unknown }) => String(request.id),
      serializers: {
        req: (request: { id: unknown; method: string; url: string }) => ({
          id: request.id,
          method: request.method,
          url: withoutSecrets(request.url),
        }),
        res: (response: { statusCode: number }) => ({ status: response.statusCode }),
        url: withoutSecrets,
      },
      customLogLevel: (_request: unknown, response: { statusCode: number }, error?: Error) => {
        if (error || response.statusCode >= 500) return 'error';
        return response.statusCode >= 400 ? 'info' : 'debug';
      },
    },
  } as Params;
}

/** The ORM repeats in the text and the stack of its errors what PostgreSQL tells of the row; in JSON, line ends are `\n`. */
const TOLD_OF_ROW = /\\n - (?:detail|where): (?:[^"\\]|\\.)*?(?=\\n - |\\n {4}at |")/g;

const withoutRow = (line: string): string => (line.includes('\\n - ') ? line.replace(TOLD_OF_ROW, '') : line);

/**
 * Mailed and signed links carry their token in the query: of an order, an account, a subscription. The address that
 * Mailjet calls carries it in the path.
 */
const withoutSecrets = (url: string): string =>
  url
    .replace(/([?&](?:token|code|confirm|leave|signature)=)[^&]+/g, '$1•••')
    .replace(/(\/mailjet\/events\/)[^/?]+/, '$1•••');
