import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { ApiProblem } from '../../api/api.js';
import { LOCALES, type Locale } from '../../i18n/locales.js';
import { endSession, startSession, type SessionUser } from '../../session/session.js';
import { openPage } from '../../testing/open-page.js';
import '../../ui/overlay/dialog-window.js';
import type { EntryRecord, EntryText } from './content.api.js';
import { EntryPage } from './entry-page.js';

const words = (title: string, number = 1) => ({ title, summary: '', markdown: 'Yes.', number, translatedFrom: null });
const textIn = (language: Locale): EntryText => ({
  language,
  version: 2,
  published: { ...words(`Title ${language}`), translatedFrom: language === 'en_US' ? null : 1 },
  draft: null,
  publishAt: null,
  outdated: false,
  actions: ['write', 'withdraw'],
});
const entry: EntryRecord = {
  kind: 'faq',
  slug: 'tipping',
  facts: { position: 1, topic: 'booking' },
  factsVersion: 3,
  texts: LOCALES.map(textIn),
  placeholders: ['company'],
  path: '/faq',
};
const withDraft: EntryRecord = {
  ...entry,
  texts: entry.texts.map((text) => {
    if (text.language === 'en_US')
      return {
        ...text,
        version: 3,
        draft: words('New title', 2),
        actions: ['write', 'publish', 'schedule', 'discard'],
      };
    return text.language === 'fr_FR' ? { ...text, outdated: true } : text;
  }),
};

describe('the page of a text for the team', () => {
  let sent: unknown[][];
  let answer: () => Promise<unknown>;
  beforeEach(() => {
    sent = [];
    answer = () => Promise.resolve(entry);
    act(() => startSession({ uuid: 'carla', permissions: [] } as unknown as SessionUser, { access_token: 'a' }));
  });
  afterEach(() => {
    cleanup();
    act(() => endSession());
  });

  const open = async (record: EntryRecord) => {
    await openPage({
      page: EntryPage,
      path: 'admin/content/$kind/$slug',
      at: 'admin/content/faq/tipping',
      messages: ['content-desk', 'admin-record', 'admin-list', 'back-office'],
      api: {
        get: (path: string) => {
          if (!path.includes('/revisions/')) return Promise.resolve(record);
          const revision = { status: 'published', writtenAt: '2026-11-20T12:00:00Z', title: 'T', summary: '' };
          return Promise.resolve([
            { ...revision, number: 2, markdown: 'Yes, please.' },
            { ...revision, number: 1, markdown: 'Yes.' },
          ]);
        },
        send: (method: string, path: string, body: unknown) => {
          if (path.endsWith('entry-preview'))
            return Promise.resolve({ title: '', summary: '', html: '', sections: [] });
          sent.push([method, path, body]);
          return answer();
        },
      } as never,
    });
    await screen.findByRole('button', { name: 'Change for visitors now' });
  };
  const shown = (label: string): HTMLElement => {
    const found = screen.getAllByLabelText(label).find((each) => each.closest('[hidden]') === null);
    if (!found) throw new Error(label);
    return found;
  };
  const save = async () => {
    const button = screen
      .getAllByRole('button', { name: 'Save the draft', hidden: true })
      .find((each) => each.closest('[hidden]') === null);
    await act(async () => fireEvent.click(button as HTMLElement));
  };

  it('saves a draft with the version that was read', async () => {
    await open(entry);
    fireEvent.change(shown('Title'), { target: { value: 'Shall I tip?' } });
    await save();
    expect(sent).toEqual([
      [
        'PUT',
        '/api/admin/entries/faq/tipping/texts/en_US',
        { title: 'Shall I tip?', summary: '', markdown: 'Yes.', version: 2 },
      ],
    ]);
  });

  it('offers the new state where somebody else was first', async () => {
    answer = () => Promise.reject(new ApiProblem({ status: 409, code: 'CHANGED_MEANWHILE', detail: 'Somebody did.' }));
    await open(entry);
    fireEvent.change(shown('Title'), { target: { value: 'Shall I tip?' } });
    await save();
    expect(await screen.findByRole('button', { name: 'Show the new state' })).toBeTruthy();
  });

  it('says what of the English text has changed, and marks the translation as up to date', async () => {
    await open(withDraft);
    fireEvent.click(screen.getByRole('button', { name: /^Français/ }));
    expect(await screen.findByText('The English text has changed since this was translated.')).toBeTruthy();
    fireEvent.click(shown('This translation says what the English text says now'));
    await save();
    expect(sent[0]?.[2]).toMatchObject({ translatedFrom: 2, version: 2 });
  });

  it('asks before visitors would read a mix of languages', async () => {
    const problem = { status: 409, code: 'ENTRY_WOULD_BE_MIXED', params: { languages: 'fr_FR, ja_JP' } };
    answer = () => Promise.reject(new ApiProblem(problem));
    await open(withDraft);
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog'));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Publish now' })));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/Français.*日本語/);
    answer = () => Promise.resolve(entry);
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Publish all the same' })));
    expect(sent.map(([, path, body]) => [path, body])).toEqual(
      [false, true].map((evenIfMixed) => [
        '/api/admin/entries/faq/tipping/publish',
        { texts: [{ language: 'en_US', version: 3 }], evenIfMixed },
      ]),
    );
  });
});
