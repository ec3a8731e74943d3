/** Shares of the floor's rate, and bounds of single numbers: the required and the excellent value. */
export const CASES = {
  list: {
    title: '`GET /api/tours`: filtered, sorted, priced, counted',
    share: [0.3, 0.6],
    cpu: [0.4, 0.2],
    kept: [0.7, 0.9],
  },
  tour: { title: '`GET /api/tour/{id}`', share: [0.2, 0.45], kept: [0.7, 0.9] },
  suggestions: { title: 'city suggestions', share: [0.3, 0.6], p99: [5, 5], kept: [0.7, 0.9] },
  airports: { title: 'airport suggestions', share: [0.5, 0.8], p99: [5, 5], kept: [0.7, 0.9] },
  ridePrice: { title: '`POST /api/quotes/price`: a ride priced at once', share: [0.5, 0.8], kept: [0.7, 0.9] },
  listPage: { title: 'list page, rendered anew', share: [0.25, 0.5], kept: [0.7, 0.9] },
  tourPage: { title: 'tour page, rendered anew', share: [0.25, 0.5], kept: [0.7, 0.9] },
  homePage: { title: 'home page, rendered anew', share: [0.25, 0.5], kept: [0.7, 0.9] },
  cityPage: { title: 'city page, rendered anew', share: [0.25, 0.5], kept: [0.7, 0.9] },
  purchase: { title: 'whole purchase: cart, order, card, paid', share: [0.15, 0.35], p99: [60, 60], kept: [0.7, 0.9] },
  users: { title: 'users of the team, of 1,000,000 accounts', share: [0.3, 0.6] },
  quotes: { title: 'quotes of the team, of 200,000', share: [0.3, 0.6] },
  cachedListPage: { title: 'list page from memory', rate: [5000, 5000] },
  cachedTourPage: { title: 'tour page from memory', rate: [5000, 5000] },
  cachedHomePage: { title: 'home page from memory', rate: [5000, 5000] },
  cachedCityPage: { title: 'city page from memory', rate: [5000, 5000] },
  siteMap: { title: 'site map of one language, from memory' },
  cachedList: { title: '`GET /api/tours` from memory', share: [0.4, 0.7] },
};

export const MEMORY_MB = { idle: 200, loaded: 350, 'with 500 sign-ins at once': 380 };
const SCRIPT_BYTES = 150_000;
const SCORE = 95;

const atLeast = (value, [must, excellent]) => (value >= excellent ? 2 : value >= must ? 1 : 0);
const atMost = (value, [must, excellent]) => (value <= excellent ? 2 : value <= must ? 1 : 0);
const VERDICTS = ['**missed**', 'met', 'excellent'];

/** The result of a case: the worst of its bounds, and the bounds. */
export function judge(name, { ours, floor }, before) {
  const { share, cpu, p99, rate, kept } = CASES[name];
  const bounds = [
    ...(share ? [['share of the floor', atLeast(ours.rate / floor.rate, share)]] : []),
    ...(cpu && ours.cpu !== undefined ? [['CPU', atMost(ours.cpu, cpu)]] : []),
    ...(p99 ? [['p99', atMost(ours.p99, p99)]] : []),
    ...(rate ? [['rate', atLeast(ours.rate, rate)]] : []),
    ...(kept && before ? [['rate kept', atLeast(ours.rate / before.ours.rate, kept)]] : []),
  ];
  return verdict(bounds);
}

export const judgeMemory = (kind, megabytes) => VERDICTS[megabytes <= MEMORY_MB[kind] ? 1 : 0];
export const judgeScripts = (bytes) => VERDICTS[bytes < SCRIPT_BYTES ? 1 : 0];
/** A smaller layout shift is a rounding error of Lighthouse. */
const SHIFT = 0.001;
const isGood = (scores, shift) => scores.every((score) => score >= SCORE) && shift < SHIFT;
export const judgeScores = (scores, shift) => VERDICTS[isGood(scores, shift) ? 1 : 0];
export const isMissed = (text) => text.includes(VERDICTS[0]);
export const mustOf = (name) => boundsText(CASES[name], 0);
export const excellentOf = (name) => boundsText(CASES[name], 1);

function verdict(bounds) {
  if (bounds.length === 0) return '';
  const worst = Math.min(...bounds.map(([, level]) => level));
  const missed = bounds.filter(([, level]) => level === 0).map(([what]) => what);
  return missed.length > 0 ? `${VERDICTS[0]} (${missed.join(', ')})` : VERDICTS[worst];
}

function boundsText({ share, cpu, p99, rate, kept }, at) {
  return [
    ...(share ? [`≥ ${share[at]}`] : []),
    ...(rate ? [`> ${rate[at]}/s`] : []),
    ...(cpu ? [`CPU ≤ ${cpu[at]} ms`] : []),
    ...(p99 ? [`p99 ≤ ${p99[at]} ms`] : []),
    ...(kept ? [`keeps ≥ ${kept[at]}`] : []),
  ].join(', ');
}
