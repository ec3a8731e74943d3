import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { ApiProblem } from '../../api/api.js';
import { openPage } from '../../testing/open-page.js';
import { MissionDialog } from './mission-dialog.js';
import type { Mission } from './missions.api.js';

const mission = {
  uuid: 'mission-1',
  city: 'Rome',
  tour: { name: 'A walk', slug: 'a-walk' },
  startsAt: '2027-05-02T07:30:00.000Z',
  timeZone: 'Europe/Rome',
} as Mission;

async function give(failure: ApiProblem): Promise<void> {
  const page = () => <MissionDialog task={{ mission, kind: 'cancel' }} onClose={() => undefined} />;
  const api = { get: () => Promise.resolve([]), send: () => Promise.reject(failure) } as never;
  await openPage({ page, path: 'guide-missions', messages: ['guide-desk'], api });
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'I have broken my leg.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Give the mission back' }));
  await screen.findByRole('alert');
}

describe('what a guide says of a mission', () => {
  afterEach(cleanup);

  it('is kept where the connection fails, to be sent again', async () => {
    await give(new ApiProblem({ status: 0, code: 'OFFLINE' }));
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'I have broken my leg.');
    expect(screen.getByRole('button', { name: 'Give the mission back' })).toBeTruthy();
  });

  it('is refused with whom to write to where the mission was given back', async () => {
    await give(new ApiProblem({ status: 409, code: 'MISSION_GIVEN_BACK', detail: 'You have given it back.' }));
    expect(screen.getByText(/^Other guides are being asked\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Back to my missions' })).toBeTruthy();
  });

  it('makes way for what can be done where the answer would be the same again', async () => {
    await give(new ApiProblem({ status: 409, code: 'MISSION_HAS_STARTED', detail: 'It has begun.' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('heading', { name: 'This is not possible' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Back to my missions' })).toBeTruthy();
  });
});
