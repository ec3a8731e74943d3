import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { loadMessages } from '../../i18n/intl.js';
import { SiteProvider } from '../../i18n/site.js';
import { Question } from './question.js';
import { aCmsEntry } from '../../shared/cms/testing/a-cms-entry.js';

const question = aCmsEntry({
  id: 'q1',
  slug: 'confirmation',
  language: 'de_DE',
  fallback: false,
  title: 'Wann kommt die E-Mail?',
  summary: '',
  html: '<p>Gleich.</p>',
  sections: [],
  publishedOn: null,
  changedAt: '2027-05-01T08:00:00.000Z',
  image: null,
  wideImage: null,
  shareImage: null,
  details: {},
});

beforeAll(() => loadMessages('de_DE', ['faq']));
afterEach(cleanup);

it('tears no short word of a question in two at its hyphen', () => {
  render(
    <SiteProvider site={{ locale: 'de_DE', currency: 'EUR' }}>
      <Question question={question} unfolded={false} />
    </SiteProvider>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Wann kommt die E-\u2060Mail?');
});
