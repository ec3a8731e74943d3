import type { ReactNode } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import { Party } from '../../shared/booking-view/booked-tour-facts.js';
import { ClockTime, Day, Moment } from '../../ui/text/date-time.js';
import type { Quote } from './quotes.api.js';

export interface QuoteFact {
  readonly name: ReactNode;
  readonly value: ReactNode;
}

type Wishes = Quote['wishes'];

const name = (key: string) => <FormattedMessage id={`quotes.field.${key}`} />;

/** A fact whose value is there. */
const told = (key: string, value: ReactNode): readonly QuoteFact[] =>
  value === undefined || value === '' || value === false ? [] : [{ name: name(key), value }];

const days = ({ selectedFromDate, selectedToDate }: Wishes): readonly QuoteFact[] => [
  ...told('selectedFromDate', selectedFromDate && <Day value={selectedFromDate} look="weekday" />),
  ...told('selectedToDate', selectedToDate && <Day value={selectedToDate} look="weekday" />),
];

const time = (key: string, value: string | undefined): readonly QuoteFact[] =>
  told(key, value && <ClockTime value={value} />);

/** The day and the time of a service: as an instant where its place is known. */
function start({ wishes, startsAt, place }: Pick<Quote, 'wishes' | 'startsAt' | 'place'>): readonly QuoteFact[] {
  if (wishes.date === undefined) return days(wishes);
  if (startsAt && place)
    return [
      {
        name: <FormattedMessage id="quotes.fact.starts" />,
        value: <Moment value={startsAt} timeZone={place.timeZone} />,
      },
    ];
  return [...told('date', <Day value={wishes.date} look="weekday" />), ...time('time', wishes.time)];
}

/** What was asked for, in the order in which the form asked. */
export function wishFacts(quote: Pick<Quote, 'type' | 'wishes' | 'startsAt' | 'place'>): readonly QuoteFact[] {
  const { type, wishes } = quote;
  const isAirport = type === 'airport-pickup';
  const { suitcases, childSeats, interests = [] } = wishes;
  return [
    ...told('routeType', wishes.routeType && <FormattedMessage id={`quotes.route.${wishes.routeType}`} />),
    ...told('airport', wishes.airport),
    ...told('flightNumber', wishes.flightNumber),
    ...told('terminal', wishes.terminal),
    ...told(type === 'safari' ? 'park' : 'location', wishes.location),
    ...told('ship', wishes.ship),
    ...told('stopovers', wishes.stopovers && <FormattedList value={wishes.stopovers} />),
    ...start(quote),
    ...time(isAirport ? 'landing' : 'arrivalTime', wishes.arrivalTime),
    ...time('allAboard', wishes.allAboard),
    ...time(isAirport ? 'takeOff' : 'departureTime', wishes.departureTime),
    ...told('addressFrom', wishes.addressFrom),
    ...told('addressTo', wishes.addressTo),
    { name: name('selectedTravelers'), value: <Party travellers={wishes.selectedTravelers} /> },
    ...told('suitcases', suitcases),
    ...told('childSeats', childSeats),
    ...told('vehicle', wishes.vehicle),
    ...told('wheelchair', wishes.wheelchair && <FormattedMessage id="quotes.fact.yes" />),
    ...told('lodging', wishes.lodging && <FormattedMessage id={`quotes.lodging.${wishes.lodging}`} />),
    ...told('interests', interests.length > 0 && <Interests interests={interests} />),
    ...told('programme', wishes.programme),
    ...told('message', wishes.message),
  ];
}

const Interests = ({ interests }: { interests: readonly string[] }) => (
  <ul>
    {interests.map((interest) => (
      <li key={interest}>
        <FormattedMessage id={`quotes.interest.${interest}`} />
      </li>
    ))}
  </ul>
);
