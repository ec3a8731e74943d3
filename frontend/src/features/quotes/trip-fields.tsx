import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { CityCombobox } from '../../shared/city-search/city-combobox.js';
import { useZoneOf } from '../../shared/city-search/use-zone-of.js';
import { Icon } from '../../ui/display/icon.js';
import { Button } from '../../ui/form/button.js';
import { Checkbox, RadioGroup } from '../../ui/form/checkbox.js';
import { FieldError } from '../../ui/form/field.js';
import { Select } from '../../ui/form/select.js';
import { TextArea, TextInput } from '../../ui/form/text-input.js';
import { areaOf } from './ride-price.js';
import { AirportField } from './airport-field.js';
import { INTERESTS, LODGINGS, type QuoteValues } from './quote-values.js';
import { cruiseShipsQuery, type QuoteChoices, type QuoteType } from './quotes.api.js';
import { type AllowedRange, QuoteDayField, type QuoteFieldsProps, QuoteTimeField } from './when-fields.js';

export interface TripFieldsProps extends QuoteFieldsProps {
  readonly type: QuoteType;
  readonly choices: QuoteChoices;
}

const MOST_STOPS = 10;

/** The range of a service, on the clock of its place. */
const rangeOf = ({ type, choices }: TripFieldsProps, timeZone: string | undefined): AllowedRange => ({
  leadHours: choices.services.find((service) => service.type === type)?.leadHours ?? 0,
  daysAhead: choices.daysAhead,
  timeZone,
});

/** Where and when: what each service asks of its own. */
export function TripFields(props: TripFieldsProps) {
  switch (props.type) {
    case 'airport-pickup':
      return <AirportTrip {...props} />;
    case 'transfer':
      return <TransferTrip {...props} />;
    case 'cruise-tour':
      return <CruiseTrip {...props} />;
    case 'business-trip':
      return <BusinessTrip {...props} />;
    case 'safari':
      return <SafariTrip {...props} />;
    case 'general':
      return <GeneralTrip {...props} />;
  }
}

function AirportTrip(props: TripFieldsProps) {
  const { form, field, errorOf } = props;
  const [routeType, airport, airportText, airportZone] = useWatch({
    control: form.control,
    name: ['routeType', 'airport', 'airportText', 'airportZone'],
  });
  const range = rangeOf(props, airportZone || undefined);
  const isArrival = routeType === 'airport_to_address';
  const place = airport ? airportText : undefined;
  return (
    <>
      <RadioGroup
        legend={<FormattedMessage id="quotes.field.routeType" />}
        options={(['airport_to_address', 'address_to_airport'] as const).map((value) => ({
          value,
          label: <FormattedMessage id={`quotes.route.${value}`} />,
        }))}
        {...form.register('routeType')}
      />
      <AirportField
        text={airportText}
        error={errorOf('airport')}
        onText={(text) => {
          form.setValue('airportText', text);
          form.setValue('airport', '');
        }}
        onPick={({ iata, timeZone }, text) => {
          form.setValue('airportText', text);
          form.setValue('airportZone', timeZone);
          form.setValue('airport', iata, { shouldDirty: true });
        }}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextInput
          {...field('flightNumber')}
          autoComplete="off"
          autoCapitalize="characters"
          label={<FormattedMessage id="quotes.field.flightNumber" />}
          hint={<FormattedMessage id="quotes.field.flightNumber.hint" />}
        />
        <TextInput
          {...field('terminal')}
          autoComplete="off"
          label={<FormattedMessage id="quotes.field.terminal" />}
          hint={<FormattedMessage id="quotes.field.terminal.hint" />}
        />
      </div>
      <QuoteDayField {...props} name="date" range={range} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {isArrival ? (
          <QuoteTimeField {...props} key="landing" name="arrivalTime" as="landing" optional place={place} />
        ) : (
          <QuoteTimeField {...props} key="departure" name="departureTime" as="takeOff" optional place={place} />
        )}
        <QuoteTimeField {...props} name="time" place={place} />
      </div>
      <TextInput
        key={routeType}
        {...field(isArrival ? 'addressTo' : 'addressFrom')}
        optional
        autoComplete="street-address"
        label={<FormattedMessage id={isArrival ? 'quotes.field.addressTo' : 'quotes.field.addressFrom'} />}
        hint={<FormattedMessage id="quotes.field.address.hint" />}
      />
      <ZoneField {...props} name={isArrival ? 'zoneTo' : 'zoneFrom'} />
    </>
  );
}

