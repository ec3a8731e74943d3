import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer, notFound, ruledOut } from '../../testing/contract.js';
import {
  applicationQuery as recordQuery,
  applicationsQuery,
  approve,
  askAgain,
  markAnswer,
  reject,
} from './applications.api.js';
import { applicationQuery, applicationWrites, beginApplication } from './recruitment.api.js';

const { boolean, datetime, eachLike, integer, like, string } = MatchersV3;
const APPLICANT = '0192c7a0-0000-7000-8000-000000000061';
const NOBODY = '0192c7a0-0000-7000-8000-0000000000ff';
const PATH = `/api/recruitment/${APPLICANT}`;
const TEAM_PATH = `/api/admin/applications/${APPLICANT}`;
const INSTANT = datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-11-20T12:00:00.000Z');
const given = 'a person who applies as a guide';
const query = { language: 'en_US' };

const form = {
  userId: APPLICANT,
  applicant: { firstName: string('Giulia'), lastName: string('Marchetti'), email: string('applicant@example.org') },
  spokenLanguages: [],
  guidePreferences: like({ categories: [], daysOff: [], yearsGuiding: null, licence: null }),
  changedAt: INSTANT,
};
const answers = eachLike({ questionKey: string('first-corner'), title: string('Which corner?'), text: string('') });
const mine = {
  ...form,
  status: 'form-in-progress',
  cmsAnswers: answers,
  missing: eachLike({ part: string('city') }),
  mayBeEdited: true,
  nextStatuses: ['pending-review'],
};

describe('the own application', () => {
  const writes = (api: Parameters<typeof beginApplication>[0]) => applicationWrites(api, APPLICANT, 'en_US');

  it('is begun, or gone on with', async () => {
    const expectation = { given, method: 'POST', path: '/api/recruitment', query, status: 201, answer: mine } as const;
    const begun = await expectAnswer('an application begins', expectation, (_, api) => beginApplication(api, 'en_US'));
    expect(begun.status).toBe('form-in-progress');
  });

  it('is read with what is missing', async () => {
    const found = await expectAnswer('my application', { given, path: PATH, query, answer: mine }, (client) =>
      client.fetchQuery(applicationQuery(APPLICANT, 'en_US')),
    );
    expect(found.missing.length).toBeGreaterThan(0);
  });

  it('is nobody else’s', async () => {
    const expectation = { given, path: `/api/recruitment/${NOBODY}`, query, ...notFound };
    const asked = expectAnswer('an application of somebody else', expectation, (client) =>
      client.fetchQuery(applicationQuery(NOBODY, 'en_US')),
    );
    await expect(asked).rejects.toMatchObject({ status: 404 });
  });

  it('keeps wishes and answers', async () => {
    const body = { carTour: true };
    const wished = { given, method: 'PUT', path: `${PATH}/preferences`, query, body, answer: mine } as const;
    await expectAnswer('a wish of an applicant', wished, (_, api) => writes(api).prefer(body));
    const cmsAnswers = [{ questionKey: 'first-corner', text: 'The turtles of Piazza Mattei.' }];
    const written = {
      given,
      method: 'PUT',
      path: `${PATH}/cmsAnswers`,
      query,
      body: { cmsAnswers },
      answer: mine,
    } as const;
    await expectAnswer('an answer of an applicant', written, (_, api) =>
      writes(api).answer('first-corner', 'The turtles of Piazza Mattei.'),
    );
  });

  it('takes no file that is not the applicant’s', async () => {
    const file = 'x'.repeat(32);
    const picture = { pictureUrl: `${file}.jpg` };
    const path = `${PATH}/picture`;
    const chosen = {
      given,
      method: 'PUT',
      path,
      query,
      body: picture,
      ...ruledOut('FILE_UNKNOWN', 'pictureUrl'),
    } as const;
    const choosing = expectAnswer('a picture of somebody else', chosen, (_, api) =>
      writes(api).choosePicture(picture.pictureUrl),
    );
    await expect(choosing).rejects.toMatchObject({ code: 'FILE_UNKNOWN' });
    const sound = { questionKey: 'first-corner', audio: `${file}.webm` };
    const told = {
      given,
      method: 'PUT',
      path: `${PATH}/audio`,
      query,
      body: sound,
      ...ruledOut('FILE_UNKNOWN', 'audio'),
    } as const;
    const telling = expectAnswer('a recording of somebody else', told, (_, api) =>
      writes(api).record(sound.questionKey, sound.audio),
    );
    await expect(telling).rejects.toMatchObject({ code: 'FILE_UNKNOWN' });
  });

  it('is not sent before it is whole', async () => {
    const body = { status: 'pending-review' } as const;
    const refused = ruledOut('APPLICATION_INCOMPLETE', 'status');
    const sent = { given, method: 'PUT', path: `${PATH}/status`, query, body, ...refused } as const;
    const sending = expectAnswer('an application that lacks something', sent, (_, api) =>
      writes(api).changeStatus(body.status),
    );
    await expect(sending).rejects.toMatchObject({ code: 'APPLICATION_INCOMPLETE' });
  });
});

