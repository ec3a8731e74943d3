import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { hasCome } from './asked-page.js';
import { Pagination, type PaginationProps } from './pagination.js';

interface PagedListProps extends PaginationProps {
  /** What is shown is the page before; this one is on its way. */
  isOld?: boolean;
  className?: string;
  children: ReactNode;
}

/** A page of a list, and the ways to the others: who took one of these goes on reading where the new entries begin. */
export function PagedList({ isOld = false, className = '', children, ...paging }: PagedListProps) {
  const { page, pages, to } = paging;
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const ways = useRef<HTMLElement>(null);
  const address = to(page);
  useEffect(() => {
    if (isOld) return;
    const { activeElement, body } = document;
    const isWaiting = activeElement === body || ways.current?.contains(activeElement);
    if (hasCome(address) && isWaiting) list.current?.focus({ preventScroll: true });
  }, [address, isOld]);
  const isOneOfSeveral = pages > 1 && {
    role: 'group',
    tabIndex: -1,
    'aria-label': intl.formatMessage({ id: 'common.pagination.here' }, { page, pages }),
  };
  return (
    <>
      <div
        ref={list}
        {...isOneOfSeveral}
        className={`outline-none transition-opacity duration-150 group-aria-busy/content:opacity-50 group-aria-busy/content:delay-300 ${className}`}
      >
        {children}
      </div>
      <Pagination ref={ways} {...paging} />
    </>
  );
}
