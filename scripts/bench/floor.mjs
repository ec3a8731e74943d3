import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { elementsOf, renderAgain } from './elements.mjs';

/**
 * The cost of node:http, pg and React alone. The work is a file of lines, and line n makes the answer to /n: its
 * statements run, then the result is encoded as JSON, the elements are rendered, or the text is sent as it is.
 */
const jobs = readFileSync(process.argv[2], 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 });
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const pages = jobs.map(({ html }) => (html === undefined ? undefined : elementsOf(html)));

const server = createServer((request, response) => {
  answer(Number(request.url.slice(1)), response, /\bgzip\b/.test(request.headers['accept-encoding'])).catch((error) => {
    console.error(error);
    response.writeHead(500).end();
  });
});

async function answer(index, response, gzip) {
  const { statements = [], json, text } = jobs[index];
  if (gzip && text !== undefined) return sendCompressed(jobs[index], response);
  for (const { name, text: statement, values } of statements) await pool.query({ name, text: statement, values });
  const page = pages[index];
  if (page) send(response, 'text/html; charset=utf-8', renderAgain(page));
  else send(response, 'application/json; charset=utf-8', json === undefined ? text : JSON.stringify(json));
}

function sendCompressed(job, response) {
  job.compressed ??= gzipSync(job.text);
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': job.compressed.length,
  });
  response.end(job.compressed);
}

function send(response, type, body) {
  response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('The floor is ready'));
process.on('SIGTERM', () => process.exit(0));
