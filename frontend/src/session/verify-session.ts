import { isProblem, type Api } from '../api/api.js';
import { readApi } from '../api/calls.js';
import { currentSession, renewUser } from './session.js';

/** At start: is the stored token still good, and who is it? A refused one is renewed or cleared by the API itself. */
export async function verifySession(api: Api): Promise<void> {
  if (!currentSession()) return;
  try {
    const { user } = await readApi(api, '/api/auth/verify-token');
    // Somebody else may have signed in meanwhile.
    if (currentSession()?.user.uuid === user.uuid) renewUser(user);
  } catch (error) {
    if (!isProblem(error)) throw error;
  }
}
