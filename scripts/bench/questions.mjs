const LANGUAGES = ['en_US', 'fr_FR', 'de_DE', 'es_ES', 'it_IT', 'ru_RU', 'ja_JP'];
const CURRENCIES = ['EUR', 'USD', 'GBP', 'JPY', 'CHF'];
const SORTS = ['recommended', 'price', '-price', 'rating', 'duration'];
export const DISTINCT = 1000;

/** Random numbers that are equal in every run, so that two runs send the same requests. */
export function* numbers(seed) {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** A thousand different lists, each filtered, sorted and priced. */
export function listQuestions({ categories, cities }) {
  const random = numbers(7);
  const whole = (below) => Math.floor(random.next().value * below);
  const of = (values) => values[whole(values.length)];
  const some = (share, make) => (random.next().value < share ? make() : {});
  const narrow = () => ({
    ...some(0.6, () => ({ city: of(cities) })),
    ...some(0.6, () => ({ minPrice: 20 + whole(100), maxPrice: 300 + whole(600) })),
  });
  const questions = new Map();
  while (questions.size < DISTINCT) {
    const question = {
      language: of(LANGUAGES),
      currency: of(CURRENCIES),
      people: 1 + whole(6),
      sort: of(SORTS),
      ...some(0.6, () => ({ categories: of(categories) })),
      // A list of a city or with a price range may have one page only.
      ...(random.next().value < 0.7 ? narrow() : { page: 2 + whole(2) }),
    };
    questions.set(new URLSearchParams(question).toString(), question);
  }
  return [...questions.values()];
}

export const listPath = (question) => `/api/tours?${new URLSearchParams(question)}`;

/** A city's list is a page of its own. Default values are left out of the address. */
export function listPagePath({ language, currency, city, people, sort, ...filter }) {
  const page = city === undefined ? 'tours' : `city/${city}`;
  const asked = { ...(people === 2 ? {} : { people }), ...(sort === 'recommended' ? {} : { sort }), ...filter };
  const query = new URLSearchParams(asked).toString();
  return `/${language}/${currency}/${page}${query === '' ? '' : `?${query}`}`;
}

/** Each tour with its own language and currency. */
export const tourQuestions = (tours) =>
  tours.map(({ id, slug }, index) => ({ id, slug, language: LANGUAGES[index % 7], currency: CURRENCIES[index % 5] }));

export const tourPath = ({ id, language, currency }) => `/api/tour/${id}?language=${language}&currency=${currency}`;
export const tourPagePath = ({ slug, language, currency }) => `/${language}/${currency}/tour/${slug}`;

/** The home page and the pages of cities with tours, in all languages and currencies. */
export const homeQuestions = () =>
  LANGUAGES.flatMap((language) => CURRENCIES.map((currency) => ({ language, currency })));
export const homePagePath = ({ language, currency }) => `/${language}/${currency}/`;
export const cityQuestions = ({ cities }) =>
  cities.flatMap((city) =>
    LANGUAGES.map((language, at) => ({ language, currency: CURRENCIES[at % 5], city, people: 2 })),
  );
export const cityPagePath = ({ language, currency, city }) => `/${language}/${currency}/city/${city}`;
export const siteMapPaths = LANGUAGES.slice(0, 2).map((language) => `/sitemaps/${language}.xml`);

/** Beginnings of the cities' names in all languages, three letters and longer. */
export function suggestionQuestions(names) {
  const beginnings = new Map();
  for (const { language, name } of names) {
    const letters = [...name];
    for (let length = 3; length <= letters.length; length += 1) {
      const query = letters.slice(0, length).join('').trim();
      if ([...query].length >= 3) beginnings.set(`${language} ${query}`, { language, query });
    }
  }
  const all = [...beginnings.values()];
  const step = Math.max(1, all.length / DISTINCT);
  return Array.from({ length: Math.min(DISTINCT, all.length) }, (_, index) => all[Math.floor(index * step)]);
}

/** Beginnings of codes, cities and names of airports, two letters and longer. */
export function airportQuestions(airports) {
  const texts = airports.flatMap(({ iata, city, name }, at) =>
    [iata, city.slice(0, 2 + (at % 4)), city, name.slice(0, 6)].map((query) => ({
      query: query.trim(),
      language: LANGUAGES[at % LANGUAGES.length],
    })),
  );
  const different = new Map(
    texts.filter(({ query }) => query.length > 1).map((one) => [`${one.language} ${one.query}`, one]),
  );
  return [...different.values()].slice(0, DISTINCT);
}

export const airportPath = (question) => `/api/airports/search?${new URLSearchParams(question)}`;

/** Rides from airports and between zones, by day, at night and on holidays. */
export function rideQuestions(areas) {
  const days = ['2027-05-03', '2027-12-25', '2027-07-14'];
  const times = ['09:30', '23:15'];
  const when = days.flatMap((date) => times.map((time) => ({ date, time })));
  return areas.flatMap(({ id, airports, zones, rates }) =>
    rates.flatMap(({ vehicle }) =>
      zones.flatMap(({ id: zone }, at) => [
        ...airports.flatMap((airport) =>
          when.map((moment) => ({
            ...{ type: 'airport-pickup', airport, routeType: 'airport_to_address', zoneTo: zone, vehicle, ...moment },
          })),
        ),
        ...zones.slice(at + 1).flatMap(({ id: other }) =>
          when.map((moment) => ({
            type: 'transfer',
            location: id,
            zoneFrom: zone,
            zoneTo: other,
            vehicle,
            ...moment,
          })),
        ),
      ]),
    ),
  );
}

export const suggestionPath = ({ language, query }) => `/api/cities/search?${new URLSearchParams({ query, language })}`;
