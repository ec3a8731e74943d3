import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import * as request from '../../api/generated/limits/draft-tour-request.gen.js';
import { useApi } from '../../api/use-api.js';
import { CURRENCIES } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { Button } from '../../ui/form/button.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { Select } from '../../ui/form/select.js';
import { TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { Dialog, prepareDialog } from '../../ui/overlay/dialog.js';
import { choicesQuery, draftTour, isOfTours } from './tours.api.js';
import { KINDS } from './tours-search.js';

/** Begins a tour; its record then asks for the rest. */
export function NewTour() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className="min-h-9 px-4 py-1 text-sm"
        onPointerEnter={prepareDialog}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="tour-desk.new" />
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={<FormattedMessage id="tour-desk.new" />}>
        <Drafting />
      </Dialog>
    </>
  );
}

const chosen = z.string().check(z.minLength(1, 'tour-desk.choose'));
const schema = z.object({
  englishTitle: z
    .string()
    .check(z.trim(), z.minLength(1, 'tour-desk.title.missing'), z.maxLength(request.englishTitle.maxLength)),
  cityId: chosen,
  kind: z.enum(KINDS),
  category: chosen,
  currency: z.enum(CURRENCIES),
});

function Drafting() {
  const api = useApi();
  const client = useQueryClient();
  const intl = useIntl();
  const go = useGo();
  const site = useSite();
  const { data: cities = [] } = useQuery(choicesQuery('city', site));
  const { data: categories = [] } = useQuery(choicesQuery('category', site));
  // One key for one form: what is sent again after a lost answer makes no second tour.
  const [key] = useState(() => crypto.randomUUID());
  const opening = { englishTitle: '', cityId: '', kind: 'private', category: '', currency: 'EUR' } as const;
  const { field, failures, problem, busy, onSubmit } = useCheckedForm(schema, opening);
  return (
    <CheckedForm
      {...{ failures, problem, busy }}
      onSubmit={onSubmit(async ({ category, ...tour }) => {
        const { id } = await draftTour(api, { ...tour, categories: [category] }, key);
        await client.invalidateQueries({ predicate: ({ queryKey }) => isOfTours(queryKey) });
        await go(`/admin/tours/${id}`);
      })}
      action={<FormattedMessage id="tour-desk.begin" />}
    >
      <TextInput
        {...field('englishTitle')}
        maxLength={request.englishTitle.maxLength}
        label={<FormattedMessage id="tour-desk.englishTitle" />}
      />
      <Select {...field('cityId')} label={<FormattedMessage id="tour-desk.city" />}>
        <option value="">{intl.formatMessage({ id: 'tour-desk.choose' })}</option>
        {cities.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
      <Select {...field('category')} label={<FormattedMessage id="tour-desk.category" />}>
        <option value="">{intl.formatMessage({ id: 'tour-desk.choose' })}</option>
        {categories.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </Select>
      <Select {...field('kind')} label={<FormattedMessage id="tour-desk.kind" />}>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {intl.formatMessage({ id: `tour-desk.kind.${kind}` })}
          </option>
        ))}
      </Select>
      <Select {...field('currency')} label={<FormattedMessage id="tour-desk.currency" />}>
        {CURRENCIES.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </Select>
    </CheckedForm>
  );
}
