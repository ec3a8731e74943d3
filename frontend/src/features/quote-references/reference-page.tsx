import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { AdminRecord } from '../../shared/admin-record/admin-record.js';
import { RecordPage } from '../../shared/admin-record/record-page.js';
import { RecordSection } from '../../shared/admin-record/record-section.js';
import { Chip } from '../../ui/display/chip.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { ReferenceForm } from './reference-form.js';
import { valuesOf } from './reference-values.js';
import { changeReference, isOfReferences, referenceQuery, type ReferenceRecord } from './references.api.js';
import { KINDS } from './references-search.js';

const route = getRouteApi('/$lang/$currency/admin/quote-references/$kind/$id');

export function ReferencePage() {
  const { kind: written, id } = route.useParams();
  const intl = useIntl();
  const { locale } = useSite();
  const kind = KINDS.find((each) => each === written) ?? 'vehicle';
  const to = kind === 'vehicle' ? '/admin/quote-references' : `/admin/quote-references?kind=${kind}`;
  const back = { to, text: intl.formatMessage({ id: `quote-references.kinds.${kind}` }) };
  const read = useQuery({ ...referenceQuery(kind, id), staleTime: 0 });
  return (
    <RecordPage read={read} back={back}>
      {(reference) => (
        <AdminRecord
          title={reference.names[locale] ?? reference.names['en_US'] ?? reference.id}
          back={back}
          state={
            <Chip tone={reference.activated ? 'good' : 'plain'}>
              <FormattedMessage id={`quote-references.state.${reference.activated ? 'activated' : 'hidden'}`} />
            </Chip>
          }
          facts={[
            {
              name: <FormattedMessage id="quote-references.kind" />,
              value: <FormattedMessage id={`quote-references.kind.${kind}`} />,
            },
          ]}
          subject={{ type: kind, id: reference.id }}
        >
          <RecordSection title={<FormattedMessage id="quote-references.facts" />}>
            <Changing key={reference.id} reference={reference} />
          </RecordSection>
        </AdminRecord>
      )}
    </RecordPage>
  );
}

function Changing({ reference }: { reference: ReferenceRecord }) {
  const api = useApi();
  const intl = useIntl();
  const client = useQueryClient();
  // What stood there when the form was opened, or was saved here last: whoever changed it meanwhile is not overwritten.
  const [version, setVersion] = useState(reference.version);
  const [opening] = useState(() => valuesOf(reference));
  return (
    <ReferenceForm
      kind={reference.kind}
      opening={opening}
      onSend={async ({ city: _, ...request }) => {
        const changed = await changeReference(api, reference.kind, reference.id, { ...request, version });
        setVersion(changed.version);
        await client.invalidateQueries({
          predicate: ({ queryKey }) => isOfReferences(queryKey) || queryKey[0] === '/api/admin/audit',
        });
        showToast(intl.formatMessage({ id: 'quote-references.saved' }));
      }}
    />
  );
}