/** Where an address is, in a city with a price table: with it the price is known at once. */
function ZoneField({ form, field, type, choices, name }: TripFieldsProps & { name: 'zoneFrom' | 'zoneTo' }) {
  const [airport, location] = useWatch({ control: form.control, name: ['airport', 'location'] });
  const area = areaOf(type, { airport, location }, choices);
  if (!area) return null;
  return (
    <Select
      key={`${name} ${area.city}`}
      {...field(name)}
      optional
      label={<FormattedMessage id={`quotes.field.${name}`} />}
      hint={<FormattedMessage id="quotes.field.zone.hint" />}
    >
      <FormattedMessage id="quotes.zone.unknown">{(text) => <option value="">{text}</option>}</FormattedMessage>
      {area.zones.map((zone) => (
        <option key={zone.id} value={zone.id}>
          {zone.name}
        </option>
      ))}
    </Select>
  );
}

/** A city of the catalogue, or any other place in the customer's words. */
function CityField({ form, errorOf, optional = false }: TripFieldsProps & { optional?: boolean }) {
  const intl = useIntl();
  const text = useWatch({ control: form.control, name: 'locationText' });
  const label = intl.formatMessage({ id: optional ? 'quotes.field.location.optional' : 'quotes.field.location' });
  return (
    <CityCombobox
      label={label}
      text={text}
      error={errorOf('location')}
      hint={<FormattedMessage id="quotes.field.location.hint" />}
      onText={(typed) => {
        form.setValue('locationText', typed);
        form.setValue('location', typed, { shouldDirty: true });
      }}
      onPick={({ key, title, isAction = false }) => {
        if (isAction) return;
        form.setValue('locationText', title);
        form.setValue('location', key, { shouldDirty: true });
      }}
    />
  );
}

/** The clock of the chosen city; undefined for any other place. */
function useCity({ form }: QuoteFieldsProps): { zone: string | undefined; name: string | undefined } {
  const [location, locationText] = useWatch({ control: form.control, name: ['location', 'locationText'] });
  const zone = useZoneOf(location || undefined);
  return { zone, name: zone === undefined ? undefined : locationText };
}

function TransferTrip(props: TripFieldsProps) {
  const { field } = props;
  const city = useCity(props);
  return (
    <>
      <CityField {...props} />
      {(['addressFrom', 'addressTo'] as const).map((name) => (
        <TextInput
          key={name}
          {...field(name)}
          autoComplete="off"
          label={<FormattedMessage id={`quotes.field.${name}`} />}
          hint={name === 'addressFrom' && <FormattedMessage id="quotes.field.address.hint" />}
        />
      ))}
      {(['zoneFrom', 'zoneTo'] as const).map((name) => (
        <ZoneField key={name} {...props} name={name} />
      ))}
      <QuoteDayField {...props} name="date" range={rangeOf(props, city.zone)} />
      <QuoteTimeField {...props} name="time" place={city.name} />
    </>
  );
}

function CruiseTrip(props: TripFieldsProps) {
  const { form, field, errorOf, choices } = props;
  const { data: companies = [] } = useQuery(cruiseShipsQuery(useSite()));
  const stopovers = useWatch({ control: form.control, name: 'stopovers' });
  const port = choices.ports.find(({ name }) => name === stopovers[0]?.trim());
  return (
    <>
      <TextInput
        {...field('ship')}
        list="known-ships"
        autoComplete="off"
        label={<FormattedMessage id="quotes.field.ship" />}
        hint={<FormattedMessage id="quotes.field.ship.hint" />}
      />
      <datalist id="known-ships">
        {companies.flatMap(({ name: company, ships }) =>
          ships.map(({ id, name }) => (
            <option key={id} value={name}>
              {company}
            </option>
          )),
        )}
      </datalist>
      <Stopovers form={form} stopovers={stopovers} error={errorOf('stopovers')} />
      <datalist id="known-ports">
        {choices.ports.map(({ id, name, country }) => (
          <option key={id} value={name}>
            {country}
          </option>
        ))}
      </datalist>
      <QuoteDayField {...props} name="date" range={rangeOf(props, port?.timeZone)} />
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <QuoteTimeField {...props} name="arrivalTime" />
        <QuoteTimeField {...props} name="allAboard" />
        <QuoteTimeField {...props} name="departureTime" optional />
      </div>
      <TextArea
        {...field('programme')}
        optional
        rows={3}
        label={<FormattedMessage id="quotes.field.programme" />}
        hint={<FormattedMessage id="quotes.field.programme.ashore" />}
      />
    </>
  );
}

interface StopoversProps extends Pick<TripFieldsProps, 'form'> {
  stopovers: readonly string[];
  error: string | undefined;
}

