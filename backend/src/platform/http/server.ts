import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { BadRequestException, Logger, MethodNotAllowedException, UnsupportedMediaTypeException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { isLocale, type Locale, LOCALES, localeOrDefault } from '../../shared-kernel/language/locale.js';
import type { Config } from '../config.js';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { AllowedMethods } from './allowed-methods.js';
import { isApi } from './api-path.js';
import { DEADLINES, holdToDeadlines } from './deadlines.js';
import { readableUrl } from './readable-url.js';
import { answerProblem, toProblem } from './problem.filter.js';
import { isForm, isInParts, takesFiles } from './media-types.js';
import { changeRequestContext, enterRequestContext } from '../request-context.js';

const logger = new Logger('Server');
/** In production these routes answer like unknown ones: see NotInProduction. */
const DEVELOPMENT = '/api/dev/';
/**
 * The one proxy in front of production. It adds the visitor's address to X-Forwarded-For; earlier entries of the header
 * are only claims. Fastify gets a function here, because it reads a number as "trust nobody".
 */
const TRUSTED_HOPS = 1;
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Enough for a large upload over a slow line. Idle uploads end sooner ({@link holdToDeadlines}). */
const LONGEST_REQUEST_MS = 300_000;

/** Limits of every request: 256 kB of JSON, short addresses, and time. Uploads have limits of their own. */
export function serverOptions(config: Config): FastifyServerOptions {
  return {
    bodyLimit: 256 * 1024,
    requestTimeout: LONGEST_REQUEST_MS,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    connectionTimeout: 30_000,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    trustProxy: config.isProduction ? (_address: string, hop: number) => hop < TRUSTED_HOPS : false,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    // RequestValidation refuses it like any other unknown field.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    clientErrorHandler: answerUnreadable,
    rewriteUrl: (request: IncomingMessage) => readableUrl(request),
    // During shutdown, requests on open connections are still answered before the connections close.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // An address of the API that cannot be decoded reaches no route and no hook.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      enterRequestContext({ requestId: String(request.id), language: languageOf(request) });
      answerProblem(error, request, reply);
    },
  } as FastifyServerOptions;
}

/** Plugins and hooks for every request. */
export async function prepareServer(app: NestFastifyApplication, config: Config, deadlines = DEADLINES): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  const clock = app.get(Clock);
  const allowed = new AllowedMethods((path) => config.isProduction && path.startsWith(DEVELOPMENT));
  allowed.watch(server);
  let stopping = false;
  server.addHook('preClose', (done: () => void) => {
    stopping = true;
    closeConnectionsAsTheyBecomeIdle(server.server);
    done();
  });
  server.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    void reply.header('x-request-id', request.id);
    // Personal answers carry the server's time, because the device's clock may be wrong.
    if (request.headers.authorization) void reply.header('x-server-time', clock.now().toISOString());
    // Answers without a lifetime may be personal: no browser and no proxy may store them.
    if (isApi(request.url)) void reply.header('cache-control', 'no-store');
    if (stopping) void reply.header('connection', 'close');
    if (isEmptyJson(request)) delete request.headers['content-type'];
    enterRequestContext({ requestId: String(request.id), language: languageOf(request) });
    const methods = allowed.insteadOf(request);
    if (methods.length > 0) {
      void reply.header('allow', methods.join(', '));
      answerProblem(new MethodNotAllowedException(), request, reply);
      return;
    }
    // Only pages accept forms, and they check the origin. Without this check a form on another site could send these
    // calls in its reader's name. A multipart request has no body for a call that expects JSON.
    const isOfPages = isForm(request) || (isInParts(request) && !takesFiles(request));
    done(isApi(request.url) && isOfPages ? new UnsupportedMediaTypeException() : undefined);
  });
  holdToDeadlines(server, deadlines);
  // The body may name the language if nothing before it did.
  server.addHook('preHandler', (request: FastifyRequest, _: FastifyReply, done: (error?: Error) => void) => {
    const { rawBody } = request as { rawBody?: Buffer };
    // Decoding it anyway would store characters that nobody wrote.
    if (rawBody && !isUtf8(rawBody)) return done(new BadRequestException());
    const { language } = (request.body ?? {}) as { language?: unknown };
    if (typeof language === 'string' && isLocale(language) && languageAskedFor(request) === undefined)
      changeRequestContext({ language });
    done();
  });
  // For failures before a route's own code, such as a body that is not JSON.
  server.addHook('onRoute', (route) => {
    route.errorHandler ??= (error, request, reply) => {
      if (answerProblem(error, request, reply) >= 500) logger.error(error);
    };
  });
  // With the text parser, a call would refuse JSON that is sent as text/plain for the wrong reason.
  server.removeContentTypeParser('text/plain');
  await app.register(cookie);
  await app.register(multipart, { limits: { fileSize: 15 * 1024 * 1024, files: 1, fields: 10, parts: 12 } });
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  await app.register(helmet, { enableCSPNonces: false, contentSecurityPolicy: false, ...transportSecurity(config) });
}

/**
 * Answers a request that Node's parser refuses, which has no request and reply object: 431 for a head that is too long,
 * 400 for an invalid one.
 */
function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const problem = JSON.stringify(toProblem({ statusCode: status }, randomUUID()));
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'content-type: application/problem+json; charset=utf-8',
        'cache-control: no-store',
        `content-length: ${Buffer.byteLength(problem)}`,
        'connection: close',
        '',
        problem,
      ].join('\r\n'),
    );
  socket.destroy(error);
}

/** Some programs declare JSON without sending a body. An empty body is not invalid JSON. */
const isEmptyJson = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/json') === true &&
  headers['transfer-encoding'] === undefined &&
  Number(headers['content-length'] ?? 0) === 0;

/** HSTS only if the site is served over https: on loopback it would lock the browser out. */
const transportSecurity = (config: Config): object =>
  config.publicUrl.startsWith('https:') ? { hsts: { maxAge: 31_536_000, includeSubDomains: false } } : { hsts: false };

/** The language of problems: from the query, from the page's cookie, or from the browser. */
const languageOf = (request: FastifyRequest): Locale => localeOrDefault(languageAskedFor(request));

function languageAskedFor(request: FastifyRequest): unknown {
  const { language, lang } = (request.query ?? {}) as Record<string, unknown>;
  const { 'x-language': header, cookie: cookies, 'accept-language': accepted } = request.headers;
  // The cookies are not parsed yet: hooks run in the order of their registration.
  const page = /(?:^|;\s*)language=([a-z]{2}_[A-Z]{2})(?:;|$)/.exec(cookies ?? '')?.[1];
  const asked = [language, lang, header, page, acceptedLanguage(accepted)];
  return asked.find((value) => typeof value === 'string' && value !== '');
}

/** `de-AT,de;q=0.9,en;q=0.8` → `de_DE`: the first supported language of the header. */
function acceptedLanguage(header: string | undefined): string {
  const asked = (header ?? '').split(',', 10).map((part) => part.trim().slice(0, 2).toLowerCase());
  return asked.map((short) => LOCALES.find((locale) => locale.startsWith(`${short}_`))).find(Boolean) ?? '';
}

/**
 * Node closes idle connections once, when it stops. A connection that becomes idle a moment later would delay the stop.
 */
function closeConnectionsAsTheyBecomeIdle(listener: Server): void {
  const sweep = setInterval(() => listener.closeIdleConnections(), 50);
  sweep.unref();
  listener.once('close', () => clearInterval(sweep));
}
