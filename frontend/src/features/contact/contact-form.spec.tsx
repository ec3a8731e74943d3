import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';
import { ContactForm, type ContactPreset } from './contact-form.js';

async function messageFor(preset: ContactPreset): Promise<string> {
  const page = () => <ContactForm preset={preset} onSent={() => undefined} />;
  const get = <T,>(path: string): Promise<T> =>
    path === '/api/tour/a-walk' ? Promise.resolve({ name: 'A walk' } as T) : Promise.reject(new Error());
  const { client } = await openPage({ page, path: 'contact', messages: ['contact'], api: { get } });
  const message = await screen.findByLabelText<HTMLTextAreaElement>('Message');
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return message.value;
}

describe('a contact message', () => {
  afterEach(cleanup);

  it('names the tour that it asks about', async () => {
    expect(await messageFor({ reason: 'tour-question', tour: 'a-walk' })).toBe(
      'My question about the tour “A walk”:\n',
    );
  });

  it('says for how many a price is asked, unless the service asks for that itself', async () => {
    expect(await messageFor({ reason: 'quote', people: 12 })).toContain('I would like an offer for 12\u00A0people.\n');
    cleanup();
    expect(await messageFor({ reason: 'quote', people: 12, service: 'safari' })).toContain(
      'Adults, children, infants:',
    );
    cleanup();
    expect(await messageFor({ reason: 'other', people: 12 })).toBe('');
  });

  it('is empty where no tour is known, or where it is about something else', async () => {
    expect(await messageFor({ reason: 'tour-question' })).toBe('');
    cleanup();
    expect(await messageFor({ reason: 'tour-question', tour: 'nowhere' })).toBe('');
    cleanup();
    expect(await messageFor({ reason: 'payments', tour: 'a-walk' })).toBe('');
  });
});
