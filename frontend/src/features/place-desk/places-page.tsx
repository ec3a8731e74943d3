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
import { emptyPlace, PlaceForm } from './place-form.js';
import { addPlace, isOfPlaces, placesQuery, type PlaceKind, type PlaceRow } from './places.api.js';
import { KINDS, kindOf, placesSearch } from './places-search.js';

const route = getRouteApi('/$lang/$currency/admin/places');

/** Cities, countries, continents or categories, in their order. */
export function PlacesPage() {
  const intl = useIntl();
  const search = placesSearch(route.useSearch());
  const kind = kindOf(search);
  const say = (id: string): string => intl.formatMessage({ id });
  return (
    <AdminList<PlaceRow>
      title={say('place-desk.title')}
      path="/admin/places"
      search={search}
      query={{ ...placesQuery(search), staleTime: 0 }}
      rowKey={({ id }) => id}
      rowPath={({ id, kind: of }) => `/admin/places/${of}/${id}`}
      searchLabel={say('place-desk.find')}
      aside={<NewPlace key={kind} kind={kind} />}
      views={KINDS.map((each) => ({
        text: say(`place-desk.kinds.${each}`),
        search: each === 'city' ? {} : { kind: each },
      }))}
      filters={[
        {
          name: 'state',
          label: say('place-desk.state'),
          choices: (['activated', 'hidden'] as const).map((value) => ({
            value,
            text: say(`place-desk.state.${value}`),
          })),
        },
      ]}
      columns={[
        { key: 'title', title: say('place-desk.name'), sort: 'slug', cell: ({ title }) => title },
        { key: 'parent', title: say('place-desk.parent'), cell: ({ parent }) => parent },
        {
          key: 'state',
          title: say('place-desk.state'),
          cell: ({ activated }) => (
            <Chip tone={activated ? 'good' : 'plain'}>
              <FormattedMessage id={`place-desk.state.${activated ? 'activated' : 'hidden'}`} />
            </Chip>
          ),
        },
        {
          key: 'position',
          title: say('place-desk.position'),
          sort: 'position',
          align: 'end',
          cell: ({ position }) => intl.formatNumber(position),
        },
        {
          key: 'languages',
          title: say('place-desk.languages'),
          align: 'end',
          cell: ({ languages }) => intl.formatNumber(languages),
        },
      ]}
      empty={<FormattedMessage id="place-desk.none" />}
    />
  );
}

function NewPlace({ kind }: { kind: PlaceKind }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className="min-h-9 px-4 py-1 text-sm"
        onPointerEnter={prepareDialog}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id={`place-desk.new.${kind}`} />
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={<FormattedMessage id={`place-desk.new.${kind}`} />}>
        <Adding kind={kind} />
      </Dialog>
    </>
  );
}

function Adding({ kind }: { kind: PlaceKind }) {
  const api = useApi();
  const client = useQueryClient();
  const go = useGo();
  // One key for one form: what is sent again after a lost answer makes no second place.
  const [key] = useState(() => crypto.randomUUID());
  return (
    <PlaceForm
      kind={kind}
      opening={emptyPlace}
      onSend={async (place) => {
        const { id } = await addPlace(api, kind, place, key);
        await client.invalidateQueries({ predicate: ({ queryKey }) => isOfPlaces(queryKey) });
        await go(`/admin/places/${kind}/${id}`);
      }}
    />
  );
}
