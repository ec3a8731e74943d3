import { useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Button } from '../../ui/form/button.js';
import { BottomSheet } from '../../ui/overlay/dialog.js';
import { PageHead } from '../../ui/display/page-head.js';
import { posterPath } from '../../ui/display/poster.js';
import { PagedList } from '../../ui/display/paged-list.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { AppliedFilters } from './applied-filters.js';
import { leftOutDay } from './day-left-out.js';
import { FilterPanel } from './filter-panel.js';
import { FoundByWords } from './found-by-words.js';
import { NothingFound } from './nothing-found.js';
import { priceScale } from './price-scale.js';
import { PricesFor } from './prices-for.js';
import { appliedTo, toursPath, type Filters } from './tour-filters.js';
import { TourList, TourListSkeleton } from './tour-list.js';
import { Toolbar } from './toolbar.js';
import type { TourCard, Tours } from './tours.api.js';
import { ToursMap } from './tours-map.js';
import { useDayTold } from './use-day-told.js';
import { useHeldHeight } from './use-held-height.js';
import { useFilterNames, useFilters, useTours, type FilterNames } from './use-tours.js';

/** What the list is: by words, of a city, of one kind, or all. */
function titleOf({ categories, sought }: Filters, names: FilterNames, intl: IntlShape): string {
  const [category] = categories;
  if (sought) return intl.formatMessage({ id: 'tour-list.title.sought' }, { text: sought });
  if (names.city) return intl.formatMessage({ id: 'tour-list.title.city' }, { city: names.city });
  if (category && categories.length === 1) return names.categoryOf(category);
  return intl.formatMessage({ id: 'tour-list.title' });
}

export function ToursPage() {
  const intl = useIntl();
  const { filters, apply } = useFilters();
  const { data, error, isOld, refetch } = useTours(filters);
  const names = useFilterNames(filters, data);
  useDayTold(useLocation({ select: ({ hash }) => leftOutDay(hash) }));
  const title = titleOf(filters, names, intl);
  return (
    <div className="page-width pt-8 pb-20">
      <PageHead
        title={title}
        description={intl.formatMessage({ id: 'tour-list.description' })}
        image={posterPath('hero', 'tours', 'share')}
        page={filters.page}
        noindex={appliedTo(filters).length > 0}
      />
      <h1 id="tours-title" className="wrap-anywhere">
        {title}
      </h1>
      <div className="mt-2">
        <PricesFor people={filters.people} />
      </div>
      {data && <FoundByWords filters={filters} tours={data} />}
      {error && (
        <div className="mt-8">
          <ProblemMessage error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {data ? (
        <Results {...{ data, filters, names, apply, isOld }} isAwaited={isOld && !error} />
      ) : (
        !error && (
          <div className="mt-10 lg:ms-[19.5rem]">
            <TourListSkeleton view={filters.view} />
          </div>
        )
      )}
    </div>
  );
}

interface ResultsProps {
  data: Tours;
  filters: Filters;
  names: FilterNames;
  apply: (filters: Filters) => void;
  /** The list before this one. */
  isOld: boolean;
  /** This one is on its way. */
  isAwaited: boolean;
}

function Results({ data, filters, names, apply: applyNow, isOld, isAwaited }: ResultsProps) {
  const [open, setOpen] = useState(false);
  const { place, hold } = useHeldHeight(data);
  const apply = (next: Filters): void => {
    hold();
    applyNow(next);
  };
  const scale = priceScale(data.priceLimit);
  const results = useRef<HTMLElement>(null);
  const focusResults = () => results.current?.focus({ preventScroll: true });
  const panel = { filters, tours: data, names, scale, apply, focusResults };
  const close = () => setOpen(false);
  const isMap = filters.view === 'map';
  return (
    <div
      ref={place}
      className={`mt-8 grid content-start gap-x-10 ${isMap ? '' : 'lg:grid-cols-[17rem_minmax(0,1fr)]'}`}
    >
      <aside className={`noscript:block ${isMap ? 'hidden noscript:mb-8' : 'max-lg:hidden max-lg:noscript:mb-8'}`}>
        <h2 className="sr-only">
          <FormattedMessage id="tour-list.filters" />
        </h2>
        <FilterPanel {...panel} />
      </aside>
      <section
        ref={results}
        aria-labelledby="tours-title"
        aria-busy={isAwaited}
        tabIndex={-1}
        // The few that many wishes leave stay in view beside the wishes.
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 outline-none lg:sticky lg:top-24 lg:self-start"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p role="status" className="font-medium">
            <FormattedMessage id="tour-list.count" values={{ count: data.totalItems }} />
          </p>
          <Toolbar filters={filters} apply={apply} onFilters={() => setOpen(true)} />
        </div>
        <AppliedFilters {...panel} />
        <PagedList
          page={filters.page}
          pages={data.totalPages}
          to={(page) => toursPath(filters, { page })}
          isOld={isOld}
          className={isOld ? 'opacity-50' : ''}
        >
          <Found {...panel} />
        </PagedList>
      </section>
      <BottomSheet isOpen={open} onClose={close} title={<FormattedMessage id="tour-list.filters" />}>
        <FilterPanel {...panel} />
        <div className="sticky bottom-0 -mx-5 mt-6 -mb-5 border-t border-line bg-surface p-5 md:-mx-6 md:-mb-6 md:px-6">
          <Button className="w-full" onClick={close}>
            <FormattedMessage id="tour-list.show" values={{ count: data.totalItems }} />
          </Button>
        </div>
      </BottomSheet>
    </div>
  );
}

type FoundProps = Pick<ResultsProps, 'filters' | 'names'> & {
  tours: Tours;
  scale: ReturnType<typeof priceScale>;
  focusResults: () => void;
};

const Shown = ({ tours, filters }: { tours: readonly TourCard[]; filters: Filters }) =>
  filters.view === 'map' ? (
    <ToursMap tours={tours} filters={filters} />
  ) : (
    <TourList tours={tours} view={filters.view} wanted={filters} />
  );

const Found = ({ tours, filters, names, scale, focusResults }: FoundProps) =>
  tours.tours.length > 0 ? (
    <Shown tours={tours.tours} filters={filters} />
  ) : (
    <NothingFound {...{ filters, names, scale, focusResults }} />
  );
