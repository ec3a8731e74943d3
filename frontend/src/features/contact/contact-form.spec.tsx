import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';
import { ContactForm, type ContactPreset } from './contact-form.js';

async function letterFor(preset: ContactPreset): Promise<string> {
  const page = () => <ContactForm preset={preset} onSent={() => undefined} />;
  await openPage({ page, path: 'contact', messages: ['contact'], api: { get: () => Promise.reject(new Error()) } });
  return (await screen.findByLabelText<HTMLTextAreaElement>('Message')).value;
}

describe('a letter to the team', () => {
  afterEach(cleanup);

  it('names the tour that it asks about', async () => {
    expect(await letterFor({ reason: 'tour-question', tour: 'A walk' })).toBe('My question about the tour “A walk”:\n');
  });

  it('is empty where no tour is known, or where it is about something else', async () => {
    expect(await letterFor({ reason: 'tour-question' })).toBe('');
    cleanup();
    expect(await letterFor({ reason: 'payments', tour: 'A walk' })).toBe('');
  });
});
