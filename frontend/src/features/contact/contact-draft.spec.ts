import { beforeEach, describe, expect, it } from '@jest/globals';
import { endSession, startSession, type SessionUser } from '../../session/session.js';
import { discardContactDraft, contactDraft, saveContactDraft } from './contact-draft.js';

const enter = (uuid: string): void => startSession({ uuid } as SessionUser, { access_token: 'a' });
const draft = { reason: 'other', message: 'Do you read this?' };

describe('a draft', () => {
  beforeEach(() => {
    sessionStorage.clear();
    endSession();
  });

  it('is there again at its own address until it is sent', () => {
    saveContactDraft('', '', draft);
    expect(contactDraft('')).toEqual(draft);
    expect(contactDraft('quote')).toEqual({});
    discardContactDraft('');
    expect(contactDraft('')).toEqual({});
  });

  it('goes along with a guest through the login, and is shown to nobody else where somebody signed in wrote it', () => {
    saveContactDraft('', '', draft);
    enter('ada');
    expect(contactDraft('')).toEqual(draft);
    saveContactDraft('', '', draft);
    endSession();
    expect(contactDraft('')).toEqual({});
    enter('bob');
    expect(contactDraft('')).toEqual({});
  });

  it('leaves out questions that nobody has answered: they may come back in another language', () => {
    saveContactDraft('quote', 'How many?', { reason: 'quote', message: 'How many?' });
    expect(contactDraft('quote')).toEqual({ reason: 'quote' });
  });

  it('survives a storage that somebody has damaged', () => {
    sessionStorage.setItem('contact_draft ', '{');
    expect(contactDraft('')).toEqual({});
    sessionStorage.setItem('contact_draft ', 'null');
    expect(contactDraft('')).toEqual({});
  });
});
