import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { ApiProblem } from '../../api/api.js';
import { endSession, startSession, type SessionUser } from '../../session/session.js';
import { openPage } from '../../testing/open-page.js';
import { WorkItemPage } from './work-item-page.js';
import type { TeamMission, WorkItem } from './work-items.api.js';

const item: WorkItem = {
  id: 'item-1',
  context: 'payments',
  kind: 'amount-mismatch',
  state: 'open',
  subject: { type: 'order', id: 'CIC-7K3M9Q', reference: 'CIC-7K3M9Q' },
  facts: {
    gateway: 'stripe',
    amount: { amount: 100, currency: 'SEK' },
    due: { amount: 12_900, currency: 'EUR' },
    intent: 'pi_1',
  },
  isUrgent: true,
  raisedAt: '2027-05-01T08:00:00.000Z',
  isOverdue: false,
  version: 3,
  actions: ['assign', 'resolve'],
};
const mission: TeamMission = {
  uuid: 'mission-1',
  state: 'open',
  bookingReferences: ['BK-4F8T2W'],
  city: 'Rome',
  tour: 'A walk',
  date: '2027-05-02',
  time: '09:30',
  startsAt: '2027-05-02T07:30:00.000Z',
  timeZone: 'Europe/Rome',
  guideLanguage: 'en_US',
  customers: [],
  asked: [],
  actions: ['assign'],
};
const ofMission = (kind: string, facts: WorkItem['facts'] = {}): WorkItem => ({
  ...item,
  kind,
  subject: { type: 'mission', id: 'mission-1', reference: 'BK-4F8T2W' },
  facts,
});
const guide = {
  uuid: 'giulia',
  name: 'Giulia Marchetti',
  contact: '+39 06',
  rating: 5,
  languages: ['en_US'],
  speaksIt: true,
  isQualified: true,
  isFree: true,
  hasDayOff: false,
};

