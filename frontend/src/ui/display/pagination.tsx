import { ChevronLeft, ChevronRight } from 'lucide';
import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { askForPage } from './asked-page.js';
import { Icon } from './icon.js';
import { Link } from '../text/link.js';

export interface PaginationProps {
  page: number;
  pages: number;
  /** Address of a page of the list, with all its filters. */
  to: (page: number) => string;
}

/** 1 … 4 [5] 6 … 20: the ends, the neighbours, and 0 where pages were left out. */
export function shownPages(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((each, index) => {
    const before = sorted[index - 1];
    if (before === undefined || each === before + 1) return [each];
    return each === before + 2 ? [before + 1, each] : [0, each];
  });
}

const box = 'inline-flex min-h-11 items-center justify-center gap-1 rounded-sm';
const place = `${box} min-w-10 px-2 sm:min-w-11 sm:px-3`;

export function Pagination({ page, pages, to, ref }: PaginationProps & { ref?: Ref<HTMLElement> }) {
  const intl = useIntl();
  if (pages <= 1) return null;
  const wayTo = (each: number) => ({ to: to(each), onFollow: () => askForPage(to(each)) });
  // Between the ends a telephone has room for the arrows only.
  const label = page > 1 && page < pages ? 'max-sm:sr-only' : '';
  return (
    <nav
      ref={ref}
      aria-label={intl.formatMessage({ id: 'common.pagination.label' })}
      className="flex flex-wrap justify-center gap-0.5 sm:gap-1"
    >
      {page > 1 && (
        <Link {...wayTo(page - 1)} rel="prev" className={`${place} hover:bg-sunken`}>
          <Icon of={ChevronLeft} />
          <span className={label}>
            <FormattedMessage id="common.pagination.previous" />
          </span>
        </Link>
      )}
      {shownPages(page, pages).map((each, index) =>
        each === 0 ? (
          <span key={`gap-${index}`} className={`${box} min-w-6 sm:min-w-11`}>
            …
          </span>
        ) : (
          <Link
            key={each}
            {...wayTo(each)}
            aria-current={each === page ? 'page' : undefined}
            aria-label={intl.formatMessage({ id: 'common.pagination.page' }, { page: each })}
            className={`${place} ${each === page ? 'chosen' : 'hover:bg-sunken'}`}
          >
            {intl.formatNumber(each)}
          </Link>
        ),
      )}
      {page < pages && (
        <Link {...wayTo(page + 1)} rel="next" className={`${place} hover:bg-sunken`}>
          <span className={label}>
            <FormattedMessage id="common.pagination.next" />
          </span>
          <Icon of={ChevronRight} />
        </Link>
      )}
    </nav>
  );
}
