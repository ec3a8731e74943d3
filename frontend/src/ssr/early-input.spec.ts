import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { handOver, keepEarlyInput } from './early-input.js';

/** A form as the document brings it. */
function formOf(attributes: string): HTMLFormElement {
  document.body.innerHTML = `<form noValidate ${attributes}><input name="email"><button>Send</button></form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('No form');
  return form;
}

describe('a form that is sent before the page’s script has come', () => {
  beforeEach(() => {
    document.head.append(Object.assign(document.createElement('script'), { textContent: keepEarlyInput }));
  });
  afterEach(() => window.earlyInput?.stop());

  /** What the page's script gets, once it listens. */
  function sentTo(form: HTMLFormElement) {
    const send = jest.fn((event: Event) => event.preventDefault());
    form.addEventListener('submit', send);
    return send;
  }

  it('is kept, and sent once however often it was tried', () => {
    const form = formOf('data-scripted="true"');
    expect(fireEvent.submit(form)).toBe(false);
    expect(fireEvent.submit(form)).toBe(false);
    const send = sentTo(form);
    handOver(window.earlyInput);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is the browser’s to send where the browser can', () => {
    const form = formOf('');
    expect(fireEvent.submit(form)).toBe(true);
    const send = sentTo(form);
    handOver(window.earlyInput);
    expect(send).not.toHaveBeenCalled();
  });

  it('is not sent when the page has come to show something else', () => {
    const form = formOf('data-scripted="true"');
    fireEvent.submit(form);
    form.remove();
    const send = sentTo(form);
    handOver(window.earlyInput);
    expect(send).not.toHaveBeenCalled();
  });
});
