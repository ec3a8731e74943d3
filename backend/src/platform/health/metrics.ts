import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { Config } from '../config.js';

/** Prometheus figures at `/metrics`, on a port of their own that is not to be reached from outside. */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  private readonly registry = new Registry();
  private server: Server | undefined;

  constructor(private readonly config: Config) {}

  /** Measures every request of the server, and listens; does nothing where METRICS_PORT is 0. */
  observe(web: FastifyInstance): void {
    if (this.config.METRICS_PORT === 0) return;
    collectDefaultMetrics({ register: this.registry });
    const durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of answered requests, by route.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [this.registry],
    });
    web.addHook('onResponse', (request, reply, done) => {
      const labels = {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: String(reply.statusCode),
      };
      durations.observe(labels, reply.elapsedTime / 1000);
      done();
    });
    this.listen();
  }

  onApplicationShutdown(): void {
    this.server?.close();
  }

  private listen(): void {
    this.server = createServer((_request, response) => {
      void this.registry
        .metrics()
        .then((text) => response.setHeader('content-type', this.registry.contentType).end(text));
    });
    this.server.listen(this.config.METRICS_PORT, this.config.host);
  }
}
