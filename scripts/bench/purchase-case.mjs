import { writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { buy, freeSlots, poster, purchase } from './purchases.mjs';
import { template } from './replay.mjs';
import { inTurn } from './rounds.mjs';
import { startFloor } from './servers.mjs';

/** The number of recorded purchases, which the floor repeats in turn. */
const RECORDED = 24;

/** Takes slots one after another. Each is bought once. */
function* each(values) {
  yield* values;
}

/** Measures whole purchases of the product against a floor that runs the same statements. */
export async function measurePurchases(start, database, { folder, seconds, rounds, port }) {
  const work = join(folder, 'purchases.jsonl');
  const slots = await recordPurchases(start, database, work);
  const product = await start();
  const floor = await startFloor(database, work, port, 'floor-purchases.mjs');
  let number = 0;
  const next = () => slots.next().value ?? noMoreSlots();
  const ours = (time) => purchase(product, (post) => buy(post, next()), time);
  const floors = (time) => purchase(floor, (post) => repeat(post, (number += 1)), time);
  try {
    return await inTurn({
      warm: async () => {
        await ours(3);
        await floors(1);
      },
      ours: () => ours(seconds),
      floor: () => floors(seconds),
      rounds,
    });
  } finally {
    await floor.stop();
    await product.stop();
  }
}

function noMoreSlots() {
  throw new Error('Every free slot has been bought: the bench needs more of them');
}

async function repeat(post, purchaseNumber) {
  for (const step of [0, 1, 2]) await post(`/${purchaseNumber}/${step}`, {}, 200);
}

/** Writes the floor's work and returns the remaining slots. */
async function recordPurchases(start, database, work) {
  await database.writeDown(true);
  const product = await start();
  const agent = new Agent({ keepAlive: true });
  try {
    const slots = await freeSlots(product, database);
    const pairs = pairsOf(slots).slice(0, RECORDED);
    const templates = [];
    for (const pair of pairs) {
      const [one, other] = [
        await recorded(product, database, agent, pair[0]),
        await recorded(product, database, agent, pair[1]),
      ];
      templates.push(template(one, other));
    }
    writeFileSync(work, templates.map((each) => `${JSON.stringify(each)}\n`).join(''));
    const bought = new Set(pairs.flat());
    return each(slots.filter((slot) => !bought.has(slot)));
  } finally {
    agent.destroy();
    await product.stop();
    await database.writeDown(false);
  }
}

/** Two slots of one tour each. */
function pairsOf(slots) {
  const byTour = Object.values(Object.groupBy(slots, ({ tour }) => tour));
  return Array.from({ length: RECORDED }, (_, round) => byTour.map((of) => of.slice(round * 2, round * 2 + 2)))
    .flat()
    .filter((pair) => pair.length === 2);
}

async function recorded(product, database, agent, slot) {
  const steps = [];
  const post = poster(product.origin, agent);
  await buy(async (...request) => {
    const { result, statements } = await database.statementsDuring(() => post(...request));
    steps.push({ statements, answer: result.body });
    return result;
  }, slot);
  return steps;
}
