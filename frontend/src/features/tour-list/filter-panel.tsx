import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sitePath, useSite } from '../../i18n/site.js';
import { breakable } from '../../i18n/non-breaking-text.js';
import { CityCombobox } from '../../shared/city-search/city-combobox.js';
import { ANY } from '../../shared/city-search/use-city-options.js';
import { searchPath } from '../../shared/city-search/search-path.js';
import { usePlaceOf } from '../../shared/city-search/use-place-of.js';
import { useZoneOf } from '../../shared/city-search/use-zone-of.js';
import { PEOPLE } from '../../shared/trip-search/people.js';
import { Button } from '../../ui/form/button.js';
import { Checkbox } from '../../ui/form/checkbox.js';
import type { ComboboxOption } from '../../ui/form/combobox-props.js';
import { formatDuration } from '../../ui/text/date-time.js';
import { DayField } from '../../ui/form/day-field.js';
import { Link } from '../../ui/text/link.js';
import { Select } from '../../ui/form/select.js';
import { submitsOnEnter } from '../../ui/form/submit-on-enter.js';
import { textLink } from '../../ui/text/text-link.js';
import { useAfterPress } from '../../ui/behavior/use-after-press.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { specialText } from './filter-text.js';
import { SoughtInVain } from './found-by-words.js';
import { PriceFilter } from './price-filter.js';
import type { PriceScale } from './price-scale.js';
import { readFilters, SPECIAL_FILTERS, toggled, USUAL, type Filters } from './tour-filters.js';
import { tourCitiesQuery, type Tours } from './tours.api.js';
import type { FilterNames } from './use-tours.js';

interface FilterPanelProps {
  filters: Filters;
  tours: Tours;
  names: FilterNames;
  scale: PriceScale;
  apply: (filters: Filters) => void;
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid min-w-0 gap-2.5">
    <legend className="mb-2.5 font-medium">
      <FormattedMessage id={title} />
    </legend>
    {children}
  </fieldset>
);

interface Value {
  readonly slug: string;
  readonly text: string;
  readonly count: number;
}

type Facets = readonly { readonly slug: string; readonly count: number }[];

/** All that there are, whether or not they find something, so that none jumps from under who chooses; then what else is chosen. */
function valuesOf(
  all: readonly string[],
  facets: Facets,
  chosen: readonly string[],
  textOf: (slug: string) => string,
): readonly Value[] {
  const slugs = new Set([...all, ...facets.map(({ slug }) => slug), ...chosen]);
  return [...slugs].map((slug) => ({
    slug,
    text: textOf(slug),
    count: facets.find((facet) => facet.slug === slug)?.count ?? 0,
  }));
}

