import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { ApiProblem } from '../../api/api.js';
import { endSession, startSession, type SessionUser } from '../../session/session.js';
import { openPage } from '../../testing/open-page.js';
import { TourRecordPage } from './tour-record-page.js';
import type { TourRecord } from './tours.api.js';

const tour: TourRecord = {
  id: 'tour-1',
  status: 'draft',
  city: { id: 'rome', slug: 'rome', title: 'Rome', timeZone: 'Europe/Rome', latitude: 41.9, longitude: 12.5 },
  basics: {
    slug: 'rome-at-dawn',
    cityId: 'rome',
    kind: 'private',
    categories: ['private-tour'],
    specialFilters: [],
    currency: 'EUR',
    featured: false,
    position: 1,
    cancellationMinutes: 1440,
    leadTimeMinutes: 1440,
    infantsNeedSeat: false,
    taxRegime: 'margin-scheme',
    guideLanguages: ['en_US'],
  },
  texts: {
    en_US: { title: 'Rome at Dawn', summary: 's', description: 'd', highlights: ['a'], included: [], notIncluded: [] },
  },
  options: [
    {
      durationMinutes: 120,
      prices: { kind: 'per-group', bands: [{ upTo: 2, amount: 12_000 }], extraPerson: 2000 },
      minimumPersons: 1,
      maximumPersons: 8,
      capacity: null,
      weekdays: [1, 2],
      startTimes: ['06:30'],
      closedMonths: [],
      closedDays: [],
    },
  ],
  meetingPoints: [],
  itinerary: [],
  photos: [],
  publishedAt: null,
  version: 3,
  missing: ['itinerary'],
  actions: ['edit', 'copy'],
};

describe('the page of a tour for the team', () => {
  let sent: unknown[][];
  let answer: () => Promise<unknown>;
  beforeEach(() => {
    sent = [];
    answer = () => Promise.resolve({ ...tour, version: 4 });
    act(() => startSession({ uuid: 'carla', permissions: [] } as unknown as SessionUser, { access_token: 'a' }));
  });
  afterEach(() => {
    cleanup();
    act(() => endSession());
  });

  const open = async () => {
    await openPage({
      page: TourRecordPage,
      path: 'admin/tours/$id',
      at: 'admin/tours/tour-1',
      messages: ['admin-list', 'admin-record', 'tour-desk', 'upload'],
      api: {
        get: (path: string) => Promise.resolve(path.startsWith('/api/admin/tours') ? tour : []),
        send: (...call: unknown[]) => {
          sent.push(call.slice(0, 3));
          return answer();
        },
      } as never,
    });
    return screen.findByRole('heading', { name: 'Rome at Dawn' });
  };
  const section = (name: string): HTMLElement => screen.getByRole('heading', { name }).closest('details')!;
  const save = (name: string) =>
    act(async () => fireEvent.click(within(section(name)).getAllByText('Save').at(0)!.closest('button')!));

  it('says what is missing, and sends prices in minor units with the version that was seen', async () => {
    await open();
    expect(screen.getByText('An itinerary')).toBeTruthy();
    const options = within(section('Options and prices'));
    fireEvent.change(options.getByLabelText('Price of the group'), { target: { value: '135,50' } });
    fireEvent.change(options.getByLabelText('Start times'), { target: { value: '6:30 9:00-10:00/60' } });
    await save('Options and prices');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject([
      'PUT',
      '/api/admin/tours/tour-1/options',
      {
        version: 3,
        options: [{ prices: { bands: [{ upTo: 2, amount: 13_550 }] }, startTimes: ['06:30', '09:00', '10:00'] }],
      },
    ]);
  });

  it('sends nothing that is written wrongly, and says so at the field', async () => {
    await open();
    const options = within(section('Options and prices'));
    fireEvent.change(options.getByLabelText('Price of the group'), { target: { value: 'much' } });
    await save('Options and prices');
    expect(sent).toEqual([]);
    expect(options.getAllByText(/Enter an amount such as/).length).toBeGreaterThan(0);
  });

  it('shows who was first when somebody else has changed the tour', async () => {
    await open();
    const detail = 'Meanwhile Carla has changed a text.';
    answer = () =>
      Promise.reject(
        new ApiProblem({ status: 409, code: 'TOUR_CHANGED_MEANWHILE', detail, errors: [], requestId: '' } as never),
      );
    await save('Basics');
    expect((await screen.findAllByText(detail)).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Show the new state' })).toBeTruthy();
  });
});
