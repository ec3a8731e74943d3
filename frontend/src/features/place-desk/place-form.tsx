import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { CURRENCIES, LOCALES, NATIVE_NAMES, type Locale } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { Checkbox } from '../../ui/form/checkbox.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { BareSelect, Select } from '../../ui/form/select.js';
import { TextArea, TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { MOTIFS } from './motifs.js';
import { choicesQuery, type PlaceKind, type PlaceRecord, type PlaceRequest } from './places.api.js';

const text = z.string();
const inLanguages = { fr_FR: text, de_DE: text, es_ES: text, it_IT: text, ru_RU: text, ja_JP: text };
const degrees = (most: number) => (written: string) =>
  /^-?\d{1,3}([.,]\d+)?$/.test(written.trim()) && Math.abs(numberOf(written)) <= most;
const numberOf = (written: string): number => Number(written.trim().replace(',', '.'));
const LANDMARK = /^([a-z][a-z-]*)\s*[:：]\s*(.+)$/;
/** `dome: St. Peter’s Basilica` on each line; undefined where a line is not written so, or names no drawing. */
function landmarksOf(written: string) {
  const lines = written.split('\n').filter((line) => line.trim() !== '');
  const landmarks = lines.flatMap((line) => {
    const [, drawing, name = ''] = LANDMARK.exec(line.trim()) ?? [];
    const motif = MOTIFS.find((each) => each === drawing);
    return motif === undefined ? [] : [{ motif, name }];
  });
  return landmarks.length === lines.length ? landmarks : undefined;
}

/** What the kind needs, as the team types it. */
const schemaOf = (kind: PlaceKind) => {
  const ofCity = <S extends z.ZodMiniType>(schema: S) => (kind === 'city' ? schema : text);
  return z.object({
    slug: text.check(z.trim(), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'place-desk.slug.wrong')),
    names: z.object({
      en_US: text.check(z.trim(), z.minLength(1, 'place-desk.name.missing')),
      ...inLanguages,
    } satisfies Record<Locale, unknown>),
    position: text.check(z.regex(/^\d{1,6}$/, 'place-desk.position.wrong')),
    activated: z.boolean(),
    featured: z.boolean(),
    code: kind === 'country' ? text.check(z.trim(), z.regex(/^[A-Za-z]{2}$/, 'place-desk.code.wrong')) : text,
    parentId: kind === 'city' || kind === 'country' ? text.check(z.minLength(1, 'place-desk.choose')) : text,
    introduction: z.object({ en_US: text, ...inLanguages } satisfies Record<Locale, unknown>),
    latitude: ofCity(text.check(z.refine(degrees(90), 'place-desk.degrees.wrong'))),
    longitude: ofCity(text.check(z.refine(degrees(180), 'place-desk.degrees.wrong'))),
    timeZone: ofCity(text.check(z.minLength(1, 'place-desk.choose'))),
    currency: z.enum(CURRENCIES),
    landmarks: ofCity(
      text.check(z.refine((written) => (landmarksOf(written)?.length ?? 0) > 0, 'place-desk.landmarks.wrong')),
    ),
  });
};

export interface PlaceValues {
  slug: string;
  names: Record<Locale, string>;
  position: string;
  activated: boolean;
  featured: boolean;
  code: string;
  parentId: string;
  introduction: Record<Locale, string>;
  latitude: string;
  longitude: string;
  timeZone: string;
  currency: (typeof CURRENCIES)[number];
  landmarks: string;
}

const everyLanguage = (texts: Readonly<Record<string, string>> = {}): Record<Locale, string> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, texts[locale] ?? ''])) as Record<Locale, string>;

export const emptyPlace: PlaceValues = {
  slug: '',
  names: everyLanguage(),
  position: '100',
  activated: true,
  featured: false,
  code: '',
  parentId: '',
  introduction: everyLanguage(),
  latitude: '',
  longitude: '',
  timeZone: '',
  currency: 'EUR',
  landmarks: '',
};

export const valuesOf = ({
  slug,
  names,
  position,
  activated,
  featured,
  code,
  parentId,
  city,
}: PlaceRecord): PlaceValues => ({
  ...emptyPlace,
  slug,
  names: everyLanguage(names),
  position: String(position),
  activated,
  featured,
  code: code ?? '',
  parentId: parentId ?? '',
  ...(city && {
    introduction: everyLanguage(city.introduction),
    latitude: String(city.latitude),
    longitude: String(city.longitude),
    timeZone: city.timeZone,
    currency: city.currency,
    landmarks: city.landmarks.map(({ motif, name }) => `${motif}: ${name}`).join('\n'),
  }),
});

