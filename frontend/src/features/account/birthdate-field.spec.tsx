import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import * as z from 'zod/mini';
import { loadMessages } from '../../i18n/intl.js';
import type { Locale } from '../../i18n/locales.js';
import { SiteProvider } from '../../i18n/site.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { birthdate } from './account.forms.js';
import { BirthdateField } from './birthdate-field.js';

const schema = z.object({ birthdate });

function Form({ send }: { send: (values: z.infer<typeof schema>) => Promise<void> }) {
  const { form, errorOf, failures, problem, busy, onSubmit } = useCheckedForm(schema);
  return (
    <CheckedForm {...{ failures, problem, busy }} onSubmit={onSubmit(send)} action="Send">
      <BirthdateField
        id="field-birthdate"
        part={(part) => form.register(`birthdate.${part}`)}
        error={errorOf('birthdate')}
      />
    </CheckedForm>
  );
}

async function opened(locale: Locale) {
  await loadMessages(locale, ['account']);
  const sent: unknown[] = [];
  render(
    <SiteProvider site={{ locale, currency: 'EUR' }}>
      <Form send={async (values) => void sent.push(values)} />
    </SiteProvider>,
  );
  return { sent, group: screen.getByRole('group') };
}

const submit = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send' })));

describe('a date of birth', () => {
  afterEach(cleanup);

  it.each([
    ['ja_JP', ['年', '月', '日'], '5月'],
    ['en_US', ['Month', 'Day', 'Year'], 'May'],
    ['de_DE', ['Tag', 'Monat', 'Jahr'], 'Mai'],
    ['ru_RU', ['День', 'Месяц', 'Год'], 'май'],
  ] as const)('is asked for in the order and the words of the page: %s', async (locale, labels, may) => {
    const { group } = await opened(locale);
    const named = [...group.querySelectorAll('label')].map((label) => label.querySelector('span')?.textContent);
    expect(named).toEqual(labels);
    expect(within(group).getByRole<HTMLOptionElement>('option', { name: may }).value).toBe('5');
  });

  it('is sent as it is typed, or not at all', async () => {
    const { sent } = await opened('en_US');
    await submit();
    fireEvent.input(screen.getByLabelText('Day'), { target: { value: '17' } });
    fireEvent.change(screen.getByLabelText('Month'), { target: { value: '5' } });
    fireEvent.input(screen.getByLabelText('Year'), { target: { value: '1990' } });
    await submit();
    expect(sent).toEqual([
      { birthdate: { year: '', month: '', day: '' } },
      { birthdate: { year: '1990', month: '5', day: '17' } },
    ]);
  });

  it('is told as one where a part is missing, and led to', async () => {
    const { sent } = await opened('en_US');
    fireEvent.input(screen.getByLabelText('Year'), { target: { value: '90' } });
    await submit();
    expect(sent).toEqual([]);
    const link = screen.getByRole('link', { name: /^Date of birth: Enter the day, month and full year/ });
    fireEvent.click(link);
    expect(document.activeElement).toBe(screen.getByLabelText('Month'));
    expect(screen.getByRole('group', { name: /^Date of birth/ }).getAttribute('aria-describedby')).toBe(
      'field-birthdate-hint field-birthdate-error',
    );
  });
});
