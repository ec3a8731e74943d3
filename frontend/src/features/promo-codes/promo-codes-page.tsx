import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '../../api/server-clock.js';
import { useApi } from '../../api/use-api.js';
import { AdminList } from '../../shared/admin-list/admin-list.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { Dialog, prepareDialog } from '../../ui/overlay/dialog.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { PromoCodeForm } from './promo-code-form.js';
import { PromoCodeStateChip, UsesText } from './promo-code-state.js';
import { emptyValues, termsOf } from './promo-code-values.js';
import { createPromoCode, isOfPromoCodes, promoCodesQuery, type PromoCode } from './promo-codes.api.js';
import { KINDS, promoCodesSearch, STATES } from './promo-codes-search.js';

const route = getRouteApi('/$lang/$currency/admin/promo-codes');

/** The promo codes, the newest first. */
export function PromoCodesPage() {
  const intl = useIntl();
  const search = promoCodesSearch(route.useSearch());
  const say = (id: string): string => intl.formatMessage({ id });
  return (
    <AdminList<PromoCode>
      title={say('promo-codes.title')}
      path="/admin/promo-codes"
      search={search}
      query={{ ...promoCodesQuery(search), staleTime: 0 }}
      rowKey={({ id }) => id}
      rowPath={({ id }) => `/admin/promo-codes/${id}`}
      searchLabel={say('promo-codes.find')}
      aside={<NewCode />}
      views={[
        { text: say('promo-codes.view.all'), search: {} },
        { text: say('promo-codes.view.campaigns'), search: { kind: 'campaign', state: 'running' } },
        { text: say('promo-codes.view.professionals'), search: { kind: 'personal' } },
      ]}
      filters={[
        {
          name: 'kind',
          label: say('promo-codes.kind'),
          choices: KINDS.map((value) => ({ value, text: say(`promo-codes.kind.${value}`) })),
        },
        {
          name: 'state',
          label: say('promo-codes.state'),
          choices: STATES.map((value) => ({ value, text: say(`promo-codes.state.${value}`) })),
        },
      ]}
      columns={[
        { key: 'code', title: say('promo-codes.code'), sort: 'code', cell: ({ code }) => code },
        {
          key: 'kind',
          title: say('promo-codes.kind'),
          cell: ({ kind, owner }) => owner?.name ?? say(`promo-codes.kind.${kind}`),
        },
        {
          key: 'percent',
          title: say('promo-codes.discount'),
          align: 'end',
          cell: ({ percent }) => intl.formatNumber(percent / 100, { style: 'percent' }),
        },
        {
          key: 'state',
          title: say('promo-codes.state'),
          cell: ({ state }) => <PromoCodeStateChip state={state} />,
        },
        {
          key: 'uses',
          title: say('promo-codes.uses'),
          sort: 'usesTaken',
          align: 'end',
          cell: ({ usesTaken, mostUses }) => <UsesText taken={usesTaken} most={mostUses} />,
        },
        {
          key: 'endsAt',
          title: say('promo-codes.endsAt'),
          align: 'end',
          cell: ({ endedAt, endsAt }) => {
            const end = endedAt ?? endsAt;
            return end !== null && <ShortMoment value={end} />;
          },
        },
      ]}
      empty={<FormattedMessage id="promo-codes.none" />}
    />
  );
}

/** Makes the code of a campaign; its record then says the rest. */
function NewCode() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className="min-h-9 px-4 py-1 text-sm"
        onPointerEnter={prepareDialog}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="promo-codes.new" />
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={<FormattedMessage id="promo-codes.new.title" />}>
        <Creating />
      </Dialog>
    </>
  );
}

function Creating() {
  const api = useApi();
  const client = useQueryClient();
  const intl = useIntl();
  const go = useGo();
  // One key for one form: what is sent again after a lost answer makes no second code.
  const [key] = useState(() => crypto.randomUUID());
  const [opening] = useState(() => emptyValues(new Date(serverNow())));
  return (
    <PromoCodeForm
      isNew
      opening={opening}
      onSend={async (values) => {
        const { id } = await createPromoCode(api, { code: values.code, ...termsOf(values) }, key);
        await client.invalidateQueries({ predicate: ({ queryKey }) => isOfPromoCodes(queryKey) });
        showToast(intl.formatMessage({ id: 'promo-codes.new.done' }));
        await go(`/admin/promo-codes/${id}`);
      }}
    />
  );
}
