import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import * as z from 'zod/mini';
import { ApiProblem } from '../../api/api.js';
import type { Returned } from '../../api/returned-form.js';
import { CheckedForm } from './checked-form.js';
import { TextInput } from './text-input.js';
import { useCheckedForm } from './use-checked-form.js';

const schema = z.object({ name: z.string().check(z.minLength(1, 'sample.name.missing')) });
const messages = {
  'sample.name.missing': 'Enter a name',
  'common.errorSummary.title': 'Fill these in:',
  'common.errorSummary.field': '{field}: {text}',
  'common.head.failed': 'Error: {title}',
  'common.error.short': 'Something failed',
};

interface FormProps {
  send: (values: { name: string }) => Promise<void>;
  returned?: Returned;
}

function Form({ send, returned }: FormProps) {
  const { field, failures, problem, busy, onSubmit } = useCheckedForm(schema, undefined, returned);
  return (
    <CheckedForm
      {...{ failures, problem, busy }}
      native={returned !== undefined}
      onSubmit={onSubmit(send)}
      action="Send"
    >
      <TextInput {...field('name')} label="Name" />
    </CheckedForm>
  );
}

async function sent(name: string, send: (values: { name: string }) => Promise<void>, words = {}) {
  render(
    <IntlProvider locale="en" messages={{ ...messages, ...words }}>
      <Form send={send} />
    </IntlProvider>,
  );
  const control = screen.getByLabelText<HTMLInputElement>('Name');
  fireEvent.input(control, { target: { value: name } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  });
  return control;
}

const refusing = (problem: ApiProblem) => () => Promise.reject(problem);

describe('a checked form', () => {
  afterEach(cleanup);

  it('is sent with what the schema makes of it', async () => {
    const send = jest.fn(async (_values: { name: string }) => undefined);
    await sent('Ada', send);
    expect(send).toHaveBeenCalledWith({ name: 'Ada' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads to the field that is wrong, with the same words beside it, and keeps it marked until it is sent again', async () => {
    const send = jest.fn(async (_values: { name: string }) => undefined);
    const control = await sent('', send);
    expect(send).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.getByRole('link', { name: 'Name: Enter a name' }).getAttribute('href')).toBe(`#${control.id}`);
    expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Enter a name');
    fireEvent.input(control, { target: { value: 'Ada' } });
    fireEvent.blur(control);
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });

  it('shows at the field what the server says of it, and keeps what was typed', async () => {
    const errors = [{ field: 'name', code: 'TAKEN', detail: 'This name is taken.' }];
    const control = await sent('Ada', refusing(new ApiProblem({ status: 409, code: 'TAKEN', errors })));
    expect(screen.getByRole('link', { name: 'Name: This name is taken.' })).toBeTruthy();
    expect(control.value).toBe('Ada');
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });

  it('shows above the fields what is about none of them', async () => {
    await sent('Ada', refusing(new ApiProblem({ status: 429, code: 'TOO_MANY_REQUESTS', detail: 'Please wait.' })));
    expect(screen.getByRole('alert').textContent).toContain('Please wait.');
  });

  it('says in the title of the page that the server refused, until it is sent again', async () => {
    document.title = 'Log in';
    const answers = [new ApiProblem({ status: 401, code: 'WRONG', detail: 'Wrong password.' }), undefined];
    await sent('Ada', async () => {
      const refusal = answers.shift();
      if (refusal) throw refusal;
    });
    expect(document.title).toBe('Error: Log in');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    });
    expect(document.title).toBe('Log in');
  });

  it('says so as the language writes it: in Japanese without a space', async () => {
    document.title = 'ログイン';
    await sent('', async () => undefined, { 'common.head.failed': 'エラー：{title}' });
    expect(document.title).toBe('エラー：ログイン');
    cleanup();
    expect(document.title).toBe('ログイン');
  });

  it('leaves the title of the next page alone', async () => {
    document.title = 'Log in';
    await sent('', async () => undefined);
    expect(document.title).toBe('Error: Log in');
    document.title = 'All tours';
    cleanup();
    expect(document.title).toBe('All tours');
  });

  it('names its errors in the order of the page, whatever the order of the schema', async () => {
    const missing = z.string().check(z.minLength(1, 'sample.name.missing'));
    const two = z.object({ given: missing, family: missing });
    function Names() {
      const { field, failures, problem, busy, onSubmit } = useCheckedForm(two);
      return (
        <CheckedForm {...{ failures, problem, busy }} onSubmit={onSubmit(async () => undefined)} action="Send">
          <TextInput {...field('family')} label="Family" />
          <TextInput {...field('given')} label="Given" />
        </CheckedForm>
      );
    }
    render(
      <IntlProvider locale="en" messages={messages}>
        <Names />
      </IntlProvider>,
    );
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#field-family', '#field-given']);
  });

  it('that came back with the page shows what was in it and what is wrong, until it is sent', async () => {
    const send = jest.fn(async (_values: { name: string }) => undefined);
    const errors = [{ field: 'name', code: 'TAKEN', detail: 'This name is taken.' }];
    const returned = { values: { name: 'Ada' }, problem: new ApiProblem({ status: 422, code: 'TAKEN', errors }) };
    const page = (
      <IntlProvider locale="en" messages={messages}>
        <Form send={send} returned={returned} />
      </IntlProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    // As the server wrote it: without the name of the field, which it found on no page.
    container.innerHTML = render(page).container.innerHTML;
    cleanup();
    expect(screen.getByRole('link', { name: 'This name is taken.' })).toBeTruthy();
    document.title = 'Error: Write to us';
    render(page, { container, hydrate: true });
    const control = screen.getByLabelText<HTMLInputElement>('Name');
    expect(control.value).toBe('Ada');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('link', { name: 'Name: This name is taken.' })).toBeTruthy();
    expect(document.title).toBe('Error: Write to us');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    });
    expect(send).toHaveBeenCalledWith({ name: 'Ada' });
    expect(control.getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.title).toBe('Write to us');
  });

  it.each([
    [{ name: '' }, [{ field: 'name', code: 'IS_LENGTH', detail: 'Too short.' }], 'Enter a name'],
    [{}, [{ field: 'name', code: 'REQUIRED', detail: 'This is missing.' }], 'Please look.'],
    [{ name: 'Ada' }, [], 'Please look.'],
  ])('that came back with %j says it in its own words where it has some', (values, errors, text) => {
    const problem = new ApiProblem({ status: 422, code: 'VALIDATION_FAILED', detail: 'Please look.', errors });
    render(
      <IntlProvider locale="en" messages={messages}>
        <Form send={async () => undefined} returned={{ values, problem }} />
      </IntlProvider>,
    );
    expect(screen.getByRole('alert').textContent).toContain(text);
  });
});
