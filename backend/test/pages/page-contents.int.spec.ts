import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bcp47, type Locale } from '../../src/shared-kernel/language/locale.js';
import { blocksOf, readMain } from './page-facts.js';
import { Site } from './site.js';
import { SiteTexts } from './site-texts.js';

/** What the HTML of a page must hold between its head and its foot, whatever else is there. */
interface Contents {
  /** Of the first three levels. */
  readonly headings: readonly string[];
  readonly texts?: readonly string[];
  /** Regions, maps and buttons that have a name. */
  readonly names?: readonly string[];
  /** Paths in the site; else whole addresses. */
  readonly links?: readonly string[];
  /** Where its forms are sent. */
  readonly forms?: readonly string[];
  /** Of travellers: exactly these. */
  readonly quotes?: readonly Quote[];
}

interface Quote {
  readonly language: Locale;
  readonly text: string;
}

/** One language of the site: its own texts, and what the API knows. */
interface Edition {
  readonly language: Locale;
  readonly texts: SiteTexts;
  readonly ask: <T>(path: string, query?: Readonly<Record<string, string>>) => Promise<T>;
}

interface Named {
  readonly slug: string;
  readonly name: string;
}

interface Entry {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly details: { readonly source?: string; readonly value?: number; readonly tours?: readonly string[] };
}

interface TourCard extends Named {
  readonly totalPrice: { readonly amount: number };
}

interface Review extends Quote {
  readonly author: string;
}

interface Reviews {
  readonly reviews: readonly Review[];
}

interface Guide {
  readonly slug: string;
  readonly firstName: string;
  readonly initial: string;
  readonly city: Named;
  readonly categories: readonly { readonly title: string }[];
}

interface Tour extends Named {
  readonly summary: string;
  readonly description: string;
  readonly highlights: readonly string[];
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  readonly itinerary: readonly { readonly name: string; readonly text: string }[];
  readonly meetingPoints: readonly { readonly name: string; readonly address: string }[];
  readonly city: Named;
}

interface City extends Named {
  readonly text: string;
  readonly currency: string;
  readonly country: Named;
}

interface PlaceWithCities extends Named {
  readonly cities: readonly Named[];
}

interface PlaceText {
  readonly summary: string;
  readonly html: string;
}

interface Category {
  readonly slug: string;
  readonly title: string;
}

const namesOf = (things: readonly Named[]): readonly string[] => things.map(({ name }) => name);
const linksTo = (kind: string, things: readonly { readonly slug: string }[]): readonly string[] =>
  things.map(({ slug }) => `/${kind}/${slug}`);
const paragraphs = (text: string): readonly string[] => text.split('\n\n');
const guideName = ({ firstName, initial }: Guide): string => `${firstName} ${initial}.`;

const entriesOf = ({ ask }: Edition, kind: string, slug?: string): Promise<readonly Entry[]> =>
  ask('/api/cms/entry/dataByCmsAndLanguage', { content_cms: kind, ...(slug ? { slug } : {}) });

async function entryOf(edition: Edition, kind: string, slug?: string): Promise<Entry> {
  const [entry] = await entriesOf(edition, kind, slug);
  if (!entry || blocksOf(entry.html).length === 0) throw new Error(`There is no ${kind} ${slug ?? ''}`);
  return entry;
}

/** Title, lead and each paragraph of a text that the team wrote. */
async function written(
  edition: Edition,
  kind: string,
  slug?: string,
): Promise<Contents & { texts: readonly string[] }> {
  const { title, summary, html } = await entryOf(edition, kind, slug);
  return { headings: [title], texts: [summary, ...blocksOf(html)] };
}

async function figuresOf(edition: Edition, only?: readonly string[]): Promise<readonly string[]> {
  const numbers = new Intl.NumberFormat(bcp47(edition.language));
  const figures = (await entriesOf(edition, 'figures')).filter(({ slug }) => only?.includes(slug) ?? true);
  expect(figures).toHaveLength(only?.length ?? 5);
  return figures.flatMap(({ title, details: { source = '', value = 0 } }) => [title, source, numbers.format(value)]);
}

