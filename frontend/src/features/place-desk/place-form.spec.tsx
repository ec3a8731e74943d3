import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { endSession, startSession, type SessionUser } from '../../session/session.js';
import { openPage } from '../../testing/open-page.js';
import { emptyPlace, PlaceForm } from './place-form.js';
import type { PlaceRequest } from './places.api.js';

describe('the form of a new city', () => {
  let sent: PlaceRequest[];
  beforeEach(() => {
    sent = [];
    act(() => startSession({ uuid: 'carla' } as SessionUser, { access_token: 'a' }));
  });
  afterEach(() => {
    cleanup();
    act(() => endSession());
  });

  const open = async () => {
    await openPage({
      page: () => (
        <PlaceForm
          kind="city"
          opening={emptyPlace}
          onSend={async (request) => {
            sent.push(request);
          }}
        />
      ),
      path: 'admin/places',
      messages: ['place-desk'],
      api: { get: () => Promise.resolve([{ id: 'italy', slug: 'italy', title: 'Italy' }]) } as never,
    });
    await screen.findByRole('option', { name: 'Italy' });
  };
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));

  it('sends what was filled in', async () => {
    await open();
    type('Name', 'Siena');
    type('Address of the page', 'siena');
    type('Country', 'italy');
    type('Latitude', '43,3188');
    type('Longitude', '11.3308');
    type('Time zone', 'Europe/Rome');
    type('Sights of the poster', 'tower: Torre\n');
    await save();
    expect(sent).toEqual([]);
    type('Sights of the poster', 'towers: Torre del Mangia\n\nhills: Chianti');
    await save();
    expect(sent).toMatchObject([
      {
        slug: 'siena',
        names: { en_US: 'Siena' },
        parentId: 'italy',
        city: {
          latitude: 43.3188,
          timeZone: 'Europe/Rome',
          landmarks: [
            { motif: 'towers', name: 'Torre del Mangia' },
            { motif: 'hills', name: 'Chianti' },
          ],
        },
      },
    ]);
  });

  it('says at each field what is missing', async () => {
    await open();
    await save();
    expect(sent).toEqual([]);
    for (const text of [/Enter the name in English/, /Enter degrees such as/, /Write the drawing/])
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });
});
