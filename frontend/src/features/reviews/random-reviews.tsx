import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide';
import type { IconNode } from 'lucide';
import { useRef, useState, type UIEvent } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { Icon } from '../../ui/display/icon.js';
import { ReviewCard } from './review-card.js';
import { randomReviewsQuery } from './reviews.api.js';

interface TurnProps {
  icon: IconNode;
  name: string;
  /** There is no further card on this side. */
  isLast: boolean;
  onClick: () => void;
}

const Turn = ({ icon, name, isLast, onClick }: TurnProps) => (
  <button
    type="button"
    aria-label={name}
    aria-disabled={isLast || undefined}
    className="grid size-11 cursor-pointer place-items-center rounded-full border border-line-strong bg-surface hover:border-ink aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-ink-soft/60"
    onClick={onClick}
  >
    <Icon of={icon} />
  </button>
);

/** A row of cards, turned by its buttons or by touch; it never moves by itself. */
export function RandomReviews() {
  const intl = useIntl();
  const row = useRef<HTMLUListElement>(null);
  const [side, setSide] = useState<'start' | 'end' | undefined>('start');
  const { data: reviews = [] } = useQuery(randomReviewsQuery(useSite()));
  const turn = (direction: 1 | -1) => (): void => {
    const card = row.current?.firstElementChild;
    if (card) row.current?.scrollBy({ left: direction * card.getBoundingClientRect().width });
  };
  const look = ({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }: UIEvent): void =>
    setSide(scrollLeft < 1 ? 'start' : scrollLeft > scrollWidth - clientWidth - 1 ? 'end' : undefined);
  if (reviews.length === 0) return null;
  return (
    <div className="grid gap-4">
      <ul
        ref={row}
        onScroll={look}
        aria-label={intl.formatMessage({ id: 'reviews.row' })}
        className="flex snap-x snap-mandatory gap-5 overflow-x-auto scroll-smooth pb-2 motion-reduce:scroll-auto"
      >
        {reviews.map((review) => (
          <li key={review.id} className="flex w-[min(22rem,85vw)] shrink-0 snap-start">
            <ReviewCard
              review={review}
              showsTour
              className="w-full rounded-lg border border-line bg-surface p-5 md:p-6"
            />
          </li>
        ))}
      </ul>
      <div className="flex justify-end gap-2 noscript:hidden">
        <Turn
          icon={ChevronLeft}
          name={intl.formatMessage({ id: 'reviews.previous' })}
          isLast={side === 'start'}
          onClick={turn(-1)}
        />
        <Turn
          icon={ChevronRight}
          name={intl.formatMessage({ id: 'reviews.next' })}
          isLast={side === 'end'}
          onClick={turn(1)}
        />
      </div>
    </div>
  );
}
