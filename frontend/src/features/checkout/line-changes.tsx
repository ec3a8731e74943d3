import type { ReactNode } from 'react';
import { CircleCheck } from 'lucide';
import { FormattedMessage } from 'react-intl';
import { LanguageName, Party, When } from '../../shared/booking-view/booked-tour-facts.js';
import { Duration } from '../../ui/text/date-time.js';
import { Icon } from '../../ui/display/icon.js';
import { PriceChange } from '../../ui/text/price-change.js';
import type { CartItem } from './checkout.api.js';
import { bookedTourOf } from './booked-tour-of.js';
import { useShownFirst } from './use-shown-first.js';

const facts = ['start', 'duration', 'travellers', 'language', 'meetingPoint', 'wishes'] as const;
type Fact = (typeof facts)[number];

const valueOf: Readonly<Record<Fact, (item: CartItem) => string>> = {
  start: ({ startsAt }) => startsAt,
  duration: ({ duration }) => String(duration),
  travellers: ({ travellers: { adults, children, infants } }) => [adults, children, infants].join(),
  language: ({ guideLanguage }) => guideLanguage,
  meetingPoint: ({ meetingPoint }) => meetingPoint.id,
  wishes: ({ specialRequirements }) => specialRequirements ?? '',
};

const wordsOf: Readonly<Record<Fact, (item: CartItem) => ReactNode>> = {
  start: (item) => <When {...bookedTourOf(item)} />,
  duration: ({ duration }) => <Duration minutes={duration} />,
  travellers: ({ travellers }) => <Party travellers={travellers} />,
  language: ({ guideLanguage }) => <LanguageName code={guideLanguage} />,
  meetingPoint: ({ meetingPoint }) => meetingPoint.name,
  wishes: ({ specialRequirements }) => specialRequirements ?? '–',
};

/** What is another than before, apart from the price. */
export const changedFacts = (before: CartItem, item: CartItem): readonly Fact[] =>
  facts.filter((fact) => valueOf[fact](before) !== valueOf[fact](item));

const isSamePrice = ({ price: a }: CartItem, { price: b }: CartItem): boolean =>
  a.amount === b.amount && a.currency === b.currency;

/** At a line that was just changed: what is another now, and what it costs. It takes the focus. */
export function LineChanges({ before, item }: { before: CartItem; item: CartItem }) {
  const box = useShownFirst<HTMLDivElement>('center');
  const changed = changedFacts(before, item);
  return (
    <div ref={box} tabIndex={-1} role="status" className="flex gap-3 rounded-lg bg-pine-soft p-4 text-ink outline-none">
      <Icon of={CircleCheck} className="mt-0.5 size-5 text-pine" />
      <div className="grid min-w-0 gap-1">
        <p className="font-medium">
          <FormattedMessage id={changed.length > 0 ? 'checkout.change.done' : 'checkout.change.nothing'} />
        </p>
        {changed.length > 0 && (
          <ul className="grid gap-1 text-sm wrap-anywhere">
            {changed.map((fact) => (
              <li key={fact}>
                <FormattedMessage id={`checkout.change.now.${fact}`} values={{ value: wordsOf[fact](item) }} />
              </li>
            ))}
            <li>
              {isSamePrice(before, item) ? (
                <FormattedMessage id="checkout.change.samePrice" />
              ) : (
                <PriceChange id="checkout.change.price" from={before.price} to={item.price} />
              )}
            </li>
          </ul>
        )}
      </div>
    </div>
  );
}
