import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Checkbox } from '../../ui/form/checkbox.js';
import { FieldError } from '../../ui/form/field.js';
import { Select } from '../../ui/form/select.js';
import { Stepper } from '../../ui/form/stepper.js';
import { isAsked } from './quote-values.js';
import type { TripFieldsProps } from './trip-fields.js';

const BANDS = ['adults', 'children', 'infants'] as const;
const MOST_SEATS = 20;

/** Who travels, with what, in which vehicle. */
export function PeopleFields({ form, field, errorOf, type, choices }: TripFieldsProps) {
  const intl = useIntl();
  const [party, suitcases, childSeats] = useWatch({
    control: form.control,
    name: ['selectedTravelers', 'suitcases', 'childSeats'],
  });
  const error = errorOf('selectedTravelers');
  const small = party.children + party.infants;
  return (
    <>
      <fieldset data-field aria-describedby={error ? 'field-selectedTravelers-error' : undefined}>
        <legend className="font-medium">
          <FormattedMessage id="quotes.field.selectedTravelers" />
        </legend>
        {BANDS.map((band) => (
          <Stepper
            key={band}
            label={<FormattedMessage id={`quotes.band.${band}`} />}
            name={intl.formatMessage({ id: `quotes.band.${band}` })}
            hint={<FormattedMessage id={`quotes.age.${band}`} />}
            value={party[band]}
            most={200}
            onChange={(count) => form.setValue('selectedTravelers', { ...party, [band]: count }, { shouldDirty: true })}
          />
        ))}
        {error && <FieldError id="field-selectedTravelers-error">{error}</FieldError>}
      </fieldset>
      {isAsked(type, 'suitcases') && (
        <Counted
          name="suitcases"
          value={suitcases}
          most={200}
          onChange={(count) => form.setValue('suitcases', count, { shouldDirty: true })}
          error={errorOf('suitcases')}
        />
      )}
      {isAsked(type, 'childSeats') && small > 0 && (
        <Counted
          name="childSeats"
          value={Math.min(childSeats, small)}
          most={Math.min(small, MOST_SEATS)}
          onChange={(count) => form.setValue('childSeats', count, { shouldDirty: true })}
          error={errorOf('childSeats')}
        />
      )}
      {isAsked(type, 'vehicle') && (
        <Select
          {...field('vehicle')}
          optional
          label={<FormattedMessage id="quotes.field.vehicle" />}
          hint={<FormattedMessage id="quotes.field.vehicle.hint" />}
        >
          <FormattedMessage id="quotes.vehicle.any">{(text) => <option value="">{text}</option>}</FormattedMessage>
          {choices.vehicles.map(({ id, name, seats, suitcases: room }) => (
            <FormattedMessage key={id} id="quotes.vehicle.option" values={{ name, seats, suitcases: room }}>
              {(text) => <option value={id}>{text}</option>}
            </FormattedMessage>
          ))}
        </Select>
      )}
      <Checkbox {...form.register('wheelchair')} label={<FormattedMessage id="quotes.field.wheelchair" />} />
    </>
  );
}

interface CountedProps {
  name: 'suitcases' | 'childSeats';
  value: number;
  most: number;
  onChange: (count: number) => void;
  error: string | undefined;
}

const Counted = ({ name, value, most, onChange, error }: CountedProps) => (
  <div id={`field-${name}`} tabIndex={-1}>
    <Stepper
      label={<FormattedMessage id={`quotes.field.${name}`} />}
      name={useIntl().formatMessage({ id: `quotes.field.${name}` })}
      value={value}
      most={most}
      onChange={onChange}
    />
    {error && <FieldError id={`field-${name}-error`}>{error}</FieldError>}
  </div>
);