describe('the applications of the team', () => {
  const waiting = 'an admin whom an application waits for';
  const which = { id: APPLICANT, language: 'en_US', version: 1 } as const;
  const record = (state: string, actions: readonly string[]) => ({
    ...form,
    state,
    answers,
    actions,
    version: integer(1),
  });
  const all = ['mark', 'ask-again', 'approve', 'reject'];

  it('are listed by state', async () => {
    const row = { userId: string(APPLICANT), firstName: string('Giulia'), state: 'pending-review', changedAt: INSTANT };
    const pagination = { page: 1, totalItems: integer(1), totalPages: integer(1), hasMore: boolean(false) };
    const expectation = {
      given: waiting,
      path: '/api/admin/applications',
      query: { ...query, state: 'pending-review', page: 1 },
      answer: { items: eachLike(row), pagination },
    };
    const found = await expectAnswer('the waiting applications', expectation, (client) =>
      client.fetchQuery(applicationsQuery({ state: 'pending-review' }, 'en_US')),
    );
    expect(found.items[0]?.state).toBe('pending-review');
  });

  it('show one with what may be done', async () => {
    const expectation = { given: waiting, path: TEAM_PATH, query, answer: record('pending-review', all) };
    const found = await expectAnswer('an application', expectation, (client) =>
      client.fetchQuery(recordQuery(APPLICANT, 'en_US')),
    );
    expect(found.actions).toEqual(all);
  });

  it('are marked, asked again, approved and rejected', async () => {
    const call = { given: waiting, query } as const;
    const mark = { questionKey: 'first-corner', mark: 'good', version: 1 } as const;
    const marked = {
      ...call,
      method: 'PUT',
      path: `${TEAM_PATH}/marks`,
      body: mark,
      answer: record('pending-review', all),
    } as const;
    await expectAnswer('a mark', marked, (_, api) => markAnswer(api, which, 'first-corner', 'good'));
    const decided = (action: string, body: object, state: string) =>
      ({ ...call, method: 'POST', path: `${TEAM_PATH}/${action}`, body, answer: record(state, []) }) as const;
    const remark = { remark: 'Which turtles?', questionKeys: ['first-corner'], version: 1 };
    await expectAnswer('a further question', decided('ask-again', remark, 'asked-again'), (_, api) =>
      askAgain(api, which, remark.remark, remark.questionKeys),
    );
    await expectAnswer('an approval', decided('approve', { version: 1 }, 'approved'), (_, api) => approve(api, which));
    const rejected = decided('reject', { reason: 'No place', version: 1 }, 'rejected');
    await expectAnswer('a rejection', rejected, (_, api) => reject(api, which, 'No place'));
  });
});
