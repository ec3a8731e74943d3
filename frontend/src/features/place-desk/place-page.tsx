import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { AdminRecord } from '../../shared/admin-record/admin-record.js';
import { RecordPage } from '../../shared/admin-record/record-page.js';
import { RecordSection } from '../../shared/admin-record/record-section.js';
import { Chip } from '../../ui/display/chip.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { PlaceForm, valuesOf } from './place-form.js';
import { changePlace, isOfPlaces, placeQuery, type PlaceRecord } from './places.api.js';
import { KINDS } from './places-search.js';

const route = getRouteApi('/$lang/$currency/admin/places/$kind/$id');

export function PlacePage() {
  const { kind: written, id } = route.useParams();
  const intl = useIntl();
  const kind = KINDS.find((each) => each === written) ?? 'city';
  const to = kind === 'city' ? '/admin/places' : `/admin/places?kind=${kind}`;
  const back = { to, text: intl.formatMessage({ id: `place-desk.kinds.${kind}` }) };
  const read = useQuery({ ...placeQuery(kind, id), staleTime: 0 });
  return (
    <RecordPage read={read} back={back}>
      {(place) => (
        <AdminRecord
          title={place.names.en_US ?? place.slug}
          back={back}
          state={
            <Chip tone={place.activated ? 'good' : 'plain'}>
              <FormattedMessage id={`place-desk.state.${place.activated ? 'activated' : 'hidden'}`} />
            </Chip>
          }
          facts={[
            {
              name: <FormattedMessage id="place-desk.kind" />,
              value: <FormattedMessage id={`place-desk.kind.${kind}`} />,
            },
            { name: <FormattedMessage id="place-desk.slug" />, value: place.slug },
          ]}
          subject={{ type: kind, id: place.id }}
        >
          <RecordSection title={<FormattedMessage id="place-desk.facts" />}>
            <Changing key={place.id} place={place} />
          </RecordSection>
        </AdminRecord>
      )}
    </RecordPage>
  );
}

function Changing({ place }: { place: PlaceRecord }) {
  const api = useApi();
  const intl = useIntl();
  const client = useQueryClient();
  // What stood there when the form was opened, or was saved here last: whoever changed it meanwhile is not overwritten.
  const [version, setVersion] = useState(place.version);
  const [opening] = useState(() => valuesOf(place));
  return (
    <PlaceForm
      kind={place.kind}
      opening={opening}
      onSend={async (request) => {
        const changed = await changePlace(api, place.kind, place.id, { ...request, version });
        setVersion(changed.version);
        await client.invalidateQueries({
          predicate: ({ queryKey }) => isOfPlaces(queryKey) || queryKey[0] === '/api/admin/audit',
        });
        showToast(intl.formatMessage({ id: 'place-desk.saved' }));
      }}
    />
  );
}
