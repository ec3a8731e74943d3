import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { drain } from '../../../../test/harness/drain.js';
import { identityTestApp, type IdentityTestApp, type Person } from '../../../../test/harness/identity-test-app.js';
import { seedWorld } from '../../../../test/world/seed-world.js';
import { Commands } from '../../../platform/commands.js';
import { mp3Sound } from '../../../platform/files/testing/sounds.js';
import { ROLES } from '../../../shared-kernel/roles.js';
import { RemoveRecordings } from '../jobs/remove-recordings.job.js';
import type { ApplicationRecord, ApplicationsPage, MyApplication } from '../queries/application-views.js';

const QUESTIONS = ['first-corner', 'one-place-aloud'];
const NOW = new Date('2027-01-10T09:00:00Z');

interface Applicant {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}
type Told<Body> = Body & { readonly code: string };

let folder: string;
let testApp: IdentityTestApp;
let admin: Person;
let ada: Applicant;

async function ask<Body>(method: 'GET' | 'POST' | 'PUT', url: string, token: string, body?: object) {
  const answer = await testApp.call(method, url, { token, ...(body ? { body } : {}) });
  return { status: answer.status, body: answer.body as unknown as Told<Body> };
}
const mine = (applicant: Applicant, part: string, body: object) =>
  ask<MyApplication>('PUT', `/api/recruitment/${applicant.id}/${part}`, applicant.token, body);
const record = async (applicant: Applicant): Promise<ApplicationRecord> =>
  (await ask<ApplicationRecord>('GET', `/api/admin/applications/${applicant.id}`, admin.accessToken)).body;
const decide = async (applicant: Applicant, action: string, body: object = {}) =>
  ask<ApplicationRecord>('POST', `/api/admin/applications/${applicant.id}/${action}`, admin.accessToken, {
    version: (await record(applicant)).version,
    ...body,
  });
const mailsTo = async ({ email }: Applicant): Promise<string[]> => {
  const { rows } = await testApp.query(
    `select kind from platform.mail where recipient = $1 and kind like 'recruitment.%' order by written_at, kind`,
    [email],
  );
  return rows.map(({ kind }) => String(kind));
};