function Checks({
  name,
  values,
  chosen,
  onChange,
}: {
  name: 'categories' | 'specialFilters';
  values: readonly Value[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  return values.map(({ slug, text, count }) => {
    // A field that is disabled would lose the focus of who stands on it while others come.
    const findsNothing = count === 0 && !chosen.includes(slug);
    return (
      <Checkbox
        key={slug}
        name={name}
        value={slug}
        checked={chosen.includes(slug)}
        aria-disabled={findsNothing || undefined}
        onChange={() => !findsNothing && onChange(toggled(chosen, slug))}
        label={
          <span className={`flex justify-between gap-3 ${count === 0 ? 'text-ink-soft' : ''}`}>
            <span className="text-balance [:lang(ja)_&]:text-wrap">{breakable(text)}</span>{' '}
            <span className="text-ink-soft tabular-nums">{count}</span>
          </span>
        }
      />
    );
  });
}

/** A country, or a city without tours: no list of this page, but a page of its own. */
interface OwnPage {
  readonly to: string;
  readonly name: string;
}

/** What this list is asked for then, or the page that the words name; undefined where the search does not work. */
type Meaning = { readonly asked: string } | { readonly page: OwnPage } | undefined;

/**
 * Narrows the list to the words typed, whatever its filters are by the time they are understood, unless somebody has gone on
 * to another page.
 */
function useSendWords(apply: FilterPanelProps['apply']) {
  const placeOf = usePlaceOf();
  const router = useRouter();
  return async (words: string): Promise<Meaning> => {
    const { pathname } = router.latestLocation;
    const place = await placeOf(words);
    if (!place || router.latestLocation.pathname !== pathname) return undefined;
    const { city, country, name = '', sought, toursCount } = place;
    const filters = readFilters(router.latestLocation.search);
    if (country)
      return { page: { name, to: searchPath({ city, country, day: filters.startAt, people: filters.people }) } };
    if (toursCount === 0) return { page: { name, to: `/city/${city}` } };
    apply({ ...filters, city, sought, page: USUAL.page });
    return { asked: city ?? sought ?? '' };
  };
}

/** The field shows the city of the list, or the words that were looked for, until something is typed. */
function Where({ filters, tours, names, apply }: Pick<FilterPanelProps, 'filters' | 'tours' | 'names' | 'apply'>) {
  const intl = useIntl();
  const site = useSite();
  const go = useGo();
  const { city, sought = '' } = filters;
  const asked = city ?? sought;
  const [typed, setTyped] = useState<string>();
  const [sent, setSent] = useState<string>();
  const [isFailed, setFailed] = useState(false);
  const [page, setPage] = useState<OwnPage>();
  const [typedFor, setTypedFor] = useState(asked);
  if (typedFor !== asked) {
    setTypedFor(asked);
    setPage(undefined);
    // Somebody may have typed on while what was sent became this list.
    if (sent === undefined || typed?.trim() === sent) setTyped(undefined);
    setSent(undefined);
  }
  const shown = names.city ?? sought;
  const [isTouched, setTouched] = useState(false);
  const { data: cities } = useQuery({
    ...tourCitiesQuery({ ...filters, city: undefined, sought: undefined }, site),
    enabled: isTouched,
    placeholderData: keepPreviousData,
  });
  const sendWords = useSendWords(apply);
  const any = intl.formatMessage({ id: 'tour-list.city.any' });
  const type = (text: string | undefined): void => {
    setTyped(text === shown ? undefined : text);
    setFailed(false);
    setPage(undefined);
  };
  const choose = ({ key, title }: ComboboxOption): void => {
    const text = key === ANY ? '' : title;
    setTyped(text);
    setSent(text);
    apply({ ...filters, city: key === ANY ? undefined : key, sought: undefined, page: USUAL.page });
  };
  /** A page of its own is gone to only by who asks for it; others are shown the way. */
  const send = async (words: string, toPage: (page: OwnPage) => void): Promise<void> => {
    setSent(words);
    setFailed(false);
    const meaning = await sendWords(words);
    setFailed(!meaning);
    if (!meaning) return;
    if ('page' in meaning) return toPage(meaning.page);
    // It is that list already.
    if (meaning.asked === asked) setTyped((now) => (now?.trim() === words ? undefined : now));
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') type(undefined);
    if (typed !== undefined && submitsOnEnter(event)) void send(typed.trim(), ({ to }) => void go(to));
  };
  const leave = useAfterPress(() => {
    const words = typed?.trim();
    if (words === undefined) return;
    if (words || asked) void send(words, setPage);
    else setTyped(undefined);
  });
  const onBlur = ({ target }: FocusEvent): void => {
    // Another window came to the front.
    if (target !== document.activeElement) leave();
  };
  return (
    <div onKeyDownCapture={onKey} onBlur={onBlur}>
      <CityCombobox
        label={intl.formatMessage({ id: 'tour-list.city' })}
        text={typed ?? shown}
        sought={typed ?? ''}
        error={
          isFailed ? (
            <FormattedMessage id="layout.search.failed" />
          ) : (
            !city && sought && tours.totalItems === 0 && <SoughtInVain text={sought} />
          )
        }
        hint={
          page && (
            <Link to={page.to} className={`inline-block min-h-6 ${textLink}`}>
              <FormattedMessage id="tour-list.city.page" values={{ place: page.name }} />
            </Link>
          )
        }
        onText={type}
        onPick={choose}
        choice={{ cities, any }}
        onTouch={() => setTouched(true)}
        placeholder={any}
        opensEmpty
      />
    </div>
  );
}

/** All filters, in one form, which the browser can send by itself as well. */
export function FilterPanel({ filters, tours, names, scale, apply }: FilterPanelProps) {
  const intl = useIntl();
  const prefix = useId();
  const site = useSite();
  const router = useRouter();
  // Of the list as it is now: what one field sends when it is left may come after what a press has chosen.
  const change = (part: Partial<Filters>): void =>
    apply({ ...readFilters(router.latestLocation.search), page: USUAL.page, ...part });
  const { facets } = tours;
  const durations = [
    ...new Set([...facets.durations.map(({ minutes }) => minutes), ...(filters.duration ? [filters.duration] : [])]),
  ];
  return (
    <form
      method="get"
      action={sitePath(site, '/tours')}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-6"
    >
      <Where filters={filters} tours={tours} names={names} apply={apply} />
      <DayField
        label={intl.formatMessage({ id: 'tour-list.date' })}
        field="startAt"
        placeholder={intl.formatMessage({ id: 'tour-list.date.any' })}
        value={filters.startAt}
        timeZone={useZoneOf(filters.city)}
        onChange={(startAt) => change({ startAt })}
      />
      <Select
        label={<FormattedMessage id="tour-list.people" />}
        name="people"
        value={filters.people}
        onChange={(event) => change({ people: Number(event.target.value) })}
      >
        {PEOPLE.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </Select>
      <Group title="tour-list.categories">
        <Checks
          name="categories"
          values={valuesOf(names.categories, facets.categories, filters.categories, names.categoryOf)}
          chosen={filters.categories}
          onChange={(chosen) => change({ categories: chosen })}
        />
      </Group>
      <PriceFilter
        prefix={prefix}
        scale={scale}
        people={filters.people}
        minPrice={filters.minPrice}
        maxPrice={filters.maxPrice}
        onChange={change}
      />
      <Select
        label={<FormattedMessage id="tour-list.duration" />}
        name="duration"
        value={filters.duration ?? ''}
        onChange={(event) => change({ duration: Number(event.target.value) || undefined })}
      >
        <FormattedMessage id="tour-list.duration.any">{(text) => <option value="">{text}</option>}</FormattedMessage>
        {durations.map((minutes) => (
          <option key={minutes} value={minutes}>
            {formatDuration(minutes, intl)}
          </option>
        ))}
      </Select>
      <Group title="tour-list.specials">
        <Checks
          name="specialFilters"
          values={valuesOf(SPECIAL_FILTERS, facets.specialFilters, filters.specialFilters, (slug) =>
            specialText(slug, intl),
          )}
          chosen={filters.specialFilters}
          onChange={(chosen) => change({ specialFilters: chosen })}
        />
      </Group>
      {filters.sort !== USUAL.sort && <input type="hidden" name="sort" value={filters.sort} />}
      {filters.view !== USUAL.view && <input type="hidden" name="view" value={filters.view} />}
      <noscript>
        <Button type="submit" className="w-full">
          <FormattedMessage id="tour-list.apply" />
        </Button>
      </noscript>
    </form>
  );
}
