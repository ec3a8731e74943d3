/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import * as z from 'zod/mini';
import { ApiProblem } from '../../api/api.js';
import { CheckedForm } from './checked-form.js';
import { TextInput } from './text-input.js';
import { useCheckedForm } from './use-checked-form.js';

const schema = z.object({ name: z.string().check(z.minLength(1, 'sample.name.missing')) });
const messages = {
  'sample.name': 'Your name?',
  'sample.name.missing': 'Enter a name',
  'common.errorSummary.title': 'Fill these in:',
  'common.errorSummary.field': '{field}: {text}',
  'common.head.failed': 'Error: {title}',
};
const errors = [{ field: 'name', code: 'X', detail: 'name is missing' }];
const returned = { values: { name: '' }, problem: new ApiProblem({ status: 422, code: 'X', errors }) };

function Form() {
  const { field, failures, problem, busy } = useCheckedForm(schema, undefined, returned, { name: 'sample.name' });
  return (
    <CheckedForm {...{ failures, problem, busy }} native onSubmit={() => undefined} action="Send">
      <TextInput {...field('name')} label="Your name?" />
    </CheckedForm>
  );
}

it('names its fields in the summary before any script has come, and leads to them', () => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages}>
      <Form />
    </IntlProvider>,
  );
  expect(html).toMatch(/<a href="#field-name"[^>]*>Your name: Enter a name<\/a>/);
});
