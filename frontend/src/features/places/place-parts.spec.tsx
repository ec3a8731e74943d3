import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';
import { Text } from './place-parts.js';

afterEach(cleanup);

it('marks a text about a place, its summary too, with the language that it is in', async () => {
  const text = { language: 'de_DE', summary: 'Ein Land', html: '<p>Ein Land am Meer</p>' } as const;
  await openPage({ page: () => <Text text={text} />, path: 'country', messages: [], api: {} as never });
  for (const words of ['Ein Land', 'Ein Land am Meer'])
    expect((await screen.findByText(words)).closest('[lang]')?.getAttribute('lang')).toBe('de-DE');
});
