import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide';
import type { IconNode } from 'lucide';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { Icon } from '../../ui/icon.js';
import { ReviewCard } from './review-card.js';
import { randomReviewsQuery } from './reviews.api.js';

interface TurnProps {
  icon: IconNode;
  name: string;
  onClick: () => void;
}

const Turn = ({ icon, name, onClick }: TurnProps) => (
  <button
    type="button"
    aria-label={name}
    className="grid size-11 cursor-pointer place-items-center rounded-full border border-line-strong bg-surface hover:border-ink"
    onClick={onClick}
  >
    <Icon of={icon} />
  </button>
);

/** A row of cards, turned by its buttons or by touch; it never moves by itself. */
export function RandomReviews() {
  const intl = useIntl();
  const row = useRef<HTMLUListElement>(null);
  const { data: reviews = [] } = useQuery(randomReviewsQuery(useSite()));
  const turn = (direction: 1 | -1) => (): void => {
    const card = row.current?.firstElementChild;
    if (card) row.current?.scrollBy({ left: direction * card.getBoundingClientRect().width });
  };
  if (reviews.length === 0) return null;
  return (
    <div className="grid gap-4">
      <ul
        ref={row}
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
        <Turn icon={ChevronLeft} name={intl.formatMessage({ id: 'reviews.previous' })} onClick={turn(-1)} />
        <Turn icon={ChevronRight} name={intl.formatMessage({ id: 'reviews.next' })} onClick={turn(1)} />
      </div>
    </div>
  );
}
