import { end, orphanedDatabase, runningServer } from './lib/server.mjs';

const server = runningServer();
if (!server) console.log('No server of this folder runs.');
else if (await end(server, 'SIGTERM')) console.log('Stopped.');
else {
  console.error(`The server (process ${server}) has not stopped within 30 seconds.`);
  process.exitCode = 1;
}

const database = orphanedDatabase();
// On SIGINT PostgreSQL rolls back open transactions, writes everything, and ends.
if (database) await end(database, 'SIGINT');
