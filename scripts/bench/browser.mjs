import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium } from '../lib/browser.mjs';
import { median } from './rounds.mjs';

/** One page of every kind. The article and the guide are the first ones in the site map. */
const PAGES = {
  home: '/en_US/EUR/',
  themes: '/en_US/EUR/home-2',
  map: '/en_US/EUR/home-3',
  list: '/en_US/EUR/tours',
  'list as a map': '/en_US/EUR/tours?view=map',
  tour: '/en_US/EUR/tour/rome-colosseum-and-forum',
  city: '/en_US/EUR/city/rome',
  country: '/en_US/EUR/country/italy',
  continent: '/en_US/EUR/continent/europa',
  zones: '/en_US/EUR/zones',
  blog: '/en_US/EUR/blog',
  article: undefined,
  faq: '/en_US/EUR/faq',
  about: '/en_US/EUR/about',
  contact: '/en_US/EUR/contact',
  'gift cards': '/en_US/EUR/gift-cards',
  agents: '/en_US/EUR/travel-agents',
  recruitment: '/en_US/EUR/recruitment',
  'for guides': '/en_US/EUR/guide',
  guides: '/en_US/EUR/author',
  guide: undefined,
  legal: '/en_US/EUR/legal/terms',
  subscription: '/en_US/EUR/subscription',
  login: '/en_US/EUR/login',
};
const ARTICLE = /<loc>[^<]*(\/en_US\/EUR\/blog\/[^<]+)<\/loc>/;
const GUIDE = /<loc>[^<]*(\/en_US\/EUR\/author\/[^<]+)<\/loc>/;
/** Pages that say no search engine should list them, which is not a fault. */
const UNLISTED = new Set(['login', 'subscription', 'list as a map']);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const WITHOUT_INPUT_MS = 5000;

/** Measures in a browser; undefined if none is available. */
export async function measureInBrowser({ origin }, { runs, port, say }) {
  const executablePath = await findChromium();
  if (!executablePath) return undefined;
  const args = [`--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args, chromiumSandbox: process.getuid?.() !== 0 });
  try {
    const scriptBytes = await firstVisit(browser, origin + PAGES.home);
    const scores = {};
    for (const [name, path] of Object.entries(await pagesOf(origin))) {
      const skipAudits = UNLISTED.has(name) ? ['is-crawlable'] : [];
      scores[name] = await scoresOf(origin + path, { port, runs, skipAudits });
      say(
        `  ${name}: ${CATEGORIES.map((category) => scores[name][category]).join(' / ')}, moved ${scores[name].shift} ${scores[name].complaints.join(', ')}`,
      );
    }
    return { scriptBytes, scores };
  } finally {
    await browser.close();
  }
}

/** The pages of this site. */
async function pagesOf(origin) {
  const siteMap = await (await fetch(`${origin}/sitemaps/en_US.xml`)).text();
  const paths = { ...PAGES, article: ARTICLE.exec(siteMap)?.[1], guide: GUIDE.exec(siteMap)?.[1] };
  const found = {};
  for (const [name, path] of Object.entries(paths)) {
    const { status } = path ? await fetch(origin + path) : { status: 404 };
    if (status === 200) found[name] = path;
    else throw new Error(`There is no page of the kind ${name}, so that none can be scored.`);
  }
  return found;
}

/** Transferred bytes of JavaScript with the answers' headers, until five seconds after the load of a first visit. */
async function firstVisit(browser, url) {
  const page = await browser.newPage();
  const scripts = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.sizes());
  });
  await page.goto(url, { waitUntil: 'load' });
  await sleep(WITHOUT_INPUT_MS);
  const sizes = await Promise.all(scripts);
  await page.close();
  return sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
    0,
  );
}

/** Lighthouse's default: a slow telephone. Medians per category, and the largest layout shift of any run. */
async function scoresOf(url, { port, runs, skipAudits }) {
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    const asked = { port, onlyCategories: CATEGORIES, skipAudits, logLevel: 'silent', output: 'json' };
    results.push(await lookAt(url, asked));
  }
  const scores = CATEGORIES.map((category) => [
    category,
    Math.round(100 * median(results.map(({ categories }) => categories[category].score ?? 0))),
  ]);
  const shift = Math.max(...results.map(({ audits }) => audits['cumulative-layout-shift'].numericValue));
  return { ...Object.fromEntries(scores), shift, complaints: complaintsOf(results.at(-1)) };
}

/** A trace sometimes lacks its beginning, so the measurement is tried up to three times. */
async function lookAt(url, asked, attempts = 3) {
  const { lhr } = await lighthouse(url, asked);
  if (!lhr.runtimeError) return lhr;
  if (attempts > 1) return lookAt(url, asked, attempts - 1);
  throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
}

/** Lighthouse's findings apart from speed. */
const complaintsOf = ({ categories, audits }) =>
  CATEGORIES.slice(1)
    .flatMap((category) => categories[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id] && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id);
