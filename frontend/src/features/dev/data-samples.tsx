import { Breadcrumb } from '../../ui/display/breadcrumb.js';
import { Card } from '../../ui/display/card.js';
import { Chip, RemovableChip } from '../../ui/display/chip.js';
import { DataTable } from '../../ui/display/data-table.js';
import { ClockTime, Day, Duration, Moment } from '../../ui/text/date-time.js';
import { MoneyText } from '../../ui/text/money.js';
import { Pagination } from '../../ui/display/pagination.js';
import { Poster } from '../../ui/display/poster.js';
import { Rating } from '../../ui/display/rating.js';
import { Sample } from './sample.js';

const rows = [
  { id: 'BK-4F8T2W', day: '2027-05-02', price: { amount: 12900, currency: 'EUR' } },
  { id: 'BK-7K3M9Q', day: '2027-11-30', price: { amount: 24000, currency: 'JPY' } },
];

const columns = [
  { key: 'id', title: 'Booking', cell: (row: (typeof rows)[number]) => row.id },
  { key: 'day', title: 'Day', cell: (row: (typeof rows)[number]) => <Day value={row.day} look="short" /> },
  {
    key: 'price',
    title: 'Price',
    cell: (row: (typeof rows)[number]) => <MoneyText value={row.price} />,
    align: 'end' as const,
  },
];

export const DataSamples = () => (
  <>
    <Sample title="Data">
      <Breadcrumb
        crumbs={[
          { to: '/', name: 'Home' },
          { to: '/tours', name: 'Tours' },
          { to: '/tour/x', name: 'A tour' },
        ]}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Chip>Plain</Chip>
        <Chip tone="good">Completed</Chip>
        <Chip tone="notice">Waiting</Chip>
        <Chip tone="info">Pending</Chip>
        <Chip tone="bad">Cancelled</Chip>
        <RemovableChip name="Remove Museums" onRemove={() => undefined}>
          Museums
        </RemovableChip>
        <Rating value={4.8} reviews={127} />
        <Rating value={null} reviews={0} />
      </div>
      <p>
        <Day value="2027-05-02" look="weekday" />, <ClockTime value="09:30" />, <Duration minutes={150} />,{' '}
        <Moment value="2027-05-02T07:30:00Z" timeZone="Europe/Rome" />,{' '}
        <MoneyText value={{ amount: 123450, currency: 'EUR' }} />
      </p>
      <DataTable caption="Bookings" columns={columns} rows={rows} rowKey={(row) => row.id} />
      <Pagination page={5} pages={20} to={(page) => `/tours?page=${page}`} />
    </Sample>
    <Sample title="Pictures">
      <div className="grid gap-4 sm:grid-cols-3">
        <Poster kind="city" slug="rome" format="portrait" alt="Rome" className="rounded-lg" />
        <Card>
          <Poster kind="city" slug="lisbon" format="card" alt="Lisbon" className="w-full rounded-sm" />
          <p className="mt-3">A card</p>
        </Card>
      </div>
    </Sample>
  </>
);