/** What the page says of reviews that are in another language than its own. */
function languagesTold({ language, texts }: Omit<Edition, 'ask'>, reviews: readonly Review[]): readonly string[] {
  const names = new Intl.DisplayNames(bcp47(language), { type: 'language' });
  const foreign = new Set(reviews.map((review) => review.language).filter((each) => each !== language));
  expect(foreign.size).toBeGreaterThan(0);
  return [...foreign].map((each) => texts.of('reviews.language', { language: names.of(each.slice(0, 2)) ?? '' }));
}

const SERVICES = ['airport', 'transfer', 'business', 'cruises', 'safari'] as const;
const STATIONS = ['asked', 'answer', 'prepare', 'day', 'paid'] as const;
const STEPS = ['choose', 'time', 'meet'] as const;
const CUSTOMERS_REASONS =
  'tour-question availability booking-question modify-cancel cancel-tour payments quote account other'.split(' ');

interface KindOfPage {
  readonly kind: string;
  /** Within the site, with `?`. */
  readonly path: string;
  readonly contents: (edition: Edition) => Promise<Contents>;
}

/** Where a form is sent that names no address. */
const ITSELF = '';

const TOUR = 'rome-colosseum-and-forum';
const ARTICLE = 'by-bicycle-in-the-rain';
const GUIDE = 'agnieszka-w';

