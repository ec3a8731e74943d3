import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import type { Locale } from '../../i18n/locales.js';
import { Button } from '../../ui/form/button.js';
import { TextArea, TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { LanguageChoice } from './language-choice.js';
import { PlaceMap } from './place-map.js';
import { numberOf, placeOf, stopsSchema, textsOf } from './places.schema.js';
import { RowButtons } from './row-buttons.js';
import { Section, SectionForm, useRenewal } from './section-form.js';
import type { TourEditing } from './tour-editing.js';
import { changeItinerary } from './tours.api.js';

/** Where the tour leads, stop by stop. */
export function ItinerarySection({ editing }: { editing: TourEditing }) {
  const [key, renew] = useRenewal();
  const { itinerary } = editing.tour;
  return (
    <Section
      title={<FormattedMessage id="tour-desk.itinerary" />}
      summary={<FormattedMessage id="tour-desk.count" values={{ count: itinerary.length }} />}
    >
      <ItineraryForm key={key} editing={editing} onSaved={renew} />
    </Section>
  );
}

function ItineraryForm({ editing, onSaved }: { editing: TourEditing; onSaved: () => void }) {
  const api = useApi();
  const { tour } = editing;
  const [locale, setLocale] = useState<Locale>('en_US');
  const [chosen, setChosen] = useState(0);
  const checked = useCheckedForm(
    stopsSchema,
    {
      stops: tour.itinerary.map(({ names, descriptions, latitude, longitude, minutes, minutesToNext }) => ({
        names: textsOf(names),
        descriptions: textsOf(descriptions),
        latitude: String(latitude),
        longitude: String(longitude),
        minutes: String(minutes),
        minutesToNext: String(minutesToNext),
      })),
    },
    undefined,
    {},
    'stops',
  );
  const { field, form } = checked;
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'stops' });
  const typed = useWatch({ control: form.control, name: 'stops' });
  return (
    <SectionForm
      checked={checked}
      onSend={async ({ stops: values }) => {
        const stops = values.map(({ names, descriptions, latitude, longitude, minutes, minutesToNext }) => ({
          names,
          descriptions,
          latitude: numberOf(latitude),
          longitude: numberOf(longitude),
          minutes: Number(minutes),
          minutesToNext: Number(minutesToNext),
        }));
        await editing.send(changeItinerary(api, tour.id, { stops, version: tour.version }));
        onSaved();
      }}
    >
      <LanguageChoice
        value={locale}
        written={(each) => typed.some(({ names }) => names[each] !== '')}
        onChange={setLocale}
      />
      {typed.length > 0 && (
        <PlaceMap
          center={tour.city}
          places={typed.map(placeOf)}
          chosen={chosen}
          onPlace={({ latitude, longitude }) => {
            form.setValue(`stops.${chosen}.latitude`, String(latitude), { shouldDirty: true });
            form.setValue(`stops.${chosen}.longitude`, String(longitude), { shouldDirty: true });
          }}
        />
      )}
      {fields.map(({ id }, index) => (
        <fieldset
          key={id}
          className={`grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border p-4 ${index === chosen ? 'border-ink' : 'border-line'}`}
        >
          <legend className="px-2 font-medium">{index + 1}</legend>
          <TextInput
            key={`name-${locale}`}
            {...field(`stops.${index}.names.${locale}`)}
            label={<FormattedMessage id="tour-desk.place.name" />}
          />
          <TextArea
            key={`description-${locale}`}
            {...field(`stops.${index}.descriptions.${locale}`)}
            rows={3}
            label={<FormattedMessage id="tour-desk.stop.description" />}
          />
          <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-4">
            <TextInput
              {...field(`stops.${index}.latitude`)}
              inputMode="decimal"
              label={<FormattedMessage id="tour-desk.latitude" />}
            />
            <TextInput
              {...field(`stops.${index}.longitude`)}
              inputMode="decimal"
              label={<FormattedMessage id="tour-desk.longitude" />}
            />
            <TextInput
              {...field(`stops.${index}.minutes`)}
              inputMode="numeric"
              label={<FormattedMessage id="tour-desk.stop.minutes" />}
            />
            <TextInput
              {...field(`stops.${index}.minutesToNext`)}
              inputMode="numeric"
              label={<FormattedMessage id="tour-desk.stop.minutesToNext" />}
            />
          </div>
          <RowButtons
            index={index}
            count={fields.length}
            onMove={move}
            onRemove={remove}
            isChosen={index === chosen}
            onChoose={setChosen}
          />
        </fieldset>
      ))}
      <div>
        <Button
          look="secondary"
          onClick={() => {
            setChosen(fields.length);
            append({
              names: textsOf(),
              descriptions: textsOf(),
              latitude: String(tour.city.latitude),
              longitude: String(tour.city.longitude),
              minutes: '20',
              minutesToNext: '5',
            });
          }}
        >
          <FormattedMessage id="tour-desk.stop.add" />
        </Button>
      </div>
    </SectionForm>
  );
}
