import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  airportPath,
  airportQuestions,
  cityPagePath,
  cityQuestions,
  homePagePath,
  homeQuestions,
  listPagePath,
  listPath,
  listQuestions,
  rideQuestions,
  siteMapPaths,
  suggestionPath,
  suggestionQuestions,
  tourPagePath,
  tourPath,
  tourQuestions,
  DISTINCT,
} from './questions.mjs';

/** The least that a database could be asked instead of the product's search for cities in memory. */
const CITIES_BY_BEGINNING = `select id, slug, names ->> $2 as name from catalogue.city where names ->> $2 ilike $1 || '%' limit 8`;
/** The least that a database could be asked instead of the product's search for airports in memory. */
const AIRPORTS_BY_BEGINNING = `select iata, name, city from quotes.airport
  where iata ilike $1 || '%' or city ilike $1 || '%' or name ilike $1 || '%' order by position limit 10`;
/** The number of rendered pages whose elements the floor keeps. */
const PAGES_OF_FLOOR = 100;
const CACHED = 20;

/** The data that all cases of reading need. */
export async function questionsAbout(database) {
  const names = `select key as language, value as name from catalogue.city, jsonb_each_text(names) where activated order by slug, key`;
  const tours = `select id, slug from catalogue.tour where slug like 'copy-%' order by md5(slug) limit ${DISTINCT}`;
  const [categories, cities] = await Promise.all(
    [
      'select slug from catalogue.category order by slug',
      'select distinct city.slug from catalogue.city join catalogue.tour on city_id = city.id order by 1',
    ].map(async (text) => (await database.ask(text)).map(({ slug }) => slug)),
  );
  return {
    lists: listQuestions({ categories, cities }),
    homes: homeQuestions(),
    cities: cityQuestions({ cities }),
    tours: tourQuestions(await database.ask(tours)),
    suggestions: suggestionQuestions(await database.ask(names)),
    airports: airportQuestions(await database.ask('select iata, city, name from quotes.airport order by md5(iata)')),
    rides: rideQuestions(await database.ask('select id, airports, zones, rates from quotes.price_area order by id')),
  };
}

/**
 * The statements of a newly started product for one list, one tour, and some pages of each kind, from the database's
 * log.
 */
export async function readStatements(database, start, questions) {
  const [tour] = questions.tours;
  await database.writeDown(true);
  const product = await start();
  try {
    const list = await database.statementsDuring(() =>
      json(product, listPath({ language: 'en_US', currency: 'EUR', people: 2, page: 2 })),
    );
    const one = await database.statementsDuring(() => json(product, tourPath({ ...tour, language: 'en_US' })));
    const ids = list.result.tours.map(({ id }) => id);
    const [ride] = questions.rides;
    await posted(product, RIDE_PRICE, ride);
    const priced = await database.statementsDuring(() => posted(product, RIDE_PRICE, ride));
    return {
      ofRide: priced.statements.map(named),
      pages: await pagesWithStatements(database, product, questions),
      ofList: list.statements.filter(({ values }) => values.some((value) => value?.includes(ids[0]))),
      ofTour: one.statements.filter(({ values }) => values.includes(tour.id)),
    };
  } finally {
    await product.stop();
    await database.writeDown(false);
  }
}

const pagePaths = ({ lists, homes, cities, tours }) => ({
  listPage: lists.map(listPagePath),
  homePage: homes.map(homePagePath),
  cityPage: cities.map(cityPagePath),
  tourPage: tours.map(tourPagePath),
});

/** Pages for the floor: the product's statements for each page, and its elements. */
async function pagesWithStatements(database, product, questions) {
  const pages = {};
  for (const [kind, [first, ...others]] of Object.entries(pagePaths(questions))) {
    // The first page of a kind also reads the data that all of them share.
    await text(product, first);
    pages[kind] = [];
    for (const path of others.slice(0, PAGES_OF_FLOOR)) {
      const { result: html, statements } = await database.statementsDuring(() => text(product, path));
      pages[kind].push({ html, statements: statements.map(named) });
    }
  }
  return pages;
}

/** Equal texts are one prepared statement, whichever page runs it. */
export const named = ({ text, values }) => ({ name: hash('sha1', text).slice(0, 20), text, values });