const KINDS: readonly KindOfPage[] = [
  {
    kind: 'the home page',
    path: '/',
    contents: async (edition) => {
      const { texts, ask } = edition;
      const { featuredTours, cities } = await ask<{ featuredTours: readonly TourCard[]; cities: readonly Named[] }>(
        '/api/featured-tours',
      );
      const tours = featuredTours.slice(0, 12);
      const categories = await ask<readonly Category[]>('/api/tourCategories', { activated: 'true' });
      const titles = 'hero figures categories cities tours how services reviews agencies guides gift news'.split(' ');
      const leads = 'hero services agencies guides gift news'.split(' ');
      return {
        headings: [
          ...titles.map((each) => texts.of(`home.${each}.title`)),
          ...namesOf(cities),
          ...namesOf(tours),
          ...STEPS.map((step) => texts.of(`home.how.${step}.title`)),
          ...SERVICES.map((service) => texts.of(`layout.nav.${service}`)),
        ],
        texts: [
          ...leads.map((each) => texts.of(`home.${each}.text`)),
          ...(await figuresOf(edition)),
          ...categories.map(({ title }) => title),
          ...STEPS.map((step) => texts.of(`home.how.${step}.text`)),
          ...SERVICES.map((service) => texts.of(`home.services.${service.replace('cruises', 'cruise')}`)),
        ],
        links: [
          ...linksTo('city', cities),
          ...linksTo('tour', tours),
          ...categories.map(({ slug }) => `/tours?categories=${slug}`),
          '/tours',
          '/zones',
          '/travel-agents',
          '/recruitment',
          '/gift-cards',
          '/quote',
        ],
        names: [texts.of('reviews.row')],
        forms: ['/tours', '/subscription'],
      };
    },
  },
  {
    kind: 'the list of tours',
    path: '/tours',
    contents: async ({ language, texts, ask }) => {
      const { tours } = await ask<{ tours: readonly TourCard[] }>('/api/tours', { size: '18' });
      expect(tours).toHaveLength(18);
      const money = new Intl.NumberFormat(bcp47(language), { style: 'currency', currency: 'EUR' });
      return {
        headings: [texts.of('tour-list.title'), texts.of('tour-list.filters'), ...namesOf(tours)],
        texts: tours.map(({ totalPrice }) => money.format(totalPrice.amount / 100)),
        links: [...linksTo('tour', tours), '/tours?page=2'],
        names: tours.map(({ name }) => texts.of('layout.favourite', { tour: name })),
      };
    },
  },
  {
    kind: 'a tour',
    path: `/tour/${TOUR}`,
    contents: async ({ language, texts, ask }) => {
      const tour = await ask<Tour>(`/api/tour/${TOUR}`);
      const { reviews } = await ask<Reviews>(`/api/reviews/${TOUR}`);
      const similar = await ask<readonly TourCard[]>(`/api/tour/${TOUR}/similar`);
      expect([similar.length, reviews.length]).toEqual([4, 10]);
      const stops = tour.itinerary.map(({ name }) => name);
      return {
        headings: [
          tour.name,
          ...'highlights about stops included notIncluded meeting know know.booking reviews'
            .split(' ')
            .map((each) => texts.of(`tour-page.${each}`)),
          texts.of('reviews.distribution'),
          texts.of('tour-list.similar'),
          ...namesOf(similar),
        ],
        texts: [
          tour.summary,
          ...paragraphs(tour.description),
          ...tour.highlights,
          ...tour.included,
          ...tour.notIncluded,
          ...tour.itinerary.flatMap(({ name, text }) => [name, text]),
          ...tour.meetingPoints.flatMap(({ name, address }) => [name, address]),
          ...texts.around('tour-page.policy'),
          ...texts.around('tour-page.policy.how'),
          ...reviews.map(({ author }) => author),
          ...languagesTold({ language, texts }, reviews),
          texts.of('common.share'),
        ],
        names: [
          texts.of('tour-page.map.label', { stops: new Intl.ListFormat(bcp47(language)).format(stops) }),
          texts.of('layout.favourite', { tour: tour.name }),
        ],
        links: [...linksTo('tour', similar), `/city/${tour.city.slug}`],
        quotes: reviews,
      };
    },
  },
  {
    kind: 'a city',
    path: '/city/rome',
    contents: async (edition) => {
      const { language, texts, ask } = edition;
      const city = await ask<City>('/api/city/data', { slug: 'rome' });
      const { tours } = await ask<{ tours: readonly TourCard[] }>('/api/tours', { city: 'rome' });
      const { reviews } = await ask<Reviews>('/api/reviews-by-city', { cityId: 'rome', page: '1', limit: '10' });
      const { guides } = await ask<{ guides: readonly Guide[] }>('/api/guides', { city: 'rome' });
      const walk = await entryOf(edition, 'city', 'rome');
      expect([tours.length, reviews.length, guides.length > 0]).toEqual([4, 10, true]);
      const title = (each: string): string => texts.of(`places.city.${each}`);
      return {
        headings: [
          city.name,
          walk.title,
          texts.of('places.city.tours', { city: city.name }),
          ...['facts', 'reviews', 'nearby'].map(title),
          texts.of('reviews.distribution'),
          ...namesOf(tours),
        ],
        texts: [
          ...paragraphs(city.text),
          ...blocksOf(walk.html),
          ...languagesTold(edition, reviews),
          ...['zone', 'currency', 'languages', 'where'].map(title),
          new Intl.DisplayNames(bcp47(language), { type: 'currency' }).of(city.currency) ?? '',
        ],
        names: [texts.of('places.city.map', { city: city.name, country: city.country.name })],
        links: [...linksTo('tour', tours), '/country/italy', '/author?city=rome'],
        quotes: reviews,
      };
    },
  },
  {
    kind: 'a country',
    path: '/country/italy',
    contents: async ({ texts, ask }) => {
      const { name, cities } = await ask<PlaceWithCities>('/api/country/data', { slug: 'italy' });
      const text = await ask<PlaceText>('/api/country/cms/data', { content_cms_entry__: 'italy' });
      const tours = await ask<readonly TourCard[]>('/api/tours-by-country/italy');
      expect(tours.length).toBeGreaterThan(9);
      return {
        headings: [
          name,
          texts.of('places.country.cities'),
          texts.of('places.country.tours'),
          ...namesOf(cities),
          ...namesOf(tours),
        ],
        texts: [text.summary, ...blocksOf(text.html)],
        names: [texts.of('places.country.map', { name })],
        links: linksTo('tour', tours),
      };
    },
  },
  {
    kind: 'a continent',
    path: '/continent/europa',
    contents: async ({ texts, ask }) => {
      const { name, cities, countries } = await ask<PlaceWithCities & { countries: readonly Named[] }>(
        '/api/continent/data',
        { slug: 'europa' },
      );
      const text = await ask<PlaceText>('/api/continent/cms/data', { content_cms_entry__: 'europa' });
      return {
        headings: [
          name,
          ...['cities', 'tours', 'countries'].map((each) => texts.of(`places.continent.${each}`)),
          ...namesOf(cities),
        ],
        texts: [text.summary, ...blocksOf(text.html), ...namesOf(countries)],
        names: [texts.of('places.zones.map')],
        links: linksTo('country', countries),
      };
    },
  },
  {
    kind: 'the map of all places',
    path: '/zones',
    contents: async ({ texts, ask }) => {
      const continents = await ask<readonly Named[]>('/api/continents', { activated: 'true' });
      const countries = await ask<readonly (Named & { citiesCount: number })[]>('/api/countries', {
        activated: 'true',
      });
      const visited = countries.filter(({ citiesCount }) => citiesCount > 0);
      expect(visited.length).toBeGreaterThan(50);
      return {
        headings: [texts.of('places.zones.title'), ...namesOf(continents)],
        texts: namesOf(visited),
        names: [texts.of('places.zones.map'), texts.of('places.zones.zoom')],
        links: [...linksTo('continent', continents), ...linksTo('country', visited)],
      };
    },
  },
  {
    kind: 'the tours by theme',
    path: '/home-2',
    contents: async (edition) => {
      const themes = await entriesOf(edition, 'category');
      expect(themes).toHaveLength(8);
      return {
        headings: [edition.texts.of('tour-list.themes.title'), ...themes.map(({ title }) => title)],
        texts: themes.flatMap(({ summary, html }) => [summary, ...blocksOf(html)]),
        links: themes.map(({ slug }) => `/tours?categories=${slug}`),
      };
    },
  },
  {
    kind: 'the tours on the map',
    path: '/home-3',
    contents: async ({ texts, ask }) => {
      const cities = await ask<readonly (Named & { toursCount: number })[]>('/api/map/cities');
      const toured = cities.filter(({ toursCount }) => toursCount > 0);
      expect(toured.length).toBeGreaterThan(29);
      return {
        headings: [texts.of('tour-list.atlas.title')],
        texts: namesOf(toured),
        names: [texts.of('tour-list.atlas.map')],
        links: toured.map(({ slug }) => `/tours?city=${slug}&view=map`),
      };
    },
  },
  {
    kind: 'the journal',
    path: '/blog',
    contents: async (edition) => {
      const articles = await entriesOf(edition, 'blog');
      expect(articles.length).toBeGreaterThan(3);
      return {
        headings: [edition.texts.of('blog.title'), ...articles.map(({ title }) => title)],
        texts: [edition.texts.of('blog.lead'), ...articles.map(({ summary }) => summary)],
        links: linksTo('blog', articles),
      };
    },
  },
  {
    kind: 'an article',
    path: `/blog/${ARTICLE}`,
    contents: async (edition) => {
      const { headings, texts } = await written(edition, 'blog', ARTICLE);
      const { details } = await entryOf(edition, 'blog', ARTICLE);
      const tours = (details.tours ?? []).map((slug) => ({ slug }));
      expect(tours.length).toBeGreaterThan(0);
      return {
        headings: [...headings, edition.texts.of('blog.tours')],
        texts,
        names: [edition.texts.of('blog.more')],
        links: linksTo('tour', tours),
      };
    },
  },
  {
    kind: 'the questions',
    path: '/faq',
    contents: async (edition) => {
      const questions = await entriesOf(edition, 'faq');
      expect(questions.length).toBeGreaterThan(23);
      const topics = 'booking prices changes on-the-day guides transfers gift-cards agencies'.split(' ');
      return {
        headings: [
          edition.texts.of('faq.title'),
          ...topics.map((topic) => edition.texts.of(`faq.topic.${topic}`)),
          ...questions.map(({ title }) => title),
        ],
        texts: questions.flatMap(({ html }) => blocksOf(html)),
        forms: ['/faq'],
        links: ['/contact'],
      };
    },
  },
  {
    kind: 'who we are',
    path: '/about',
    contents: async (edition) => {
      const { headings, texts } = await written(edition, 'page', 'about');
      return {
        headings: [...headings, edition.texts.of('cms-pages.figures.title')],
        texts: [...texts, ...(await figuresOf(edition))],
        links: ['/tours', '/author', '/contact'],
      };
    },
  },
  {
    kind: 'the gift cards',
    path: '/gift-cards',
    contents: async (edition) => {
      const { headings, texts } = await written(edition, 'gift-cards');
      return {
        headings: [...headings, edition.texts.of('cms-pages.gift.questions')],
        texts: [...texts, edition.texts.of('cms-pages.gift.questions.text')],
        links: ['/faq#topic-gift-cards'],
      };
    },
  },
  {
    kind: 'the page for agencies',
    path: '/travel-agents',
    contents: async (edition) => {
      const { headings, texts } = await written(edition, 'page', 'travel-agents');
      return {
        headings,
        texts: [...texts, ...(await figuresOf(edition, ['agencies', 'destinations']))],
        links: ['/signup?type=business', '/tours'],
      };
    },
  },
  {
    kind: 'the page for who would like to guide',
    path: '/recruitment',
    contents: async (edition) => {
      const { headings, texts } = await written(edition, 'page', 'recruitment');
      return {
        headings,
        texts: [...texts, ...(await figuresOf(edition, ['guides', 'bookings']))],
        links: ['/signup?type=guide', '/guide', '/author'],
      };
    },
  },
  {
    kind: 'what guides get',
    path: '/guide',
    contents: async ({ texts }) => ({
      headings: [
        texts.of('cms-pages.guide.title'),
        ...STATIONS.map((each) => texts.of(`cms-pages.guide.${each}.title`)),
      ],
      texts: [
        texts.of('cms-pages.guide.lead'),
        ...STATIONS.flatMap((each) => [
          texts.of(`cms-pages.guide.${each}.when`),
          texts.of(`cms-pages.guide.${each}.text`),
        ]),
      ],
      links: ['/recruitment', '/faq#topic-guides'],
    }),
  },
  {
    kind: 'the guides',
    path: '/author',
    contents: async ({ texts, ask }) => {
      const { guides } = await ask<{ guides: readonly Guide[] }>('/api/guides');
      expect(guides.length).toBeGreaterThan(9);
      return {
        headings: [texts.of('guide-directory.title'), ...guides.map(guideName)],
        texts: [texts.of('guide-directory.lead'), ...guides.map(({ city }) => city.name)],
        links: [...linksTo('author', guides), '/author?page=2'],
        forms: ['/author'],
      };
    },
  },
  {
    kind: 'a guide',
    path: `/author/${GUIDE}`,
    contents: async ({ texts, ask }) => {
      const guide = await ask<Guide>(`/api/guides/${GUIDE}`);
      const { slug, name } = guide.city;
      const { tours } = await ask<{ tours: readonly TourCard[] }>('/api/tours', { city: slug });
      const tourTitle = texts.of('guide-directory.page.tours', { city: name });
      const reviewTitle = texts.of('guide-directory.page.reviews', { name: guide.firstName });
      return {
        headings: [guideName(guide), tourTitle, reviewTitle, ...namesOf(tours)],
        texts: [name, ...guide.categories.map(({ title }) => title), texts.of('guide-directory.page.how')],
        links: [`/city/${slug}`, ...linksTo('tour', tours)],
      };
    },
  },
  ...['terms', 'privacy', 'legal-notice'].map((slug) => ({
    kind: `the legal text of ${slug}`,
    path: `/legal/${slug}`,
    contents: async (edition: Edition) => ({
      ...(await written(edition, 'legal', slug)),
      links: ['terms', 'privacy', 'legal-notice'].filter((each) => each !== slug).map((each) => `/legal/${each}`),
    }),
  })),
  {
    kind: 'the newsletter',
    path: '/subscription',
    contents: async (edition) => ({
      ...(await written(edition, 'page', 'subscription')),
      names: [edition.texts.of('subscription.title')],
      forms: [ITSELF],
    }),
  },
  {
    kind: 'the contact page',
    path: '/contact',
    contents: async ({ texts }) => ({
      headings: [texts.of('contact.title'), texts.of('contact.first.title')],
      texts: [
        texts.of('contact.lead'),
        ...['booking', 'faq', 'agents', 'guides'].flatMap((each) => texts.all(`contact.first.${each}`)),
        ...CUSTOMERS_REASONS.map((reason) => texts.of(`contact.reason.customer.${reason}`)),
      ],
      names: [texts.of('contact.form')],
      forms: [ITSELF],
      links: ['/find-booking', '/faq', '/travel-agents', '/recruitment'],
    }),
  },
  {
    kind: 'the contact page of guides',
    path: '/contact?sender=guide',
    contents: async ({ texts }) => ({
      headings: [texts.of('contact.title')],
      texts: texts.all('contact.reason.guide.'),
      forms: [ITSELF],
    }),
  },
];