function requestOf(kind: PlaceKind, values: PlaceValues): PlaceRequest {
  const { slug, names, position, activated, featured, code, parentId } = values;
  const { introduction, latitude, longitude, timeZone, currency, landmarks } = values;
  return {
    slug,
    names,
    position: Number(position),
    activated,
    featured,
    ...(kind === 'country' ? { code: code.toUpperCase() } : {}),
    ...(kind === 'country' || kind === 'city' ? { parentId } : {}),
    ...(kind === 'city'
      ? {
          city: {
            introduction,
            latitude: numberOf(latitude),
            longitude: numberOf(longitude),
            timeZone,
            currency,
            landmarks: landmarksOf(landmarks) ?? [],
          },
        }
      : {}),
  };
}

interface PlaceFormProps {
  kind: PlaceKind;
  opening: PlaceValues;
  onSend: (request: PlaceRequest) => Promise<void>;
}

/** What is decided about a place of this kind. */
export function PlaceForm({ kind, opening, onSend }: PlaceFormProps) {
  const intl = useIntl();
  const [locale, setLocale] = useState<Locale>('en_US');
  const schema = useMemo(() => schemaOf(kind), [kind]);
  const { field, failures, problem, busy, onSubmit } = useCheckedForm<PlaceValues>(
    schema as never,
    opening,
    undefined,
    {},
    'place',
  );
  return (
    <CheckedForm
      {...{ failures, problem, busy }}
      onSubmit={onSubmit((values) => onSend(requestOf(kind, values)))}
      action={<FormattedMessage id="place-desk.save" />}
    >
      <BareSelect
        aria-label={intl.formatMessage({ id: 'place-desk.language' })}
        value={locale}
        onChange={({ target }) => setLocale(LOCALES.find((each) => each === target.value) ?? 'en_US')}
      >
        {LOCALES.map((each) => (
          <option key={each} value={each}>
            {NATIVE_NAMES[each]}
          </option>
        ))}
      </BareSelect>
      <TextInput key={locale} {...field(`names.${locale}`)} label={<FormattedMessage id="place-desk.name" />} />
      {kind === 'city' && (
        <TextArea
          key={`introduction-${locale}`}
          {...field(`introduction.${locale}`)}
          rows={4}
          label={<FormattedMessage id="place-desk.introduction" />}
        />
      )}
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextInput {...field('slug')} label={<FormattedMessage id="place-desk.slug" />} />
        <TextInput {...field('position')} inputMode="numeric" label={<FormattedMessage id="place-desk.position" />} />
        {kind === 'country' && (
          <TextInput {...field('code')} maxLength={2} label={<FormattedMessage id="place-desk.code" />} />
        )}
        {kind === 'country' && <Parent of="continent" {...field('parentId')} />}
        {kind === 'city' && <Parent of="country" {...field('parentId')} />}
      </div>
      {kind === 'city' && (
        <>
          <div className="grid items-end gap-5 sm:grid-cols-2">
            <TextInput
              {...field('latitude')}
              inputMode="decimal"
              label={<FormattedMessage id="place-desk.latitude" />}
            />
            <TextInput
              {...field('longitude')}
              inputMode="decimal"
              label={<FormattedMessage id="place-desk.longitude" />}
            />
            <Select {...field('timeZone')} label={<FormattedMessage id="place-desk.timeZone" />}>
              <option value="">{intl.formatMessage({ id: 'place-desk.choose' })}</option>
              {Intl.supportedValuesOf('timeZone').map((zone) => (
                <option key={zone}>{zone}</option>
              ))}
            </Select>
            <Select {...field('currency')} label={<FormattedMessage id="place-desk.currency" />}>
              {CURRENCIES.map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </Select>
          </div>
          <TextArea
            {...field('landmarks')}
            rows={4}
            label={<FormattedMessage id="place-desk.landmarks" />}
            hint={<FormattedMessage id="place-desk.landmarks.hint" />}
          />
        </>
      )}
      <Checkbox {...field('activated')} label={<FormattedMessage id="place-desk.activated" />} />
      {kind !== 'category' && <Checkbox {...field('featured')} label={<FormattedMessage id="place-desk.featured" />} />}
    </CheckedForm>
  );
}

type ParentProps = { of: 'continent' | 'country' } & ReturnType<
  ReturnType<typeof useCheckedForm<PlaceValues>>['field']
>;

function Parent({ of, ...control }: ParentProps) {
  const intl = useIntl();
  const { data: choices } = useQuery({ ...choicesQuery(of, useSite().locale), staleTime: 0 });
  // What is chosen shows once its choice is there.
  return (
    <Select key={choices ? 'chosen' : 'waiting'} {...control} label={<FormattedMessage id={`place-desk.kind.${of}`} />}>
      <option value="">{intl.formatMessage({ id: 'place-desk.choose' })}</option>
      {choices?.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  );
}
