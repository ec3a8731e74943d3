import { isProblem, type Api } from '../api/api.js';
import { readApi } from '../api/calls.js';
import { currentSession, renewUser } from './session.js';

/**
 * Checks at start whether the stored token is still valid, and whose it is. The API client renews or clears a refused
 * one.
 */
export async function verifySession(api: Api): Promise<void> {
  if (!currentSession()) return;
  try {
    const { user } = await readApi(api, '/api/auth/verify-token');
    // Another person may have signed in meanwhile.
    if (currentSession()?.user.uuid === user.uuid) renewUser(user);
  } catch (error) {
    if (!isProblem(error)) throw error;
  }
}
