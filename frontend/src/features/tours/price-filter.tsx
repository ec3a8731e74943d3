import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { controlClass } from '../../ui/field.js';
import { useHydrated } from '../../ui/use-hydrated.js';
import { priceText } from './filter-text.js';
import type { PriceScale } from './price-scale.js';
import { NO_PRICE_LIMIT } from './tour-filters.js';

interface PriceFilterProps {
  scale: PriceScale;
  minPrice: number;
  maxPrice: number;
  onChange: (prices: { minPrice: number; maxPrice: number }) => void;
  prefix: string;
}

const STEP = 10;
const PAUSE_MS = 350;

/** What is drawn follows the hand at once, the list once the hand rests. */
function useRested(props: Pick<PriceFilterProps, 'minPrice' | 'maxPrice' | 'onChange'>) {
  const { minPrice, maxPrice, onChange } = props;
  const [moving, setMoving] = useState<{ minPrice: number; maxPrice: number }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const move = (next: { minPrice: number; maxPrice: number }, pause = PAUSE_MS): void => {
    setMoving(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setMoving(undefined);
      onChange(next);
    }, pause);
  };
  return { prices: moving ?? { minPrice, maxPrice }, move };
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
    const digits = typed.replace(/\D/g, '');
    setTyped(undefined);
    onDone(digits === '' ? euros : scale.euros(Number(digits)));
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
        disabled={!isHydrated}
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
  const { prices, move } = useRested(rest);
  const { minPrice, maxPrice } = prices;
  const setMin = (euros: number, pause?: number) => move({ minPrice: Math.min(euros, maxPrice), maxPrice }, pause);
  const setMax = (euros: number, pause?: number) => move({ minPrice, maxPrice: Math.max(euros, minPrice) }, pause);
  const share = (euros: number): string => `${(100 * euros) / NO_PRICE_LIMIT}%`;
  const slider = (end: 'minPrice' | 'maxPrice', set: (euros: number) => void) => (
    <input
      type="range"
      name={end}
      min={0}
      max={NO_PRICE_LIMIT}
      step={STEP}
      value={prices[end]}
      aria-label={intl.formatMessage({ id: `tours.price.${end}` })}
      aria-valuetext={priceText(prices[end], scale, intl)}
      onChange={(event) => set(Number(event.target.value))}
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
        {slider('minPrice', setMin)}
        {slider('maxPrice', setMax)}
      </div>
      <div className="grid grid-cols-2 gap-3">
        <AmountField
          id={`${prefix}-min`}
          label={intl.formatMessage({ id: 'tours.price.least' }, { currency: scale.currency })}
          euros={minPrice}
          scale={scale}
          onDone={(euros) => setMin(euros, 0)}
        />
        <AmountField
          id={`${prefix}-max`}
          label={intl.formatMessage({ id: 'tours.price.most' }, { currency: scale.currency })}
          euros={maxPrice}
          scale={scale}
          onDone={(euros) => setMax(euros, 0)}
        />
      </div>
    </fieldset>
  );
}
