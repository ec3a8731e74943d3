import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { useApi } from '../../api/use-api.js';
import { languageName } from '../../i18n/language-name.js';
import { CURRENCIES, LOCALES } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { Checkbox } from '../../ui/form/checkbox.js';
import { Select } from '../../ui/form/select.js';
import { TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { CheckGroup } from './check-group.js';
import { Section, SectionForm, useRenewal } from './section-form.js';
import type { TourEditing } from './tour-editing.js';
import { changeBasics, choicesQuery } from './tours.api.js';
import { KINDS } from './tours-search.js';
import { isWhole } from './written.js';

const FILTERS = ['accessible', 'with-children', 'evening', 'skip-the-line', 'off-the-beaten-track'] as const;
const REGIMES = ['margin-scheme', 'standard', 'exempt', 'outside-eu', 'agent'] as const;
const HOUR = 60;

const hours = z.string().check(z.refine(isWhole(0, 720), 'tour-desk.hours.wrong'));
const schema = z.object({
  slug: z.string().check(z.trim(), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'tour-desk.slug.wrong')),
  cityId: z.string(),
  kind: z.enum(KINDS),
  categories: z
    .array(z.string())
    .check(z.minLength(1, 'tour-desk.categories.wrong'), z.maxLength(3, 'tour-desk.categories.wrong')),
  specialFilters: z.array(z.enum(FILTERS)),
  currency: z.enum(CURRENCIES),
  featured: z.boolean(),
  position: z.string().check(z.refine(isWhole(0, 1_000_000), 'tour-desk.position.wrong')),
  cancellationHours: hours,
  leadTimeHours: hours,
  infantsNeedSeat: z.boolean(),
  taxRegime: z.enum(REGIMES),
  guideLanguages: z.array(z.enum(LOCALES)),
});

/** What is decided about the tour as a whole. */
export function BasicsSection({ editing }: { editing: TourEditing }) {
  const [key, renew] = useRenewal();
  const { basics, city } = editing.tour;
  return (
    <Section title={<FormattedMessage id="tour-desk.basics" />} summary={`${city.title} · ${basics.slug}`} isOpen>
      <BasicsForm key={key} editing={editing} onSaved={renew} />
    </Section>
  );
}

function BasicsForm({ editing, onSaved }: { editing: TourEditing; onSaved: () => void }) {
  const api = useApi();
  const intl = useIntl();
  const site = useSite();
  const { tour } = editing;
  const { cancellationMinutes, leadTimeMinutes, position, specialFilters, ...basics } = tour.basics;
  const { data: cities = [tour.city] } = useQuery(choicesQuery('city', site));
  const { data: categories = [] } = useQuery(choicesQuery('category', site));
  const checked = useCheckedForm(
    schema,
    {
      ...basics,
      categories: [...basics.categories],
      guideLanguages: [...basics.guideLanguages],
      specialFilters: FILTERS.filter((filter) => specialFilters.includes(filter)),
      position: String(position),
      cancellationHours: String(cancellationMinutes / HOUR),
      leadTimeHours: String(leadTimeMinutes / HOUR),
    },
    undefined,
    {},
    'basics',
  );
  const { field, form, errorOf } = checked;
  const say = (id: string): string => intl.formatMessage({ id });
  return (
    <SectionForm
      checked={checked}
      onSend={async ({ position: place, cancellationHours, leadTimeHours, ...values }) => {
        const body = {
          ...values,
          position: Number(place),
          cancellationMinutes: Number(cancellationHours) * HOUR,
          leadTimeMinutes: Number(leadTimeHours) * HOUR,
          version: tour.version,
        };
        await editing.send(changeBasics(api, tour.id, body));
        onSaved();
      }}
    >
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextInput {...field('slug')} label={<FormattedMessage id="tour-desk.slug" />} />
        <Select {...field('cityId')} label={<FormattedMessage id="tour-desk.city" />}>
          {cities.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
        <Select {...field('kind')} label={<FormattedMessage id="tour-desk.kind" />}>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {say(`tour-desk.kind.${kind}`)}
            </option>
          ))}
        </Select>
        <Select {...field('currency')} label={<FormattedMessage id="tour-desk.currency" />}>
          {CURRENCIES.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
        <TextInput
          {...field('cancellationHours')}
          inputMode="numeric"
          label={<FormattedMessage id="tour-desk.cancellationHours" />}
        />
        <TextInput
          {...field('leadTimeHours')}
          inputMode="numeric"
          label={<FormattedMessage id="tour-desk.leadTimeHours" />}
        />
        <TextInput {...field('position')} inputMode="numeric" label={<FormattedMessage id="tour-desk.position" />} />
        <Select {...field('taxRegime')} label={<FormattedMessage id="tour-desk.taxRegime" />}>
          {REGIMES.map((regime) => (
            <option key={regime} value={regime}>
              {say(`tour-desk.taxRegime.${regime}`)}
            </option>
          ))}
        </Select>
      </div>
      <CheckGroup
        id="basics-categories"
        legend={<FormattedMessage id="tour-desk.categories" />}
        register={form.register('categories')}
        error={errorOf('categories')}
        options={categories.map(({ slug: value, title: label }) => ({ value, label }))}
      />
      <CheckGroup
        id="basics-guideLanguages"
        legend={<FormattedMessage id="tour-desk.guideLanguages" />}
        register={form.register('guideLanguages')}
        options={LOCALES.map((value) => ({ value, label: languageName(value, intl) }))}
      />
      <CheckGroup
        id="basics-specialFilters"
        legend={<FormattedMessage id="tour-desk.specialFilters" />}
        register={form.register('specialFilters')}
        options={FILTERS.map((value) => ({ value, label: say(`tour-desk.filter.${value}`) }))}
      />
      <Checkbox {...field('infantsNeedSeat')} label={<FormattedMessage id="tour-desk.infantsNeedSeat" />} />
      <Checkbox {...field('featured')} label={<FormattedMessage id="tour-desk.featured" />} />
    </SectionForm>
  );
}
