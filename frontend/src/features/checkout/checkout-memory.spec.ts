import { beforeEach, describe, expect, it } from '@jest/globals';
import { endSession, startSession, type SessionUser } from '../../session/session.js';
import { emptyForm } from './checkout-form.js';
import { forgetCheckout, knownAttemptKey, newAttemptKey, rememberedForm, rememberForm } from './checkout-memory.js';

const enter = (uuid: string): void => startSession({ uuid } as SessionUser, { access_token: 'a' });
const ada = { ...emptyForm, firstName: 'Ada', phoneNumber: '+39 06 1234567' };

describe('what was typed at the checkout', () => {
  beforeEach(() => {
    sessionStorage.clear();
    endSession();
  });

  it('is there again for a guest, and after the guest’s login', () => {
    rememberForm(ada);
    expect(rememberedForm()).toEqual(ada);
    enter('ada');
    expect(rememberedForm()).toEqual(ada);
  });

  it('is shown to nobody else once its person has logged out', () => {
    enter('ada');
    rememberForm(ada);
    expect(rememberedForm()).toEqual(ada);
    endSession();
    expect(rememberedForm()).toEqual(emptyForm);
    enter('bob');
    expect(rememberedForm()).toEqual(emptyForm);
  });

  it('is forgotten after paying', () => {
    rememberForm(ada);
    forgetCheckout();
    expect(rememberedForm()).toEqual(emptyForm);
  });

  it('survives a storage that somebody has damaged', () => {
    sessionStorage.setItem('checkout_form', '{');
    expect(rememberedForm()).toEqual(emptyForm);
    sessionStorage.setItem('checkout_form', 'null');
    expect(rememberedForm()).toEqual(emptyForm);
  });

  it('has one key for the content that was sent last, and another one when it is asked for', () => {
    expect(knownAttemptKey('two tours')).toBeUndefined();
    const key = newAttemptKey('two tours');
    expect(knownAttemptKey('two tours')).toBe(key);
    expect(knownAttemptKey('one tour')).toBeUndefined();
    const again = newAttemptKey('two tours');
    expect(again).not.toBe(key);
    expect(knownAttemptKey('two tours')).toBe(again);
  });
});
