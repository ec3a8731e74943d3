import type { Api } from '../../api/api.js';
import type { ContactValues } from './contact.form.js';

export const writeToTeam = (api: Api, { bookingReference, ...letter }: ContactValues): Promise<void> =>
  api.send('POST', '/api/contact', { ...letter, ...(bookingReference ? { bookingReference } : {}) });
