import type { CatalogueTestApp } from '../harness/catalogue-test-app.js';
import { ROLES } from '../../src/shared-kernel/actor.js';
import { ADMIN, signIn, type SomebodySignedIn } from './people.js';

const APPLICANT: SomebodySignedIn = {
  id: '0192c7a0-0000-7000-8000-000000000061',
  sessionId: '0192c7a0-0000-7000-8000-000000000062',
  email: 'applicant@example.org',
  role: ROLES.guide,
};

async function leave(testApp: CatalogueTestApp, now: Date, state: string): Promise<void> {
  await testApp.change('delete from recruitment.application where user_id = $1', [APPLICANT.id]);
  await testApp.change(
    `insert into recruitment.application (user_id, state, changed_at, submitted_at, answers, version)
     values ($1, $2, $3, $3, '[{"questionKey": "first-corner", "text": "The turtles.", "audio": null}]', 1)`,
    [APPLICANT.id, state, now],
  );
}

/** Somebody whose form is half filled in; answers the header of their calls. */
export async function signInApplicant(testApp: CatalogueTestApp, now: Date): Promise<string> {
  const authorization = await signIn(testApp, APPLICANT, now);
  await leave(testApp, now, 'form-in-progress');
  return authorization;
}

/** An admin, and an application that waits for the team; answers the header of the admin's calls. */
export async function signInReviewer(testApp: CatalogueTestApp, now: Date): Promise<string> {
  await signIn(testApp, APPLICANT, now);
  await leave(testApp, now, 'pending-review');
  return signIn(testApp, ADMIN, now);
}
