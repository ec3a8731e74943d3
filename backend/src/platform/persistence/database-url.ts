/** The connection string in use: the configured one or that of the embedded PostgreSQL. */
export const DATABASE_URL = Symbol('DATABASE_URL');
