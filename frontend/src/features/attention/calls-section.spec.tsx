import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { ApiProblem } from '../../api/api.js';
import { endSession, startSession, type SessionUser } from '../../session/session.js';
import { openPage } from '../../testing/open-page.js';
import type { AttentionCall } from './attention.api.js';
import { CallsSection } from './calls-section.js';

const call: AttentionCall = {
  id: 'call-1',
  kind: 'nobody-left',
  since: '2027-05-01T08:00:00.000Z',
  mission: {
    uuid: 'mission-1',
    bookingReferences: ['BK-7K3M9Q'],
    city: 'Rome',
    tour: 'A walk',
    date: '2027-05-02',
    time: '09:30',
    startsAt: '2027-05-02T07:30:00.000Z',
    timeZone: 'Europe/Rome',
    guideLanguage: 'en_US',
    customers: [],
    asked: [],
  },
};

describe('the missions that wait for a person', () => {
  beforeEach(() => {
    act(() => startSession({ uuid: 'carla' } as SessionUser, { access_token: 'a' }));
  });
  afterEach(() => {
    cleanup();
    act(() => endSession());
  });

  it('say why one could not be handled, though it has left the list meanwhile', async () => {
    let calls = [call];
    const send = () => {
      calls = [];
      return Promise.reject(new ApiProblem({ status: 404, code: 'NOT_FOUND', detail: 'It has been handled.' }));
    };
    const api = { get: () => Promise.resolve(calls), send } as never;
    await openPage({ page: CallsSection, path: 'admin/attention', messages: ['attention'], api });
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as handled' }));
    await screen.findByRole('alertdialog');
    fireEvent.click(screen.getAllByRole('button', { name: 'Mark as handled' }).at(-1)!);
    expect(await screen.findByText('Every mission is taken care of')).toBeTruthy();
    expect(screen.getByText('It has been handled.')).toBeTruthy();
  });

  it('name whom to call, with telephone numbers as they are read', async () => {
    const people = { adults: 2, children: 0, infants: 0 };
    const guest = { reference: 'BK-7K3M9Q', name: 'Ada', people: 2, travellers: people, phone: '+393331234567' };
    const customers = [{ ...guest, email: 'ada@example.com' }];
    const waiting = { ...call, mission: { ...call.mission, customers } };
    const api = { get: () => Promise.resolve([waiting]) } as never;
    await openPage({ page: CallsSection, path: 'admin/attention', messages: ['attention'], api });
    const number = await screen.findByText('+39 333 123 4567');
    expect(number.closest('a')?.getAttribute('href')).toBe('tel:+393331234567');
  });

  it.each([
    ['guide-wrote', 'At noon?', true, /Others are still being asked\.$/],
    ['guide-wrote', 'At noon?', false, /Nobody else is being asked now\.$/],
    ['guide-wrote', undefined, true, /others are still being asked\.$/],
    ['guide-wrote', undefined, false, /nobody else is being asked now\.$/],
    ['guide-cancelled', undefined, true, /^Others were asked at once\./],
    ['guide-cancelled', undefined, false, /^Nobody is being asked now\./],
  ] as const)(
    'say of %s (%s) that others are asked only where one is waited for: %s',
    async (kind, message, is, text) => {
      const contact = 'bruno@example.com';
      const own = { uuid: 'bruno', name: 'Bruno', contact };
      const asked = [
        { ...own, email: contact, answer: 'other' as const, isWaitedFor: false },
        { uuid: 'anna', name: 'Anna', contact: 'anna@example.com', email: 'anna@example.com', isWaitedFor: is },
      ];
      const written: AttentionCall = {
        ...call,
        kind,
        guide: own,
        mission: { ...call.mission, asked },
        ...(message ? { message } : {}),
      };
      const api = { get: () => Promise.resolve([written]) } as never;
      await openPage({ page: CallsSection, path: 'admin/attention', messages: ['attention'], api });
      expect(await screen.findByText(text)).toBeTruthy();
    },
  );

  it('stay in sight when they cannot be read anew, and say that they may be old', async () => {
    let answer: () => Promise<unknown> = () => Promise.resolve([call]);
    const api = { get: () => answer() } as never;
    const { client } = await openPage({
      page: CallsSection,
      path: 'admin/attention',
      messages: ['attention'],
      api,
    });
    await screen.findByRole('article');
    answer = () => Promise.reject(new ApiProblem({ status: 500, code: 'INTERNAL', detail: 'The list is not there.' }));
    await act(() => client.refetchQueries());
    expect(await screen.findByText('The list is not there.')).toBeTruthy();
    expect(screen.getByRole('article')).toBeTruthy();
  });
});
