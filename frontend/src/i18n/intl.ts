import { createIntl, type IntlShape, type MessageFormatElement } from 'react-intl';
import { catalogues } from './compiled/index.js';
import { bcp47, type Locale } from './locales.js';

type Parsed = Record<string, MessageFormatElement[]>;
type Compiled = Record<string, string | MessageFormatElement[]>;
type FeatureLoader = () => Promise<{ default: Compiled }>;

interface Catalogue {
  readonly messages: Parsed;
  readonly intl: IntlShape;
  readonly features: Readonly<Record<string, FeatureLoader>>;
  readonly loaded: Set<string>;
}

const ready = new Map<Locale, Catalogue>();
const underway = new Map<Locale, Promise<Catalogue>>();
const LITERAL = 0;

function add(messages: Parsed, compiled: Compiled): void {
  for (const [id, message] of Object.entries(compiled)) {
    messages[id] = typeof message === 'string' ? [{ type: LITERAL, value: message }] : message;
  }
}

async function open(locale: Locale): Promise<Catalogue> {
  const { core, features } = await catalogues[locale]();
  const messages: Parsed = {};
  add(messages, core);
  const intl = createIntl({ locale: bcp47(locale), defaultLocale: 'en-US', messages, onError: reportOnce });
  intl.formatters.getMessageFormat = rememberedByMessage(intl.formatters.getMessageFormat);
  const catalogue = { messages, intl, features: features as Record<string, FeatureLoader>, loaded: new Set<string>() };
  ready.set(locale, catalogue);
  return catalogue;
}

type MakeFormat = IntlShape['formatters']['getMessageFormat'];

/** react-intl writes the parsed message out as text to find its formatter again; the message itself is key enough. */
function rememberedByMessage(make: MakeFormat): MakeFormat {
  const formats = new WeakMap<object, ReturnType<MakeFormat>>();
  return (message, ...rest) => {
    if (typeof message === 'string') return make(message, ...rest);
    const format = formats.get(message) ?? make(message, ...rest);
    formats.set(message, format);
    return format;
  };
}

const reported = new Set<string>();
function reportOnce(error: Error): void {
  if (reported.has(error.message)) return;
  reported.add(error.message);
  console.error(error.message);
}

function catalogueOf(locale: Locale): Promise<Catalogue> {
  const opening = underway.get(locale) ?? open(locale);
  underway.set(locale, opening);
  opening.catch(() => underway.delete(locale));
  return opening;
}

/** Makes the texts of a language ready: those of every page, and those of the features named. */
export async function loadMessages(locale: Locale, features: readonly string[] = []): Promise<void> {
  const catalogue = ready.get(locale) ?? (await catalogueOf(locale));
  const missing = features.filter((feature) => !catalogue.loaded.has(feature));
  await Promise.all(
    missing.map(async (feature) => {
      const load = catalogue.features[feature];
      if (!load) throw new Error(`No messages of ${feature} in ${locale}`);
      add(catalogue.messages, (await load()).default);
      catalogue.loaded.add(feature);
    }),
  );
}

/** Everything of one language, for the server, which renders any page. */
export async function loadAllMessages(locale: Locale): Promise<void> {
  const catalogue = await catalogueOf(locale);
  await loadMessages(locale, Object.keys(catalogue.features));
}

/** The formatter of a language whose messages were loaded; one for all who read it. */
export function intlOf(locale: Locale): IntlShape {
  const catalogue = ready.get(locale);
  if (!catalogue) throw new Error(`Messages of ${locale} were not loaded`);
  return catalogue.intl;
}
