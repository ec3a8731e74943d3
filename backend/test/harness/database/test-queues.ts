/** The backends of queue tests: always PostgreSQL, and Redis if a redis-server is installed. */
export interface QueueBackend {
  readonly name: 'PostgreSQL' | 'Redis';
  /** Undefined on PostgreSQL: the queues are then in the test's own database. */
  readonly redisUrl: string | undefined;
}

/** The backends for `describe.each`. */
export function queueBackends(): readonly QueueBackend[] {
  const redisUrl = process.env['TEST_REDIS_URL'];
  const onPostgres: QueueBackend = { name: 'PostgreSQL', redisUrl: undefined };
  return redisUrl ? [onPostgres, { name: 'Redis', redisUrl }] : [onPostgres];
}
