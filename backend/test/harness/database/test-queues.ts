/** Where queue tests run: on PostgreSQL always, on Redis too where a redis-server is installed. */
export interface QueueBackend {
  readonly name: 'PostgreSQL' | 'Redis';
  /** Undefined on PostgreSQL: then the queues live in the test's own database. */
  readonly redisUrl: string | undefined;
}

/** For `describe.each`. */
export function queueBackends(): readonly QueueBackend[] {
  const redisUrl = process.env['TEST_REDIS_URL'];
  const onPostgres: QueueBackend = { name: 'PostgreSQL', redisUrl: undefined };
  return redisUrl ? [onPostgres, { name: 'Redis', redisUrl }] : [onPostgres];
}
