import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { controlClass } from '../../ui/field.js';
import { useHydrated } from '../../ui/use-hydrated.js';
import { priceText } from './filter-text.js';
import { typedAmount, type PriceScale } from './price-scale.js';
import { NO_PRICE_LIMIT } from './tour-filters.js';

interface Prices {
  readonly minPrice: number;
  readonly maxPrice: number;
}

interface PriceFilterProps extends Prices {
  scale: PriceScale;
  onChange: (prices: Prices) => void;
  prefix: string;
}

const STEP = 10;
const PAUSE_MS = 350;

/** What is drawn follows the hand at once, the list once the hand rests or lets go. */
function useRested({ minPrice, maxPrice, onChange }: Pick<PriceFilterProps, 'minPrice' | 'maxPrice' | 'onChange'>) {
  const [moving, setMoving] = useState<Prices>();
  const settle = (prices: Prices): void => {
    setMoving(undefined);
    onChange(prices);
  };
  // With the other filters as they are then: one may have been chosen since the hand moved.
  const rest = useEffectEvent(settle);
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => rest(moving), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [moving]);
  return { prices: moving ?? { minPrice, maxPrice }, move: setMoving, settle, letGo: () => moving && settle(moving) };
}

/** A typed amount counts when the field is left or Enter is pressed. */
function AmountField({
  label,
  euros,
  scale,
  id,
  onDone,
}: {
  label: string;
  euros: number;
  scale: PriceScale;
  id: string;
  onDone: (euros: number) => void;
}) {
  const [typed, setTyped] = useState<string>();
  const isHydrated = useHydrated();
  const done = (): void => {
    if (typed === undefined) return;
    const amount = typedAmount(typed);
    setTyped(undefined);
    onDone(amount === undefined ? euros : scale.euros(amount));
  };
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm text-ink-soft">
        {label}
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        readOnly={!isHydrated}
        value={typed ?? String(scale.shown(euros))}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={done}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          done();
        }}
        className={`${controlClass} tabular-nums`}
      />
    </div>
  );
}

/** Two ends on one line, and two fields for who would rather type. Without script the ends alone are sent, in euros. */
export function PriceFilter({ scale, prefix, ...rest }: PriceFilterProps) {
  const intl = useIntl();
  const { prices, move, settle, letGo } = useRested(rest);
  const { minPrice, maxPrice } = prices;
  const withMin = (euros: number): Prices => ({ minPrice: Math.min(euros, maxPrice), maxPrice });
  const withMax = (euros: number): Prices => ({ minPrice, maxPrice: Math.max(euros, minPrice) });
  const share = (euros: number): string => `${(100 * euros) / NO_PRICE_LIMIT}%`;
  const slider = (end: keyof Prices, moved: (euros: number) => Prices) => (
    <input
      type="range"
      name={end}
      min={0}
      max={NO_PRICE_LIMIT}
      step={STEP}
      value={prices[end]}
      aria-label={intl.formatMessage({ id: `tours.price.${end}` })}
      aria-valuetext={priceText(prices[end], scale, intl)}
      onChange={(event) => move(moved(Number(event.target.value)))}
      onPointerUp={letGo}
      onBlur={letGo}
      className="range-end absolute inset-x-0 top-0 h-8 w-full"
    />
  );
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-medium">
        <FormattedMessage id="tours.price" />
      </legend>
      <p className="text-sm text-ink-soft tabular-nums">
        <FormattedMessage
          id="tours.price.range"
          values={{ from: priceText(minPrice, scale, intl), to: priceText(maxPrice, scale, intl) }}
        />
      </p>
      <div className="relative mx-1 h-8">
        <div className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-line-strong" />
        <div
          style={{ insetInlineStart: share(minPrice), insetInlineEnd: share(NO_PRICE_LIMIT - maxPrice) }}
          className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-action"
        />
        {slider('minPrice', withMin)}
        {slider('maxPrice', withMax)}
      </div>
      <div className="grid grid-cols-2 gap-3">
        <AmountField
          id={`${prefix}-min`}
          label={intl.formatMessage({ id: 'tours.price.least' }, { currency: scale.currency })}
          euros={minPrice}
          scale={scale}
          onDone={(euros) => settle(withMin(euros))}
        />
        <AmountField
          id={`${prefix}-max`}
          label={intl.formatMessage({ id: 'tours.price.most' }, { currency: scale.currency })}
          euros={maxPrice}
          scale={scale}
          onDone={(euros) => settle(withMax(euros))}
        />
      </div>
    </fieldset>
  );
}
