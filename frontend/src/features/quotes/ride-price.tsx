import { useQuery } from '@tanstack/react-query';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { Moment } from '../../ui/text/date-time.js';
import { localZone } from '../../ui/text/local-zone.js';
import { MoneyText } from '../../ui/text/money.js';
import type { QuoteValues } from './quote-values.js';
import { priceRide, type QuoteChoices, type QuoteType, type RidePriceRequest } from './quotes.api.js';

/** The beginning of the key of its query. */
export const RIDE_PRICE = 'ride-price';
/** A price holds for half an hour: it is asked for anew before. */
const FRESH_MS = 20 * 60_000;

type Area = QuoteChoices['areas'][number];
type Shown = NonNullable<Awaited<ReturnType<typeof priceRide>>['price']>;

/** The price table of the airport or the city. */
export const areaOf = (
  type: QuoteType,
  { airport, location }: Pick<QuoteValues, 'airport' | 'location'>,
  { areas }: Pick<QuoteChoices, 'areas'>,
): Area | undefined =>
  areas.find(({ city, airports }) => (type === 'airport-pickup' ? airports.includes(airport) : city === location));

/** The ride, once everything that its price depends on is chosen. */
export function rideOf(
  type: QuoteType,
  values: QuoteValues,
  choices: Pick<QuoteChoices, 'areas'>,
): RidePriceRequest | undefined {
  const { airport, location, routeType, zoneFrom, zoneTo, vehicle, date, time } = values;
  const area = areaOf(type, values, choices);
  if (!area || !vehicle || !date || !time) return undefined;
  const isZone = (zone: string): boolean => area.zones.some(({ id }) => id === zone);
  const asked = { vehicle, date, time };
  if (type === 'transfer')
    return isZone(zoneFrom) && isZone(zoneTo) ? { type, location, zoneFrom, zoneTo, ...asked } : undefined;
  if (type !== 'airport-pickup') return undefined;
  if (routeType === 'airport_to_address')
    return isZone(zoneTo) ? { type, airport, routeType, zoneTo, ...asked } : undefined;
  return isZone(zoneFrom) ? { type, airport, routeType, zoneFrom, ...asked } : undefined;
}

/** The price of what is chosen in the form; undefined where a person must price it. */
export function useRidePrice(
  type: QuoteType,
  form: UseFormReturn<QuoteValues>,
  choices: QuoteChoices,
): Shown | undefined {
  const api = useApi();
  const site = useSite();
  const values = useWatch({ control: form.control }) as QuoteValues;
  const ride = rideOf(type, values, choices);
  const { data } = useQuery({
    queryKey: [RIDE_PRICE, ride, site.locale],
    queryFn: () => (ride ? priceRide(api, ride, site) : { price: null }),
    enabled: ride !== undefined,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    retry: false,
  });
  return ride && (data?.price ?? undefined);
}

/** The price before sending: what it is made of, and until when it holds. */
export const RidePrice = ({ price: { parts, total, guaranteedUntil } }: { price: Shown }) => (
  <section aria-labelledby="ride-price" className="grid gap-2 rounded-lg bg-pine-soft p-5">
    <h2 id="ride-price" className="text-lg">
      <FormattedMessage id="quotes.price.title" />
    </h2>
    <dl className="grid gap-1" aria-live="polite">
      {parts.map(({ kind, amount }) => (
        <div key={kind} className="flex justify-between gap-4">
          <dt>
            <FormattedMessage id={`quotes.price.part.${kind}`} />
          </dt>
          <dd className="whitespace-nowrap">
            <MoneyText value={amount} />
          </dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t border-line-strong pt-2 font-medium">
        <dt>
          <FormattedMessage id="quotes.offer.total" />
        </dt>
        <dd className="font-serif text-xl whitespace-nowrap">
          <MoneyText value={total} />
        </dd>
      </div>
    </dl>
    <p className="text-sm">
      <FormattedMessage
        id="quotes.price.until"
        values={{ moment: <Moment value={guaranteedUntil} timeZone={localZone()} /> }}
      />
    </p>
  </section>
);
