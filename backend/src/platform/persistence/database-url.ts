/** The connection string in use: configured, or of the embedded PostgreSQL. */
export const DATABASE_URL = Symbol('DATABASE_URL');