/** Letters alone: a page breaks its lines where it likes. */
const letters = (text: string): string => text.replace(/[\s\u00AD\u200B\u2060\uFEFF]+/gu, '');

describe.each(['de_DE', 'ja_JP'] as const)('without JavaScript, in %s', (language) => {
  const root = `/${language}/EUR`;
  let site: Site;
  let edition: Edition;

  beforeAll(async () => {
    site = await Site.open();
    edition = {
      language,
      texts: new SiteTexts(language),
      ask: async <T>(path: string, query: Readonly<Record<string, string>> = {}) => {
        const { status, body } = await site.testApp.get<T>(`${path}?${new URLSearchParams({ language, ...query })}`);
        if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
        return body;
      },
    };
  });
  afterAll(() => site.close());

  it.each(KINDS)('shows the whole of $kind', async ({ path, contents }) => {
    const wanted = await contents(edition);
    const main = readMain((await site.get(`${root}${path}`)).body);
    const missing = (expected: readonly string[] = [], found: readonly string[]): readonly string[] => {
      const all = new Set(found.map(letters));
      return expected.filter((each) => !all.has(letters(each)));
    };
    const text = letters(main.text);
    const inSite = (links: readonly string[] = []): readonly string[] =>
      links.map((link) => (link === ITSELF ? link : `${root}${link}`));
    expect({
      headings: missing(wanted.headings, main.headings),
      texts: (wanted.texts ?? []).filter((each) => !text.includes(letters(each))),
      names: missing(wanted.names, main.names),
      links: missing(inSite(wanted.links), main.links),
      forms: missing(inSite(wanted.forms), main.forms),
    }).toEqual({ headings: [], texts: [], names: [], links: [], forms: [] });
    if (wanted.quotes)
      expect(main.quotes).toEqual(
        wanted.quotes.map((quote) => ({ language: bcp47(quote.language), text: quote.text })),
      );
  });

  it('lets six travellers speak on the home page, each marked with a language', async () => {
    const { quotes } = readMain((await site.get(`${root}/`)).body);
    expect(quotes).toHaveLength(6);
    expect(quotes.filter((quote) => !quote.language || letters(quote.text).length < 10)).toEqual([]);
  });

  it.each([
    ['country', 'greece'],
    ['continent', 'africa'],
  ])(
    'shows the English text on the page of a %s that has none in its language, marked as English',
    async (kind, slug) => {
      await site.testApp.change(
        `update content.entry set status = 'draft' where kind = $1 and slug = $2 and language = $3`,
        [kind, slug, language],
      );
      const cms = `/api/${kind}/cms/data`;
      await expect(edition.ask(cms, { content_cms_entry__: slug })).rejects.toThrow(`${cms} answered 404`);
      const english = await edition.ask<PlaceText>(cms, { content_cms_entry__: slug, language: 'en_US' });
      const { body } = await site.get(`${root}/${kind}/${slug}`);
      const { text, foreign } = readMain(body);
      for (const each of [english.summary, ...blocksOf(english.html)]) expect(letters(text)).toContain(letters(each));
      expect(foreign['en-US']?.map(letters).join('')).toContain(letters(blocksOf(english.html).join('')));
    },
  );
});