describe('a work item', () => {
  let shown: WorkItem;
  let people: Partial<TeamMission>;
  let sent: { readonly path: string; readonly body: unknown }[];
  let answer: () => Promise<unknown>;

  beforeEach(() => {
    [shown, people, sent] = [item, {}, []];
    answer = () => Promise.resolve(undefined);
    act(() =>
      startSession({ uuid: 'carla', permissions: ['work-item.resolve'] } as unknown as SessionUser, {
        access_token: 'a',
        refresh_token: 'r',
      }),
    );
  });
  afterEach(() => {
    cleanup();
    act(() => endSession());
  });

  const open = () =>
    openPage({
      page: WorkItemPage,
      path: 'admin/work-items/$id',
      at: 'admin/work-items/item-1',
      messages: ['admin-record', 'work-items'],
      api: {
        get: (path) => {
          if (path.endsWith('/guides')) return Promise.resolve([guide]);
          if (path.includes('/missions/')) return Promise.resolve({ ...mission, ...people });
          if (path.endsWith('assignees')) return Promise.resolve([{ id: 'dario', name: 'Dario Dini' }]);
          return Promise.resolve(shown);
        },
        send: (_method, path, body) => {
          sent.push({ path, body });
          return answer() as never;
        },
      },
    });

  it('says what happened to the money, and leads to the order', async () => {
    await open();
    expect(await screen.findByText(/came in, but/)).toBeTruthy();
    expect(screen.getAllByText(/SEK 1\.00/)).toHaveLength(2);
    expect(screen.getByText('pi_1')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Order CIC-7K3M9Q' }).getAttribute('href')).toBe(
      '/en_US/EUR/admin/orders/CIC-7K3M9Q',
    );
  });

  it('is resolved with a note, of the version that was seen', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as handled' }));
    await screen.findByRole('dialog');
    const send = screen.getAllByRole('button', { name: 'Mark as handled' }).at(-1)!;
    fireEvent.click(send);
    expect(await screen.findByText('Write down what was done.')).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.change(screen.getByRole('textbox', { name: /Note/ }), { target: { value: ' Given back ' } });
    await act(async () => fireEvent.click(send));
    expect(sent).toMatchObject([{ body: { note: 'Given back', version: 3 } }]);
  });

  it('tells who was second that a colleague was first', async () => {
    answer = () =>
      Promise.reject(new ApiProblem({ status: 409, code: 'WORK_ITEM_ALREADY_RESOLVED', detail: 'Already resolved.' }));
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as handled' }));
    fireEvent.change(await screen.findByRole('textbox', { name: /Note/ }), { target: { value: 'Done' } });
    fireEvent.click(screen.getAllByRole('button', { name: 'Mark as handled' }).at(-1)!);
    expect(await screen.findByText('Already resolved.')).toBeTruthy();
  });

  it('is taken by the reader with one click, and given to a colleague', async () => {
    await open();
    const mine = await screen.findByRole('button', { name: 'Assign to me' });
    await act(async () => fireEvent.click(mine));
    expect(sent.at(-1)?.body).toEqual({ assignee: 'carla', version: 3 });
    fireEvent.click(screen.getByRole('button', { name: 'Assign' }));
    fireEvent.change(await screen.findByRole('combobox', { name: 'Person' }), { target: { value: 'dario' } });
    await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Assign' }).at(-1)!));
    expect(sent.at(-1)?.body).toEqual({ assignee: 'dario', version: 3 });
  });

  it('can be put back once it is resolved; what ended by itself names nobody', async () => {
    shown = {
      ...item,
      state: 'resolved',
      actions: ['reopen'],
      resolution: { at: '2027-05-02T08:00:00.000Z' },
    };
    await open();
    expect(await screen.findByText('Ended by itself')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark as handled' })).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Put back into the list' })));
    expect(sent.at(-1)?.body).toEqual({ version: 3 });
  });

  it('of a mission is ended by the choice of a guide', async () => {
    shown = ofMission('nobody-left');
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Assign a guide' }));
    fireEvent.click(await screen.findByRole('radio', { name: 'Giulia Marchetti' }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Assign the mission' })));
    expect(sent.at(-1)?.body).toEqual({ guideId: 'giulia' });
  });

  it('of a mission that has a guide offers no choice', async () => {
    [shown, people] = [ofMission('guide-wrote'), { state: 'assigned', actions: [] }];
    await open();
    await screen.findByText('A walk');
    expect(screen.queryByRole('button', { name: 'Assign a guide' })).toBeNull();
  });

  it('names whom to call, with telephone numbers as they are read', async () => {
    shown = ofMission('nobody-left');
    people = {
      customers: [{ reference: 'BK-4F8T2W', name: 'Ada', people: 2, phone: '+393331234567', email: 'ada@example.com' }],
    };
    await open();
    expect((await screen.findByText('+39 333 123 4567')).closest('a')?.getAttribute('href')).toBe('tel:+393331234567');
  });

  it.each([
    ['guide-wrote', 'At noon?', true, /Others are still being asked\.$/],
    ['guide-wrote', 'At noon?', false, /Nobody else is being asked now\.$/],
    ['guide-wrote', undefined, true, /others are still being asked\.$/],
    ['guide-wrote', undefined, false, /nobody else is being asked now\.$/],
    ['guide-cancelled', undefined, true, /^Others were asked at once\./],
    ['guide-cancelled', undefined, false, /^Nobody is being asked now\./],
  ] as const)(
    'of %s (%s) says that others are asked only where one is waited for: %s',
    async (kind, message, is, text) => {
      shown = ofMission(kind, { guideId: 'bruno', ...(message ? { message } : {}) });
      people = {
        asked: [
          { uuid: 'bruno', name: 'Bruno', contact: 'b', email: 'b@example.com', answer: 'other', isWaitedFor: false },
          { uuid: 'anna', name: 'Anna', contact: 'a', email: 'a@example.com', isWaitedFor: is },
        ],
      };
      await open();
      expect(await screen.findByText(text)).toBeTruthy();
    },
  );
});
