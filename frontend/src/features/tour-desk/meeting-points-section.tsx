import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import type { Locale } from '../../i18n/locales.js';
import { Button } from '../../ui/form/button.js';
import { TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { LanguageChoice } from './language-choice.js';
import { PlaceMap } from './place-map.js';
import { numberOf, placeOf, pointsSchema, textsOf } from './places.schema.js';
import { RowButtons } from './row-buttons.js';
import { Section, SectionForm, useRenewal } from './section-form.js';
import type { TourEditing } from './tour-editing.js';
import { changeMeetingPoints } from './tours.api.js';

/** Where the tour begins: travelers choose one of the places. */
export function MeetingPointsSection({ editing }: { editing: TourEditing }) {
  const [key, renew] = useRenewal();
  const { meetingPoints } = editing.tour;
  return (
    <Section
      title={<FormattedMessage id="tour-desk.meetingPoints" />}
      summary={<FormattedMessage id="tour-desk.count" values={{ count: meetingPoints.length }} />}
    >
      <MeetingPointsForm key={key} editing={editing} onSaved={renew} />
    </Section>
  );
}

function MeetingPointsForm({ editing, onSaved }: { editing: TourEditing; onSaved: () => void }) {
  const api = useApi();
  const { tour } = editing;
  const [locale, setLocale] = useState<Locale>('en_US');
  const [chosen, setChosen] = useState(0);
  const checked = useCheckedForm(
    pointsSchema,
    {
      points: tour.meetingPoints.map(({ id, names, address, addresses, latitude, longitude }) => ({
        known: id,
        names: textsOf(names),
        address,
        addresses: textsOf(addresses),
        latitude: String(latitude),
        longitude: String(longitude),
      })),
    },
    undefined,
    {},
    'points',
  );
  const { field, form } = checked;
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'points' });
  const typed = useWatch({ control: form.control, name: 'points' });
  return (
    <SectionForm
      checked={checked}
      onSend={async ({ points }) => {
        const meetingPoints = points.map(({ known, latitude, longitude, ...point }) => ({
          ...point,
          ...(known ? { id: known } : {}),
          latitude: numberOf(latitude),
          longitude: numberOf(longitude),
        }));
        await editing.send(changeMeetingPoints(api, tour.id, { meetingPoints, version: tour.version }));
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
            form.setValue(`points.${chosen}.latitude`, String(latitude), { shouldDirty: true });
            form.setValue(`points.${chosen}.longitude`, String(longitude), { shouldDirty: true });
          }}
        />
      )}
      {fields.map(({ id }, index) => (
        <fieldset
          key={id}
          className={`grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border p-4 ${index === chosen ? 'border-ink' : 'border-line'}`}
        >
          <legend className="px-2 font-medium">{index + 1}</legend>
          <div className="grid items-end gap-4 sm:grid-cols-2">
            <TextInput
              key={locale}
              {...field(`points.${index}.names.${locale}`)}
              label={<FormattedMessage id="tour-desk.place.name" />}
            />
            {locale === 'en_US' ? (
              <TextInput
                {...field(`points.${index}.address`)}
                label={<FormattedMessage id="tour-desk.place.address" />}
              />
            ) : (
              <TextInput
                key={locale}
                {...field(`points.${index}.addresses.${locale}`)}
                optional
                label={<FormattedMessage id="tour-desk.place.address" />}
              />
            )}
            <TextInput
              {...field(`points.${index}.latitude`)}
              inputMode="decimal"
              label={<FormattedMessage id="tour-desk.latitude" />}
            />
            <TextInput
              {...field(`points.${index}.longitude`)}
              inputMode="decimal"
              label={<FormattedMessage id="tour-desk.longitude" />}
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
              known: '',
              names: textsOf(),
              address: '',
              addresses: textsOf(),
              latitude: String(tour.city.latitude),
              longitude: String(tour.city.longitude),
            });
          }}
        >
          <FormattedMessage id="tour-desk.meetingPoint.add" />
        </Button>
      </div>
    </SectionForm>
  );
}
