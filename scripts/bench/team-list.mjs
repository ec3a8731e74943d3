import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { named } from './reads.mjs';
import { measureReading } from './rounds.mjs';

async function signIn({ origin }) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@cicerone.example', password: 'cicerone-demo' }),
  });
  if (answer.status !== 200) throw new Error(`The admin was answered ${answer.status}`);
  return { authorization: `Bearer ${(await answer.json()).access_token}` };
}

async function json({ origin }, path, headers) {
  const answer = await fetch(origin + path, { headers });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** The statements of each list with its answer, of a product that logs them. */
async function workOf(name, database, start, lists, folder) {
  const jobs = [];
  await database.writeDown(true);
  const product = await start();
  try {
    const headers = await signIn(product);
    await json(product, lists[0], headers);
    for (const path of lists) {
      const { result, statements } = await database.statementsDuring(() => json(product, path, headers));
      jobs.push({ statements: statements.map(named), json: result });
    }
  } finally {
    await product.stop();
    await database.writeDown(false);
  }
  const file = join(folder, `${name}.jsonl`);
  writeFileSync(file, jobs.map((job) => `${JSON.stringify(job)}\n`).join(''));
  return { file, count: jobs.length };
}

/** A list of the team, which an admin reads, against its own statements. */
export async function measureTeamList(name, lists, start, database, options) {
  const work = await workOf(name, database, start, lists, options.folder);
  const product = await start();
  try {
    return await measureReading(product, database, { paths: lists, headers: await signIn(product), work }, options);
  } finally {
    await product.stop();
  }
}
