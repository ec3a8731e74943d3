import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { controlClass } from '../../ui/form/field.js';
import { useAfterPress } from '../../ui/behavior/use-after-press.js';
import { useHydrated } from '../../ui/behavior/use-hydrated.js';
import { pricesText, priceText } from './filter-text.js';
import { typedAmount, type End, type PriceScale } from './price-scale.js';
import { NO_PRICE_LIMIT, USUAL } from './tour-filters.js';

interface Prices {
  readonly minPrice: number;
  readonly maxPrice: number;
}

interface PriceFilterProps extends Prices {
  scale: PriceScale;
  /** Whose price it is, together. */
  people: number;
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

type Typed = Readonly<Partial<Record<End, string>>>;

const ENDS = ['minPrice', 'maxPrice'] as const;

/** What was typed counts when its field is left or Enter is pressed; an end beyond the other one stays as it was typed, an emptied one limits nothing. */
function useTyped(prices: Prices, scale: PriceScale, settle: (prices: Prices) => void) {
  const [typed, setTyped] = useState<Typed>({});
  const [refused, setRefused] = useState<End>();
  const { minPrice, maxPrice } = prices;
  const [typedFor, setTypedFor] = useState(prices);
  const forget = (): void => {
    setTyped({});
    setRefused(undefined);
  };
  // Other prices than those that were typed against: a chip was taken away, an end was moved.
  if (typedFor.minPrice !== minPrice || typedFor.maxPrice !== maxPrice) {
    setTypedFor({ minPrice, maxPrice });
    forget();
  }
  const done = (end: End): void => {
    if (typed[end] === undefined) return;
    const wanted = { minPrice, maxPrice };
    for (const each of ENDS) {
      const amount = typedAmount(typed[each] ?? '');
      if (amount !== undefined) wanted[each] = scale.euros(each, amount);
      else if (typed[each]?.trim() === '') wanted[each] = USUAL[each];
    }
    if (wanted.minPrice > wanted.maxPrice) return setRefused(end);
    forget();
    settle(wanted);
  };
  return {
    refused,
    fieldOf: (end: End) => ({
      text: typed[end],
      onText: (text: string): void => setTyped({ ...typed, [end]: text }),
      onDone: () => done(end),
      isRefused: refused === end,
    }),
  };
}

interface AmountFieldProps extends Omit<ReturnType<ReturnType<typeof useTyped>['fieldOf']>, 'text'> {
  label: string;
  shown: number;
  text: string | undefined;
  id: string;
  /** Id of what is wrong with it. */
  problem: string;
}

function AmountField({ label, shown, text, id, problem, isRefused, onText, onDone }: AmountFieldProps) {
  const isHydrated = useHydrated();
  const leave = useAfterPress(onDone);
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
        value={text ?? String(shown)}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? problem : undefined}
        onChange={(event) => onText(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onDone();
        }}
        className={`${controlClass} tabular-nums`}
      />
    </div>
  );
}

const LABELS = { minPrice: 'tour-list.price.least', maxPrice: 'tour-list.price.most' } as const;

/** Two ends on one line, and two fields for who would rather type. Without script the ends alone are sent, in euros. */
export function PriceFilter({ scale, people, prefix, ...rest }: PriceFilterProps) {
  const intl = useIntl();
  const { prices, move, settle, letGo } = useRested(rest);
  const leave = useAfterPress(letGo);
  const { minPrice, maxPrice } = prices;
  const withMin = (euros: number): Prices => ({ minPrice: Math.min(euros, maxPrice), maxPrice });
  const withMax = (euros: number): Prices => ({ minPrice, maxPrice: Math.max(euros, minPrice) });
  const { refused, fieldOf } = useTyped(prices, scale, settle);
  const problemOf = (end: End) =>
    end === 'minPrice'
      ? { id: 'tour-list.price.aboveMost', values: { price: priceText('maxPrice', maxPrice, scale, intl) } }
      : { id: 'tour-list.price.belowLeast', values: { price: priceText('minPrice', minPrice, scale, intl) } };
  const share = (euros: number): string => `${(100 * euros) / NO_PRICE_LIMIT}%`;
  // Where both stand together, the one that can still be pulled away lies on top.
  const isLowestOnTop = minPrice > NO_PRICE_LIMIT / 2;
  const slider = (end: End, moved: (euros: number) => Prices) => (
    <input
      type="range"
      name={end}
      min={0}
      max={NO_PRICE_LIMIT}
      step={STEP}
      value={prices[end]}
      aria-label={intl.formatMessage({ id: `tour-list.price.${end}` })}
      aria-valuetext={priceText(end, prices[end], scale, intl)}
      onChange={(event) => move(moved(Number(event.target.value)))}
      onPointerUp={letGo}
      onBlur={leave}
      className={`range-end absolute inset-x-0 top-0 h-8 w-full ${end === 'minPrice' && isLowestOnTop ? 'z-1' : ''}`}
    />
  );
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-medium">
        <FormattedMessage id="tour-list.price" values={{ count: people }} />
      </legend>
      <p className="text-sm text-ink-soft tabular-nums">{pricesText(minPrice, maxPrice, scale, intl)}</p>
      <div className="relative mx-1 h-8">
        <div className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-line-strong forced-colors:bg-system-ink" />
        <div
          style={{ insetInlineStart: share(minPrice), insetInlineEnd: share(NO_PRICE_LIMIT - maxPrice) }}
          className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-action forced-colors:bg-system-highlight"
        />
        {slider('minPrice', withMin)}
        {slider('maxPrice', withMax)}
      </div>
      <div className="grid grid-cols-2 gap-3 noscript:hidden">
        {ENDS.map((end) => (
          <AmountField
            key={end}
            id={`${prefix}-${end}`}
            label={intl.formatMessage({ id: LABELS[end] }, { currency: scale.currency })}
            shown={scale.shown(end, prices[end])}
            problem={`${prefix}-problem`}
            {...fieldOf(end)}
          />
        ))}
      </div>
      <p id={`${prefix}-problem`} role="alert" className="text-sm font-medium text-danger empty:sr-only">
        {refused && <FormattedMessage {...problemOf(refused)} />}
      </p>
    </fieldset>
  );
}
