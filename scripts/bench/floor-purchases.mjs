import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';
import { filled, freshTokens } from './replay.mjs';

/**
 * The cost of a purchase with node:http and pg alone. POST /n/step runs the statements of that step of a recorded
 * purchase with new ids and sends the product's answer.
 */
const templates = readFileSync(process.argv[2], 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const running = new Map();

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.once('end', () => {
    JSON.parse(Buffer.concat(chunks).toString());
    const [purchase, step] = request.url.slice(1).split('/').map(Number);
    answer(purchase, step, response).catch((error) => {
      console.error(error);
      response.writeHead(500).end(String(error));
    });
  });
});

async function answer(purchase, step, response) {
  const template = templates[purchase % templates.length];
  const tokens = running.get(purchase) ?? freshTokens(template);
  if (step + 1 < template.steps.length) running.set(purchase, tokens);
  else running.delete(purchase);
  const { statements, answer: body } = template.steps[step];
  await ask(statements, tokens);
  const text = JSON.stringify(body);
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

async function ask(statements, tokens) {
  const client = await pool.connect();
  try {
    for (const { text, values } of statements) {
      await client.query(
        filled(text, tokens),
        values.map((value) => filled(value, tokens)),
      );
    }
  } finally {
    client.release();
  }
}

server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('The floor is ready'));
process.on('SIGTERM', () => process.exit(0));
