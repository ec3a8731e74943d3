import { useMemo } from 'react';
import { useFieldArray } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { Button } from '../../ui/form/button.js';
import { TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { Duration } from '../../ui/text/date-time.js';
import { CheckGroup } from './check-group.js';
import { emptyOption, optionsSchema, sentOption, valuesOf, type OptionsValues } from './options.schema.js';
import { Section, SectionForm, useRenewal } from './section-form.js';
import type { TourEditing } from './tour-editing.js';
import { changeOptions } from './tours.api.js';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** A Monday. */
const dayOf = (weekday: number): Date => new Date(Date.UTC(2027, 0, 3 + weekday));
const monthOf = (month: number): Date => new Date(Date.UTC(2027, month - 1, 1));

/** Durations with their prices and start times. What is sold already keeps its price. */
export function OptionsSection({ editing }: { editing: TourEditing }) {
  const [key, renew] = useRenewal();
  const { options } = editing.tour;
  return (
    <Section
      title={<FormattedMessage id="tour-desk.options" />}
      summary={
        <span className="flex flex-wrap gap-x-3">
          {options.map(({ durationMinutes }) => (
            <Duration key={durationMinutes} minutes={durationMinutes} />
          ))}
        </span>
      }
    >
      <OptionsForm key={key} editing={editing} onSaved={renew} />
    </Section>
  );
}

type Form = ReturnType<typeof useCheckedForm<OptionsValues>>;

function OptionsForm({ editing, onSaved }: { editing: TourEditing; onSaved: () => void }) {
  const api = useApi();
  const { tour } = editing;
  const { currency, kind } = tour.basics;
  const schema = useMemo(() => optionsSchema(currency, kind), [currency, kind]);
  const opening = { options: tour.options.map((option) => valuesOf(option, currency)) };
  const checked = useCheckedForm<OptionsValues>(schema, opening, undefined, {}, 'options');
  const { fields, append, remove } = useFieldArray({ control: checked.form.control, name: 'options' });
  return (
    <SectionForm
      checked={checked}
      onSend={async ({ options }) => {
        const body = { options: options.map((option) => sentOption(option, tour.basics)), version: tour.version };
        await editing.send(changeOptions(api, tour.id, body));
        onSaved();
      }}
    >
      <p className="text-sm text-ink-soft">
        <FormattedMessage id="tour-desk.options.hint" values={{ currency }} />
      </p>
      {fields.map(({ id }, index) => (
        <OptionFields key={id} checked={checked} index={index} kind={kind} onRemove={() => remove(index)} />
      ))}
      <div>
        <Button look="secondary" onClick={() => append(emptyOption)}>
          <FormattedMessage id="tour-desk.option.add" />
        </Button>
      </div>
    </SectionForm>
  );
}

interface OptionFieldsProps {
  checked: Form;
  index: number;
  kind: 'private' | 'group';
  onRemove: () => void;
}

function OptionFields({ checked, index, kind, onRemove }: OptionFieldsProps) {
  const intl = useIntl();
  const { field, form, errorOf } = checked;
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line p-4">
      <legend className="px-2 font-medium">
        <FormattedMessage id="tour-desk.option" values={{ number: index + 1 }} />
      </legend>
      <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-4">
        <TextInput
          {...field(`options.${index}.duration`)}
          inputMode="numeric"
          label={<FormattedMessage id="tour-desk.duration" />}
        />
        <TextInput
          {...field(`options.${index}.minimum`)}
          inputMode="numeric"
          label={<FormattedMessage id="tour-desk.minimum" />}
        />
        <TextInput
          {...field(`options.${index}.maximum`)}
          inputMode="numeric"
          label={<FormattedMessage id="tour-desk.maximum" />}
        />
        {kind === 'group' && (
          <TextInput
            {...field(`options.${index}.capacity`)}
            inputMode="numeric"
            label={<FormattedMessage id="tour-desk.capacity" />}
          />
        )}
      </div>
      {kind === 'group' ? (
        <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-4">
          {(['adult', 'child', 'infant'] as const).map((band) => (
            <TextInput
              key={band}
              {...field(`options.${index}.${band}`)}
              inputMode="decimal"
              label={<FormattedMessage id={`tour-desk.price.${band}`} />}
            />
          ))}
        </div>
      ) : (
        <Bands checked={checked} index={index} />
      )}
      <CheckGroup
        id={`options-options.${index}.weekdays`}
        legend={<FormattedMessage id="tour-desk.weekdays" />}
        register={form.register(`options.${index}.weekdays`)}
        error={errorOf(`options.${index}.weekdays`)}
        options={WEEKDAYS.map((value) => ({
          value,
          label: intl.formatDate(dayOf(value), { weekday: 'short', timeZone: 'UTC' }),
        }))}
      />
      <TextInput
        {...field(`options.${index}.startTimes`)}
        label={<FormattedMessage id="tour-desk.times" />}
        hint={<FormattedMessage id="tour-desk.times.hint" />}
      />
      <CheckGroup
        id={`options-options.${index}.closedMonths`}
        legend={<FormattedMessage id="tour-desk.closedMonths" />}
        register={form.register(`options.${index}.closedMonths`)}
        options={MONTHS.map((value) => ({
          value,
          label: intl.formatDate(monthOf(value), { month: 'short', timeZone: 'UTC' }),
        }))}
      />
      <TextInput
        {...field(`options.${index}.closedDays`)}
        label={<FormattedMessage id="tour-desk.closedDays" />}
        hint={<FormattedMessage id="tour-desk.closedDays.hint" />}
      />
      <div>
        <Button look="quiet" onClick={onRemove}>
          <FormattedMessage id="tour-desk.option.remove" />
        </Button>
      </div>
    </fieldset>
  );
}

/** The price of the whole group up to so many persons, then of each further one. */
function Bands({ checked: { field, form }, index }: { checked: Form; index: number }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: `options.${index}.bands` });
  return (
    <div className="grid gap-3">
      {fields.map(({ id }, place) => (
        <div key={id} className="flex flex-wrap items-end gap-4">
          <div className="w-28">
            <TextInput
              {...field(`options.${index}.bands.${place}.upTo`)}
              inputMode="numeric"
              label={<FormattedMessage id="tour-desk.band.upTo" />}
            />
          </div>
          <div className="w-36">
            <TextInput
              {...field(`options.${index}.bands.${place}.amount`)}
              inputMode="decimal"
              label={<FormattedMessage id="tour-desk.band.amount" />}
            />
          </div>
          {fields.length > 1 && (
            <Button look="quiet" onClick={() => remove(place)}>
              <FormattedMessage id="tour-desk.band.remove" />
            </Button>
          )}
        </div>
      ))}
      <div className="flex flex-wrap items-end gap-4">
        <div className="w-68">
          <TextInput
            {...field(`options.${index}.extraPerson`)}
            inputMode="decimal"
            label={<FormattedMessage id="tour-desk.extraPerson" />}
          />
        </div>
        <Button look="quiet" onClick={() => append({ upTo: '', amount: '' })}>
          <FormattedMessage id="tour-desk.band.add" />
        </Button>
      </div>
    </div>
  );
}
