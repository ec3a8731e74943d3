import { beforeEach, describe, expect, it } from '@jest/globals';
import { endSession, startSession, type SessionUser } from '../../session/session.js';
import { forgetLetter, leftLetter, rememberLetter } from './left-letter.js';

const enter = (uuid: string): void => startSession({ uuid } as SessionUser, { access_token: 'a', refresh_token: 'r' });
const letter = { reason: 'other', message: 'Do you read this?' };

describe('a letter that was not sent', () => {
  beforeEach(() => {
    sessionStorage.clear();
    endSession();
  });

  it('is there again at its own address until it is sent', () => {
    rememberLetter('', '', letter);
    expect(leftLetter('')).toEqual(letter);
    expect(leftLetter('quote')).toEqual({});
    forgetLetter('');
    expect(leftLetter('')).toEqual({});
  });

  it('goes along with a guest through the login, and is shown to nobody else where somebody signed in wrote it', () => {
    rememberLetter('', '', letter);
    enter('ada');
    expect(leftLetter('')).toEqual(letter);
    rememberLetter('', '', letter);
    endSession();
    expect(leftLetter('')).toEqual({});
    enter('bob');
    expect(leftLetter('')).toEqual({});
  });

  it('leaves out questions that nobody has answered: they may come back in another language', () => {
    rememberLetter('quote', 'How many?', { reason: 'quote', message: 'How many?' });
    expect(leftLetter('quote')).toEqual({ reason: 'quote' });
  });

  it('survives a storage that somebody has damaged', () => {
    sessionStorage.setItem('contact_letter ', '{');
    expect(leftLetter('')).toEqual({});
    sessionStorage.setItem('contact_letter ', 'null');
    expect(leftLetter('')).toEqual({});
  });
});
