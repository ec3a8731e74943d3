import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { AdminList } from '../../shared/admin-list/admin-list.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { Chip } from '../../ui/display/chip.js';
import { Button } from '../../ui/form/button.js';
import { Dialog, prepareDialog } from '../../ui/overlay/dialog.js';
import { ReferenceForm } from './reference-form.js';
import { emptyReference } from './reference-values.js';
import {
  addReference,
  isOfReferences,
  type ReferenceKind,
  referencesQuery,
  type ReferenceRow,
} from './references.api.js';
import { kindOf, KINDS, referencesSearch } from './references-search.js';

const route = getRouteApi('/$lang/$currency/admin/quote-references');

/** What requests for a price choose from: vehicles, price tables, cruise companies, ships or ports of call. */
export function ReferencesPage() {
  const intl = useIntl();
  const search = referencesSearch(route.useSearch());
  const kind = kindOf(search);
  const say = (id: string): string => intl.formatMessage({ id });
  const parent = (row: ReferenceRow) =>
    kind === 'port' && row.parent ? intl.formatDisplayName(row.parent, { type: 'region' }) : row.parent;
  return (
    <AdminList<ReferenceRow>
      title={say('quote-references.title')}
      path="/admin/quote-references"
      search={search}
      query={{ ...referencesQuery(search), staleTime: 0 }}
      rowKey={({ id }) => id}
      rowPath={({ id, kind: of }) => `/admin/quote-references/${of}/${id}`}
      searchLabel={say('quote-references.find')}
      aside={<NewReference key={kind} kind={kind} />}
      views={KINDS.map((each) => ({
        text: say(`quote-references.kinds.${each}`),
        search: each === 'vehicle' ? {} : { kind: each },
      }))}
      filters={[
        {
          name: 'state',
          label: say('quote-references.state'),
          choices: (['activated', 'hidden'] as const).map((value) => ({
            value,
            text: say(`quote-references.state.${value}`),
          })),
        },
      ]}
      columns={[
        { key: 'title', title: say('quote-references.field.name'), sort: 'title', cell: ({ title }) => title },
        ...(kind === 'vehicle' || kind === 'cruise-company'
          ? []
          : [{ key: 'parent', title: say(`quote-references.parent.${kind}`), cell: parent }]),
        {
          key: 'state',
          title: say('quote-references.state'),
          cell: ({ activated }) => (
            <Chip tone={activated ? 'good' : 'plain'}>
              <FormattedMessage id={`quote-references.state.${activated ? 'activated' : 'hidden'}`} />
            </Chip>
          ),
        },
        {
          key: 'position',
          title: say('quote-references.position'),
          sort: 'position',
          align: 'end',
          cell: ({ position }) => intl.formatNumber(position),
        },
      ]}
      empty={<FormattedMessage id="quote-references.none" />}
    />
  );
}

function NewReference({ kind }: { kind: ReferenceKind }) {
  const [isOpen, setOpen] = useState(false);
  const title = <FormattedMessage id={`quote-references.new.${kind}`} />;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className="min-h-9 px-4 py-1 text-sm"
        onPointerEnter={prepareDialog}
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title}>
        <Adding kind={kind} />
      </Dialog>
    </>
  );
}

function Adding({ kind }: { kind: ReferenceKind }) {
  const api = useApi();
  const client = useQueryClient();
  const go = useGo();
  // One key for one form: what is sent again after a lost answer makes no second one.
  const [key] = useState(() => crypto.randomUUID());
  return (
    <ReferenceForm
      isNew
      kind={kind}
      opening={emptyReference}
      onSend={async (reference) => {
        const { id } = await addReference(api, kind, reference, key);
        await client.invalidateQueries({ predicate: ({ queryKey }) => isOfReferences(queryKey) });
        await go(`/admin/quote-references/${kind}/${id}`);
      }}
    />
  );
}
