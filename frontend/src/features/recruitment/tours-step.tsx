import * as preferencesRequest from '../../api/generated/limits/guide-preferences-request.gen.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { categoriesQuery } from '../../shared/catalogue/catalogue.api.js';
import { Checkbox, RadioGroup } from '../../ui/form/checkbox.js';
import { TextInput } from '../../ui/form/text-input.js';
import { formatWeekday } from '../../ui/text/date-time.js';
import type { Application } from './recruitment.api.js';
import type { StepProps } from './use-application.js';

type Wishes = Application['guidePreferences'];

/** A Monday. */
const MONDAY = '2024-01-0';
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const YES_OR_NO = ['yes', 'no'] as const;

const toggled = <T,>(all: readonly T[], one: T): T[] =>
  all.includes(one) ? all.filter((each) => each !== one) : [...all, one];

/** What the applicant wants to lead, and when. */
export function ToursStep({ application, keep }: StepProps) {
  const intl = useIntl();
  const { data: categories = [] } = useQuery(categoriesQuery(useSite()));
  // What was chosen last counts, although it is not saved yet.
  const [wishes, setWishes] = useState<Wishes>(application.guidePreferences);
  const [{ carTour, bikeTour }, setSaid] = useState(application);
  const wish = (change: Partial<Wishes>): void => {
    const guidePreferences = { ...wishes, ...change };
    setWishes(guidePreferences);
    keep((writes) =>
      writes.prefer({
        guidePreferences: {
          ...guidePreferences,
          categories: [...guidePreferences.categories],
          daysOff: [...guidePreferences.daysOff],
        },
      }),
    );
  };
  const say = (change: { carTour: boolean } | { bikeTour: boolean }): void => {
    setSaid((before) => ({ ...before, ...change }));
    keep((writes) => writes.prefer(change));
  };
  const options = YES_OR_NO.map((value) => ({ value, label: <FormattedMessage id={`recruitment.answer.${value}`} /> }));
  const said = (value: boolean | null): string => (value === null ? '' : value ? 'yes' : 'no');
  return (
    <div className="grid gap-6">
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="mb-2 font-medium">
          <FormattedMessage id="recruitment.categories" />
        </legend>
        {categories.map(({ slug, title }) => (
          <Checkbox
            key={slug}
            label={title}
            checked={wishes.categories.includes(slug)}
            onChange={() => wish({ categories: toggled(wishes.categories, slug) })}
          />
        ))}
      </fieldset>
      <RadioGroup
        name="carTour"
        legend={<FormattedMessage id="recruitment.car" />}
        options={options}
        value={said(carTour)}
        onChange={({ currentTarget: { value } }) => say({ carTour: value === 'yes' })}
      />
      <RadioGroup
        name="bikeTour"
        legend={<FormattedMessage id="recruitment.bike" />}
        options={options}
        value={said(bikeTour)}
        onChange={({ currentTarget: { value } }) => say({ bikeTour: value === 'yes' })}
      />
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="mb-2 font-medium">
          <FormattedMessage id="recruitment.daysOff" />
        </legend>
        {WEEKDAYS.map((day) => (
          <Checkbox
            key={day}
            label={formatWeekday(`${MONDAY}${day}`, intl.locale, 'long')}
            checked={wishes.daysOff.includes(day)}
            disabled={wishes.daysOff.length >= WEEKDAYS.length - 1 && !wishes.daysOff.includes(day)}
            onChange={() => wish({ daysOff: toggled(wishes.daysOff, day) })}
          />
        ))}
      </fieldset>
      <TextInput
        optional
        type="number"
        inputMode="numeric"
        min={preferencesRequest.yearsGuiding.minimum}
        max={preferencesRequest.yearsGuiding.maximum}
        label={<FormattedMessage id="recruitment.years" />}
        defaultValue={wishes.yearsGuiding ?? ''}
        onBlur={({ currentTarget: { value, validity } }) => {
          const years = value === '' ? null : Number(value);
          if (validity.valid && years !== wishes.yearsGuiding) wish({ yearsGuiding: years });
        }}
      />
      <TextInput
        optional
        label={<FormattedMessage id="recruitment.licence" />}
        hint={<FormattedMessage id="recruitment.licence.hint" />}
        maxLength={preferencesRequest.licence.maxLength}
        defaultValue={wishes.licence ?? ''}
        onBlur={({ currentTarget }) => {
          const licence = currentTarget.value.trim() || null;
          if (licence !== wishes.licence) wish({ licence });
        }}
      />
    </div>
  );
}
