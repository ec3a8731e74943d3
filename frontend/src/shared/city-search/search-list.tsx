import type { QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { loadMessages } from '../../i18n/intl.js';
import type { Locale } from '../../i18n/locales.js';
import { useSite, type Site } from '../../i18n/site.js';
import { searchQuery } from '../catalogue/catalogue.api.js';
import type { ComboboxList, ComboboxListProps } from '../../ui/form/combobox-list.js';
import type { ComboboxOption } from '../../ui/form/combobox-props.js';
import { hasEnoughLetters } from './enough-letters.js';
import { forgetCities, rememberCity } from './recent-cities.js';
import { meantBy, type Meant } from './search-key.js';
import { TryAgain } from './try-again.js';
import { FORGET } from './use-city-options.js';
import { useSearchOptions } from './use-search-options.js';

export { meantBy };

export const loadTexts = (locale: Locale): Promise<void> => loadMessages(locale, ['city-search']);

interface SearchListProps extends ComboboxListProps {
  /** Its script comes with this one and not within it, because other fields ask for it too. */
  List: typeof ComboboxList;
}

/** The field of the search with its suggestions, once it was touched. */
export function SearchList({ List, onPick, onOpen, ...props }: SearchListProps) {
  const site = useSite();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { text } = props;
  const { options, note, found, retry } = useSearchOptions(text);

  const pick = (option: ComboboxOption): void => {
    const { key, title, detail = '', isAction = false } = option;
    if (key === FORGET) return forgetCities();
    if (!isAction && !key.includes(':')) rememberCity(site.locale, { slug: key, name: title, country: detail });
    onPick(option);
  };

  // A status is announced only while somebody is searching.
  const isSought = text !== '' || isOpen;
  const told = found ? (
    <FormattedMessage id="layout.search.count" values={{ count: found }} />
  ) : (
    note && <FormattedMessage id={note} />
  );
  return (
    <div ref={place} className="relative">
      <List
        {...props}
        options={options}
        onPick={pick}
        onOpen={(open) => {
          setOpen(open);
          onOpen?.(open);
        }}
        empty={
          note && (
            <>
              <FormattedMessage id={note} />
              {retry && (
                // The field keeps the focus, so the list stays open.
                <TryAgain className="mt-1 block" onPointerDown={(event) => event.preventDefault()} onClick={retry} />
              )}
            </>
          )
        }
      />
      {/* The mark keeps it heard while the open list hides all else. */}
      <p role="status" data-live-announcer="true" className="sr-only">
        {isSought && told}
      </p>
      {retry && (
        <TryAgain
          className="not-focus:sr-only focus:absolute focus:end-2 focus:top-full focus:z-10 focus:bg-surface focus:px-2"
          onClick={() => {
            retry();
            place.current?.querySelector('input')?.focus();
          }}
        />
      )}
    </div>
  );
}

/**
 * What typed words mean: the city or country that is called so, otherwise the first suggestion if that is a place,
 * otherwise tours with the words. The search is asked anew, because the suggestions on screen may belong to fewer letters.
 * Undefined if it fails.
 */
export async function meantByWords(words: string, queries: QueryClient, site: Site): Promise<Meant | undefined> {
  if (!words) return { city: undefined };
  if (!hasEnoughLetters(words)) return { city: undefined, sought: words };
  try {
    const found = await queries.fetchQuery(searchQuery(words, site));
    const isPlace = ({ kind }: (typeof found)[number]): boolean => kind === 'city' || kind === 'country';
    const meant = found.find((each) => isPlace(each) && each.isCalledSo) ?? found[0];
    if (!meant || !isPlace(meant)) return { city: undefined, sought: words };
    const { slug, name, detail, kind } = meant;
    if (kind === 'country') return { city: undefined, country: slug };
    rememberCity(site.locale, { slug, name, country: detail });
    return { city: slug };
  } catch (error) {
    const isTooShort = isProblem(error) && error.status === 422;
    return isTooShort ? { city: undefined, sought: words } : undefined;
  }
}
