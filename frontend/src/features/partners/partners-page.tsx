import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { AdminList } from '../../shared/admin-list/admin-list.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { Dialog, prepareDialog } from '../../ui/overlay/dialog.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { PartnerForm } from './partner-form.js';
import { PartnerStateChip } from './partner-state.js';
import { detailsOf, emptyValues } from './partner-values.js';
import { createPartner, isOfPartners, partnersQuery, type Partner } from './partners.api.js';
import { partnersSearch, STATES } from './partners-search.js';

const route = getRouteApi('/$lang/$currency/admin/partners');

/** The partners that read and book by machine, the newest first. */
export function PartnersPage() {
  const intl = useIntl();
  const search = partnersSearch(route.useSearch());
  const say = (id: string): string => intl.formatMessage({ id });
  return (
    <AdminList<Partner>
      title={say('partners.title')}
      path="/admin/partners"
      search={search}
      query={{ ...partnersQuery(search), staleTime: 0 }}
      rowKey={({ id }) => id}
      rowPath={({ id }) => `/admin/partners/${id}`}
      searchLabel={say('partners.find')}
      aside={<NewPartner />}
      views={[
        { text: say('partners.view.all'), search: {} },
        { text: say('partners.view.suspended'), search: { state: 'suspended' } },
      ]}
      filters={[
        {
          name: 'state',
          label: say('partners.state'),
          choices: STATES.map((value) => ({ value, text: say(`partners.state.${value}`) })),
        },
      ]}
      columns={[
        { key: 'name', title: say('partners.name'), sort: 'name', cell: ({ name }) => name },
        {
          key: 'terms',
          title: say('partners.termsKind'),
          cell: ({ termsKind, percent }) =>
            `${say(`partners.terms.${termsKind}`)}, ${intl.formatNumber(percent / 100, { style: 'percent' })}`,
        },
        { key: 'state', title: say('partners.state'), cell: ({ state }) => <PartnerStateChip state={state} /> },
        {
          key: 'keys',
          title: say('partners.keysCount'),
          align: 'end',
          cell: ({ keysCount }) => intl.formatNumber(keysCount),
        },
        {
          key: 'lastCallAt',
          title: say('partners.lastCallAt'),
          align: 'end',
          cell: ({ lastCallAt }) => lastCallAt !== null && <ShortMoment value={lastCallAt} />,
        },
        {
          key: 'createdAt',
          title: say('partners.createdAt'),
          sort: 'createdAt',
          align: 'end',
          cell: ({ createdAt }) => <ShortMoment value={createdAt} />,
        },
      ]}
      empty={<FormattedMessage id="partners.none" />}
    />
  );
}

/** Opens the account of a partner; its record then makes the keys. */
function NewPartner() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className="min-h-9 px-4 py-1 text-sm"
        onPointerEnter={prepareDialog}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="partners.new" />
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={<FormattedMessage id="partners.new" />}>
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
  // One key for one form: what is sent again after a lost answer opens no second account.
  const [key] = useState(() => crypto.randomUUID());
  return (
    <PartnerForm
      isNew
      opening={emptyValues}
      onSend={async (values) => {
        const { id } = await createPartner(api, detailsOf(values), key);
        await client.invalidateQueries({ predicate: ({ queryKey }) => isOfPartners(queryKey) });
        showToast(intl.formatMessage({ id: 'partners.new.done' }));
        await go(`/admin/partners/${id}`);
      }}
    />
  );
}