/** Each case is made when it is measured: the product's paths and the floor's work. */
export function readCases(product, questions, { ofList, ofTour, ofRide, pages }, folder) {
  const { lists, tours, suggestions, airports, rides } = questions;
  const forTour = (at) => replaced(ofTour, 'tour', tours[at]);
  const make = async (name, paths, jobOf) => {
    const jobs = [];
    for (const [at, path] of paths.entries()) jobs.push(await jobOf(path, at));
    return { paths, work: written(folder, name, jobs) };
  };
  return {
    list: () => make('list', lists.map(listPath), async (path) => listJob(ofList, await json(product, path), path)),
    tour: () =>
      make('tour', tours.map(tourPath), async (path, at) => ({
        statements: forTour(at),
        json: await json(product, path),
      })),
    suggestions: () =>
      make('suggestions', suggestions.map(suggestionPath), async (path, at) => ({
        statements: [byBeginning(suggestions[at])],
        json: await json(product, path),
      })),
    airports: () =>
      make('airports', airports.map(airportPath), async (path, at) => ({
        statements: [{ name: 'airports', text: AIRPORTS_BY_BEGINNING, values: [airports[at].query] }],
        json: await json(product, path),
      })),
    ridePrice: async () => {
      const { work } = await make('ridePrice', rides, async (ride) => ({
        statements: ofRide,
        json: await posted(product, RIDE_PRICE, ride),
      }));
      return { paths: rides.map((ride) => `${RIDE_PRICE}\t${JSON.stringify(ride)}`), work };
    },
    ...Object.fromEntries(
      Object.entries(pagePaths(questions)).map(([name, paths]) => [
        name,
        async () => ({ paths, work: written(folder, name, pages[name]) }),
      ]),
    ),
  };
}

const AS_BROWSERS_DO = { 'accept-encoding': 'gzip, deflate, br' };

/**
 * Answers from memory: a few addresses again and again, against a fixed text. Pages are compressed, as browsers request
 * them.
 */
export function cachedCases(product, questions, folder) {
  const make = async (name, paths, headers) => {
    const jobs = [];
    for (const path of paths) jobs.push({ text: await text(product, path) });
    return { paths, headers, work: written(folder, name, jobs) };
  };
  return {
    cachedListPage: () => make('cachedListPage', questions.lists.slice(0, CACHED).map(listPagePath), AS_BROWSERS_DO),
    cachedTourPage: () => make('cachedTourPage', questions.tours.slice(0, CACHED).map(tourPagePath), AS_BROWSERS_DO),
    cachedHomePage: () => make('cachedHomePage', questions.homes.slice(0, CACHED).map(homePagePath), AS_BROWSERS_DO),
    cachedCityPage: () => make('cachedCityPage', questions.cities.slice(0, CACHED).map(cityPagePath), AS_BROWSERS_DO),
    siteMap: () => make('siteMap', siteMapPaths, AS_BROWSERS_DO),
    cachedList: () => make('cachedList', questions.lists.slice(0, CACHED).map(listPath)),
  };
}

function listJob(ofList, answer, path) {
  const language = new URL(path, 'http://localhost').searchParams.get('language');
  return { statements: replaced(ofList, 'list', { language, ids: answer.tours.map(({ id }) => id) }), json: answer };
}

const byBeginning = ({ query, language }) => ({
  name: 'suggestions',
  text: CITIES_BY_BEGINNING,
  values: [query, language],
});

/** The same statements for another list or tour. */
const replaced = (statements, name, { ids, id, language }) =>
  statements.map(({ text, values }, at) => ({
    name: `${name}${at}`,
    text,
    values: values.map((value) => {
      if (value === 'en_US') return language;
      if (ids) return value?.startsWith('{') ? `{${ids.join(',')}}` : value;
      return /^[\da-f]{8}-[\da-f-]{27}$/.test(value ?? '') ? (id ?? value) : value;
    }),
  }));

function written(folder, name, jobs) {
  const file = join(folder, `${name}.jsonl`);
  writeFileSync(file, jobs.map((job) => `${JSON.stringify(job)}\n`).join(''));
  return { file, count: jobs.length };
}

const json = async (product, path) => (await asked(product, path)).json();
const text = async (product, path) => (await asked(product, path)).text();

const RIDE_PRICE = '/api/quotes/price';
const JSON_BODY = { 'content-type': 'application/json' };
const posted = async (product, path, body) =>
  (await asked(product, path, { method: 'POST', headers: JSON_BODY, body: JSON.stringify(body) })).json();

async function asked({ origin }, path, further = {}) {
  const response = await fetch(origin + path, { redirect: 'manual', ...further });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}