/** The ports of call where somebody comes ashore, in their order. */
function Stopovers({ form, stopovers, error }: StopoversProps) {
  const intl = useIntl();
  const change = (changed: string[]): void => form.setValue('stopovers', changed, { shouldDirty: true });
  return (
    <fieldset className="grid gap-2" data-field>
      <legend className="mb-1.5 font-medium">
        <FormattedMessage id="quotes.field.stopovers" />
      </legend>
      {stopovers.map((stop, index) => (
        <div key={index} className="flex items-end gap-2">
          <div className="grow">
            <TextInput
              id={index === 0 ? 'field-stopovers' : `field-stopovers-${index}`}
              list="known-ports"
              autoComplete="off"
              label={<FormattedMessage id="quotes.field.stopover" values={{ number: index + 1 }} />}
              value={stop}
              error={index === 0 ? error : undefined}
              onChange={({ target }) => change(stopovers.map((each, at) => (at === index ? target.value : each)))}
            />
          </div>
          {stopovers.length > 1 && (
            <Button
              look="quiet"
              aria-label={intl.formatMessage({ id: 'quotes.stopover.remove' }, { number: index + 1 })}
              onClick={() => change(stopovers.filter((_, at) => at !== index))}
            >
              <Icon of={Trash2} className="size-5" />
            </Button>
          )}
        </div>
      ))}
      {stopovers.length < MOST_STOPS && (
        <div>
          <Button look="quiet" onClick={() => change([...stopovers, ''])}>
            <Icon of={Plus} className="size-5" />
            <FormattedMessage id="quotes.stopover.add" />
          </Button>
        </div>
      )}
    </fieldset>
  );
}

const Days = (props: TripFieldsProps & { zone?: string | undefined; optional?: boolean }) => (
  <div className="grid items-start gap-5 sm:grid-cols-2">
    {(['selectedFromDate', 'selectedToDate'] as const).map((name) => (
      <QuoteDayField
        key={name}
        {...props}
        name={name}
        range={rangeOf(props, props.zone)}
        optional={props.optional ?? false}
      />
    ))}
  </div>
);

function BusinessTrip(props: TripFieldsProps) {
  const city = useCity(props);
  return (
    <>
      <CityField {...props} />
      <Days {...props} zone={city.zone} />
      <TextArea
        {...props.field('programme')}
        optional
        rows={4}
        label={<FormattedMessage id="quotes.field.programme" />}
        hint={<FormattedMessage id="quotes.field.programme.business" />}
      />
    </>
  );
}

function SafariTrip(props: TripFieldsProps) {
  const { form, field, errorOf } = props;
  return (
    <>
      <TextInput
        {...field('location')}
        autoComplete="off"
        label={<FormattedMessage id="quotes.field.park" />}
        hint={<FormattedMessage id="quotes.field.park.hint" />}
      />
      <Days {...props} />
      <Select {...field('lodging')} label={<FormattedMessage id="quotes.field.lodging" />}>
        {LODGINGS.map((lodging) => (
          <FormattedMessage key={lodging} id={`quotes.lodging.${lodging}`}>
            {(text) => <option value={lodging}>{text}</option>}
          </FormattedMessage>
        ))}
      </Select>
      <fieldset className="grid gap-2" data-field>
        <legend className="mb-2 font-medium">
          <FormattedMessage id="quotes.field.interests" />
        </legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {INTERESTS.map((interest) => (
            <Checkbox
              key={interest}
              {...form.register('interests')}
              value={interest}
              label={<FormattedMessage id={`quotes.interest.${interest}`} />}
            />
          ))}
        </div>
        {errorOf('interests') && <FieldError id="field-interests-error">{errorOf('interests')}</FieldError>}
      </fieldset>
    </>
  );
}

function GeneralTrip(props: TripFieldsProps) {
  const city = useCity(props);
  return (
    <>
      <TextArea
        {...props.field('message')}
        rows={6}
        label={<FormattedMessage id="quotes.field.message.general" />}
        hint={<FormattedMessage id="quotes.field.message.general.hint" />}
      />
      <CityField {...props} optional />
      <Days {...props} zone={city.zone} optional />
    </>
  );
}

/** Ids of ships and ports that the customer has written by their names. */
export function withKnownIds(
  values: QuoteValues,
  ships: readonly { readonly id: string; readonly name: string }[],
  ports: QuoteChoices['ports'],
): QuoteValues {
  const idOf = (known: readonly { readonly id: string; readonly name: string }[], name: string): string =>
    known.find((each) => each.name.toLowerCase() === name.trim().toLowerCase())?.id ?? name;
  return { ...values, ship: idOf(ships, values.ship), stopovers: values.stopovers.map((stop) => idOf(ports, stop)) };
}