async function upload(bytes: Buffer, token: string): Promise<{ readonly path: string; readonly url: string }> {
  const head = '--xx\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/api/s3/uploadFile',
    headers: { 'content-type': 'multipart/form-data; boundary=xx', authorization: `Bearer ${token}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--xx--\r\n')]),
  });
  const uploaded = answer.json<{ fileUrl: string; newGalleryEntry: { path: string } }>();
  return { path: uploaded.newGalleryEntry.path, url: uploaded.fileUrl };
}

const portrait = (): Promise<Buffer> =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();

async function signUpAsGuide(): Promise<Applicant> {
  const email = `${randomUUID()}@example.com`;
  const password = 'a quiet street';
  const { body } = await testApp.call('POST', '/api/auth/signup', {
    body: {
      type: 'guide',
      firstName: 'Ada',
      lastName: 'Rossi',
      nativeLanguage: 'it',
      birthdate: '1990-05-17',
      acceptTerms: true,
      email,
      confirmEmail: email,
      password,
      confirmPassword: password,
    },
  });
  return { id: body.user.uuid, email, token: body.access_token };
}

/** Fills the form in, by the calls of the specification. */
async function fillIn(applicant: Applicant): Promise<Told<MyApplication>> {
  const { token } = applicant;
  await ask('PUT', '/api/me/account', token, { phone: '+39 06 5555 0100' });
  await ask('POST', '/api/recruitment', token);
  await mine(applicant, 'preferences', {
    city: 'rome',
    language: 'it',
    spokenLanguages: [{ language: 'ja_JP', level: 'fluent' }],
    carTour: true,
    bikeTour: false,
    guidePreferences: {
      categories: ['private-tour', 'private-car-tour'],
      daysOff: [1],
      yearsGuiding: 4,
      licence: null,
    },
  });
  await mine(applicant, 'cmsAnswers', { cmsAnswers: [{ questionKey: 'first-corner', text: 'The turtles.' }] });
  await mine(applicant, 'picture', { pictureUrl: (await upload(await portrait(), token)).path });
  const { url } = await upload(mp3Sound(), token);
  return (await mine(applicant, 'audio', { questionKey: 'one-place-aloud', audio: url })).body;
}

async function submitted(): Promise<Applicant> {
  const applicant = await signUpAsGuide();
  await fillIn(applicant);
  await mine(applicant, 'status', { status: 'pending-review' });
  await drain(testApp.app);
  return applicant;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cicerone-recruitment-'));
  testApp = await identityTestApp({ DATA_DIR: folder });
  testApp.clock.setTo(NOW);
  await seedWorld(testApp.app);
  for (const [position, slug] of QUESTIONS.entries())
    await testApp.query(
      `insert into content.entry (id, kind, slug, language, title, markdown, status, published_at, changed_at, position)
       values ($1, 'recruitment-questions', $2, 'en_US', $3, '', 'published', now(), now(), $4)`,
      [randomUUID(), slug, `About ${slug}?`, position],
    );
  admin = await testApp.signUp();
  await testApp.query('update identity.user_account set role = $1 where id = $2', [ROLES.admin, admin.id]);
});
afterAll(async () => {
  await testApp.close();
  await rm(folder, { recursive: true });
});

describe('the form of an application', () => {
  beforeEach(async () => {
    ada = await signUpAsGuide();
  });

  it('begins once, however often it is asked for', async () => {
    const begun = await Promise.all(
      Array.from({ length: 40 }, () => ask<MyApplication>('POST', '/api/recruitment', ada.token)),
    );
    expect(new Set(begun.map(({ status }) => status))).toEqual(new Set([201]));
    expect(begun[0]?.body).toMatchObject({
      userId: ada.id,
      status: 'form-in-progress',
      applicant: { firstName: 'Ada', lastName: 'Rossi', email: ada.email, birthdate: '1990-05-17', phone: null },
      nextStatuses: ['pending-review'],
    });
    const { rows } = await testApp.query('select 1 from recruitment.application where user_id = $1', [ada.id]);
    expect(rows).toHaveLength(1);
  });

  it('names what is missing, is filled in by parts, and read on another device', async () => {
    const { body: begun } = await ask<MyApplication>('POST', '/api/recruitment', ada.token);
    expect(begun.missing.map(({ part, questionKey }) => questionKey ?? part)).toEqual([
      'phone',
      'city',
      'language',
      'guide-language',
      'categories',
      'car',
      'bike',
      'picture',
      'first-corner',
      'one-place-aloud',
      'voice',
    ]);
    const early = await mine(ada, 'status', { status: 'pending-review' });
    expect([early.status, early.body.code]).toEqual([422, 'APPLICATION_INCOMPLETE']);
    expect(await fillIn(ada)).toMatchObject({ missing: [], status: 'form-in-progress' });
    const { body: read } = await ask<MyApplication>('GET', `/api/recruitment/${ada.id}?language=it_IT`, ada.token);
    expect(read).toMatchObject({
      city: { slug: 'rome', name: 'Roma' },
      language: 'it',
      spokenLanguages: [{ language: 'ja_JP', level: 'fluent' }],
      carTour: true,
      bikeTour: false,
      guidePreferences: {
        categories: ['private-tour', 'private-car-tour'],
        daysOff: [1],
        yearsGuiding: 4,
        licence: null,
      },
      cmsAnswers: [
        { questionKey: 'first-corner', title: 'About first-corner?', text: 'The turtles.', audioUrl: null },
        { questionKey: 'one-place-aloud', text: '', audioUrl: expect.stringMatching(/^\/files\/[\w-]+\.mp3\?/) },
      ],
    });
    const audio = read.cmsAnswers.find(({ audioUrl }) => audioUrl !== null)?.audioUrl;
    expect((await testApp.app.inject({ url: audio ?? '' })).headers['content-type']).toBe('audio/mpeg');
  });

  it('loses nothing of forty answers at once', async () => {
    await ask('POST', '/api/recruitment', ada.token);
    const written = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        number % 2
          ? mine(ada, 'cmsAnswers', { cmsAnswers: [{ questionKey: 'first-corner', text: `Corner ${number}` }] })
          : mine(ada, 'cmsAnswers', { cmsAnswers: [{ questionKey: 'one-place-aloud', text: `Place ${number}` }] }),
      ),
    );
    expect(written.every(({ status }) => status === 200)).toBe(true);
    const { body } = await ask<MyApplication>('GET', `/api/recruitment/${ada.id}`, ada.token);
    expect(body.cmsAnswers.map(({ text }) => text.split(' ')[0])).toEqual(['Corner', 'Place']);
  });

  it('replaces a recording, and lets the first one go', async () => {
    await ask('POST', '/api/recruitment', ada.token);
    const [first, second] = [await upload(mp3Sound(), ada.token), await upload(mp3Sound(20), ada.token)];
    for (const { path: audio } of [first, second]) await mine(ada, 'audio', { questionKey: 'first-corner', audio });
    const { rows } = await testApp.query(
      'select path, claimed_by from platform.stored_file where owner_id = $1 order by claimed_by nulls first',
      [ada.id],
    );
    expect(rows).toEqual([
      { path: first.path, claimed_by: null },
      { path: second.path, claimed_by: `recruitment.audio:${ada.id}:first-corner` },
    ]);
  });

  it('takes no file, question, city or category that is not there, and no one else’s form', async () => {
    await ask('POST', '/api/recruitment', ada.token);
    const codeOf = async (part: string, body: object) => (await mine(ada, part, body)).body.code;
    const others = await upload(await portrait(), admin.accessToken);
    expect(await codeOf('picture', { pictureUrl: others.path })).toBe('FILE_UNKNOWN');
    expect(await codeOf('audio', { questionKey: 'unasked', audio: null })).toBe('QUESTION_UNKNOWN');
    expect(await codeOf('preferences', { city: 'atlantis' })).toBe('GUIDE_CITY_UNKNOWN');
    const preferences = { categories: ['moon-tour'], daysOff: [], yearsGuiding: null, licence: null };
    expect(await codeOf('preferences', { guidePreferences: preferences })).toBe('GUIDE_CATEGORY_UNKNOWN');
    expect((await ask('GET', `/api/recruitment/${ada.id}`, admin.accessToken)).status).toBe(404);
  });

  it('is not for the team and for companies', async () => {
    const { status, body } = await ask('POST', '/api/recruitment', admin.accessToken);
    expect([status, body.code]).toEqual([409, 'ACCOUNT_CANNOT_APPLY']);
  });
});

describe('the team’s decision', () => {
  beforeEach(async () => {
    ada = await submitted();
  });

  const openItems = async (): Promise<number> => {
    const { rows } = await testApp.query(
      `select 1 from work_items.work_item where kind = 'application-waiting' and key = $1 and resolved_at is null`,
      [ada.id],
    );
    return rows.length;
  };

  it('begins with a matter in the queue, a mail, and a record to read and listen to', async () => {
    expect(await openItems()).toBe(1);
    expect(await mailsTo(ada)).toEqual(['recruitment.application-submitted']);
    const { body: list } = await ask<ApplicationsPage>(
      'GET',
      '/api/admin/applications?state=pending-review&sort=-submittedAt&size=100',
      admin.accessToken,
    );
    expect(list.items).toContainEqual(
      expect.objectContaining({ userId: ada.id, city: 'Rome', languages: ['it_IT', 'ja_JP'], email: ada.email }),
    );
    const { pictureUrl, answers, actions } = await record(ada);
    expect([pictureUrl, answers.at(1)?.audioUrl].map((url) => typeof url)).toEqual(['string', 'string']);
    expect(actions).toEqual(['mark', 'ask-again', 'approve', 'reject']);
    const file = await testApp.call('GET', '/api/admin/applications?format=csv', { token: admin.accessToken });
    expect(file.text).toContain(ada.email);
  });

  it('is made once, whoever decides at once, with one mail', async () => {
    const { version } = await record(ada);
    const decisions = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        ask<ApplicationRecord>(
          'POST',
          `/api/admin/applications/${ada.id}/${number % 2 ? 'approve' : 'reject'}`,
          admin.accessToken,
          number % 2 ? { version } : { reason: 'No place', version },
        ),
      ),
    );
    expect(decisions.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(decisions.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['CHANGED_MEANWHILE']),
    );
    await drain(testApp.app);
    expect(await mailsTo(ada)).toHaveLength(2);
    expect(await openItems()).toBe(0);
  });

  it('can wait for more: marked, asked again, answered', async () => {
    const { version } = await record(ada);
    const marked = await ask<ApplicationRecord>('PUT', `/api/admin/applications/${ada.id}/marks`, admin.accessToken, {
      questionKey: 'first-corner',
      mark: 'weak',
      version,
    });
    expect(marked.body.answers.map(({ mark }) => mark)).toEqual(['weak', null]);
    await decide(ada, 'ask-again', { remark: 'Which turtles?', questionKeys: ['first-corner'] });
    await drain(testApp.app);
    expect(await openItems()).toBe(0);
    const { rows } = await testApp.query(
      `select text, language from platform.mail where recipient = $1 and kind = 'recruitment.application-asked-again'`,
      [ada.email],
    );
    expect(rows[0]).toMatchObject({ language: 'it_IT', text: expect.stringContaining('Which turtles?') });
    const answered = await mine(ada, 'cmsAnswers', {
      cmsAnswers: [{ questionKey: 'first-corner', text: 'Those of Piazza Mattei.' }],
    });
    expect(answered.body).toMatchObject({ status: 'asked-again', remark: 'Which turtles?', missing: [] });
    expect((await mine(ada, 'status', { status: 'pending-review' })).body.status).toBe('pending-review');
    await drain(testApp.app);
    expect(await openItems()).toBe(1);
    const history = await ask<{ items: readonly { command: string }[] }>(
      'GET',
      `/api/admin/audit?subjectType=application&subject=${ada.id}`,
      admin.accessToken,
    );
    expect(history.body.items.map(({ command }) => command).toSorted()).toEqual(['AskApplicantAgain', 'MarkAnswer']);
  });

  it('makes an approved applicant a guide whom missions are offered to', async () => {
    expect((await ask('GET', '/api/guide/missions', ada.token)).status).toBe(403);
    expect((await decide(ada, 'approve')).body).toMatchObject({ state: 'approved', actions: [] });
    await drain(testApp.app);
    expect((await ask('GET', '/api/guide/missions', ada.token)).status).toBe(200);
    const { rows } = await testApp.query(
      `select slug, categories, has_car, has_bikes, time_zone, years_guiding, licence, picture is not null as has_picture,
              (select array_agg(l ->> 'locale' || ' ' || (l ->> 'level') order by l ->> 'locale')
               from jsonb_array_elements(languages) l) as languages,
              (select array_agg((day ->> 'weekday')::int order by 1) from jsonb_array_elements(hours) day) as weekdays
       from guides.guide where user_id = $1`,
      [ada.id],
    );
    expect(rows).toEqual([
      {
        slug: expect.stringMatching(/^ada-r/),
        categories: ['private-tour', 'private-car-tour'],
        has_car: true,
        has_bikes: false,
        time_zone: 'Europe/Rome',
        years_guiding: 4,
        licence: null,
        has_picture: true,
        languages: ['it_IT native', 'ja_JP fluent'],
        weekdays: [2, 3, 4, 5, 6, 7],
      },
    ]);
  });

  it('is submitted by the status of the account too, by its owner alone', async () => {
    const ada = await signUpAsGuide();
    await fillIn(ada);
    const submit = (token: string, body: object = { status: 'guide_pending_review' }) =>
      ask<{ status: string; code: string }>('PUT', `/api/user/${ada.id}`, token, body);
    expect(await submit((await testApp.signUp()).accessToken)).toMatchObject({ status: 404 });
    const approval = await submit(ada.token, { status: 'guide_approved' });
    expect([approval.status, approval.body.code]).toEqual([422, 'VALIDATION_FAILED']);
    const further = await submit(ada.token, { status: 'guide_pending_review', reason: 'Please' });
    expect([further.status, further.body.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(await submit(ada.token)).toMatchObject({ status: 200, body: { status: 'guide_pending_review' } });
    const again = await submit(ada.token);
    expect([again.status, again.body.code]).toEqual([409, 'APPLICATION_STATUS_REFUSED']);
    const { body } = await ask<MyApplication>('GET', `/api/recruitment/${ada.id}`, ada.token);
    expect(body.status).toBe('pending-review');
  });

  it('gives a customer the role of guides with the approval', async () => {
    const { id, accessToken: token, email } = await testApp.signUp();
    const customer = { id, token, email };
    await ask('PUT', '/api/me/account', token, { dateOfBirth: '1991-01-01' });
    await fillIn(customer);
    await mine(customer, 'status', { status: 'pending-review' });
    await decide(customer, 'approve');
    await drain(testApp.app);
    expect((await testApp.call('GET', '/api/auth/verify-token', { token })).body.user).toMatchObject({
      role: ROLES.guide,
      status: 'guide_approved',
    });
  });

  it('lets a rejected applicant begin again, and removes the recordings after their term', async () => {
    await decide(ada, 'reject', { reason: 'No place in Rome' });
    await drain(testApp.app);
    expect(await mailsTo(ada)).toEqual(['recruitment.application-submitted', 'recruitment.application-rejected']);
    const { body } = await ask<MyApplication>('GET', `/api/recruitment/${ada.id}`, ada.token);
    expect(body).toMatchObject({ status: 'rejected', reason: 'No place in Rome', nextStatuses: ['form-in-progress'] });
    const remove = () => testApp.app.get(Commands).inTransaction(() => testApp.app.get(RemoveRecordings).run());
    const kept = async (): Promise<number> => {
      const { rows } = await testApp.query(
        'select 1 from platform.stored_file where owner_id = $1 and removing_since is null',
        [ada.id],
      );
      return rows.length;
    };
    testApp.clock.setTo(new Date('2029-01-09T09:00:00Z'));
    await remove();
    expect(await kept()).toBe(2);
    testApp.clock.setTo(new Date('2029-01-11T09:00:00Z'));
    await remove();
    expect(await kept()).toBe(0);
    testApp.clock.setTo(NOW);
    const again = await mine(ada, 'status', { status: 'form-in-progress' });
    expect(again.body).toMatchObject({ status: 'form-in-progress', reason: null, pictureUrl: null });
  });

  it('is the team’s alone', async () => {
    for (const url of ['/api/admin/applications', `/api/admin/applications/${ada.id}`])
      expect((await ask('GET', url, ada.token)).status).toBe(403);
  });
});
