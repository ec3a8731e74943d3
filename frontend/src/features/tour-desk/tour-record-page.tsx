import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AdminRecord } from '../../shared/admin-record/admin-record.js';
import { RecordPage } from '../../shared/admin-record/record-page.js';
import type { RecordFact } from '../../shared/admin-record/record-section.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';
import { Link } from '../../ui/text/link.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { textLink } from '../../ui/text/text-link.js';
import { BasicsSection } from './basics-section.js';
import { GallerySection } from './gallery-section.js';
import { ItinerarySection } from './itinerary-section.js';
import { MeetingPointsSection } from './meeting-points-section.js';
import { OptionsSection } from './options-section.js';
import { TextsSection } from './texts-section.js';
import { TourActions } from './tour-actions.js';
import { TourStatusChip } from './tour-status.js';
import { tourQuery, type TourRecord } from './tours.api.js';
import { conflictOf, type TourEditing } from './tour-editing.js';

const route = getRouteApi('/$lang/$currency/admin/tours/$id');

/**
 * A tour with a form for each of its parts. The forms send the version that was read when the page was opened, or that
 * the last own change made: what somebody else has changed meanwhile is not overwritten unseen.
 */
export function TourRecordPage() {
  const { id } = route.useParams();
  const intl = useIntl();
  const back = { to: '/admin/tours', text: intl.formatMessage({ id: 'tour-desk.title' }) };
  const read = useQuery({ ...tourQuery(id), staleTime: Infinity, refetchOnMount: 'always', refetchOnReconnect: false });
  return (
    <RecordPage read={read} back={back}>
      {(tour) => <Opened key={tour.id} tour={tour} back={back} onReread={() => read.refetch()} />}
    </RecordPage>
  );
}

interface OpenedProps {
  tour: TourRecord;
  back: { to: string; text: string };
  onReread: () => Promise<unknown>;
}

function Opened({ tour, back, onReread }: OpenedProps) {
  const client = useQueryClient();
  const [conflict, setConflict] = useState<unknown>();
  /** Forms begin anew when it grows. */
  const [reading, setReading] = useState(0);
  const editing: TourEditing = {
    tour,
    send: async (sending) => {
      try {
        client.setQueryData(tourQuery(tour.id).queryKey, await sending);
        setConflict(undefined);
        void client.invalidateQueries({ queryKey: ['/api/admin/audit'] });
      } catch (error) {
        setConflict(conflictOf(error));
        throw error;
      }
    },
  };
  const reread = async (): Promise<void> => {
    await onReread();
    setConflict(undefined);
    setReading(reading + 1);
  };
  return (
    <AdminRecord
      title={tour.texts.en_US?.title || tour.basics.slug}
      back={back}
      state={<TourStatusChip status={tour.status} />}
      actions={<TourActions editing={editing} />}
      facts={factsOf(tour)}
      subject={{ type: 'tour', id: tour.id }}
    >
      {conflict !== undefined && (
        <div className="sticky top-2 z-10 grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-3 shadow-high">
          <ProblemMessage error={conflict} />
          <Button look="secondary" onClick={() => void reread()}>
            <FormattedMessage id="tour-desk.conflict.show" />
          </Button>
        </div>
      )}
      {tour.missing.length > 0 && <Missing of={tour} />}
      <div key={reading} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <BasicsSection editing={editing} />
        <TextsSection editing={editing} />
        <OptionsSection editing={editing} />
        <MeetingPointsSection editing={editing} />
        <ItinerarySection editing={editing} />
        <GallerySection editing={editing} />
      </div>
    </AdminRecord>
  );
}

const Missing = ({ of: { missing } }: { of: TourRecord }) => (
  <div className="grid gap-1 rounded-lg bg-sunken p-4 text-sm">
    <p className="font-medium">
      <FormattedMessage id="tour-desk.missing" />
    </p>
    <ul className="list-disc columns-1 ps-5 sm:columns-2">
      {missing.map((need) => (
        <li key={need}>
          <FormattedMessage id={`tour-desk.need.${need}`} />
        </li>
      ))}
    </ul>
  </div>
);

const fact = (id: string, value: ReactNode): RecordFact => ({ name: <FormattedMessage id={id} />, value });

const factsOf = ({ city, basics, status, publishedAt }: TourRecord): readonly RecordFact[] => [
  fact('tour-desk.city', city.title),
  fact('tour-desk.kind', <FormattedMessage id={`tour-desk.kind.${basics.kind}`} />),
  fact(
    'tour-desk.address',
    status === 'published' ? (
      <Link to={`/tour/${basics.slug}`} className={textLink}>
        {`/tour/${basics.slug}`}
      </Link>
    ) : (
      `/tour/${basics.slug}`
    ),
  ),
  ...(publishedAt === null ? [] : [fact('tour-desk.publishedAt', <ShortMoment value={publishedAt} />)]),
];
