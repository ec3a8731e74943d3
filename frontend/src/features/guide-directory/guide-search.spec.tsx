import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from '@tanstack/react-router';
import { openPage } from '../../testing/open-page.js';
import { readGuideFilters } from './guide-filters.js';
import { GuideSearch } from './guide-search.js';

const api = {
  get: (path: string) =>
    Promise.resolve(path === '/api/map/cities' ? [{ slug: 'rome', name: 'Rome', toursCount: 3 }] : []),
} as never;

const Page = () => <GuideSearch filters={readGuideFilters(useLocation().search)} />;

describe('the search for guides', () => {
  afterEach(cleanup);

  it('keeps the focus in the field that was chosen from, and follows the way back', async () => {
    const { router } = await openPage({ page: Page, path: 'author', messages: ['guide-directory'], api });
    const city = await screen.findByLabelText<HTMLSelectElement>('City');
    city.focus();
    fireEvent.change(city, { target: { value: 'rome' } });
    await waitFor(() => expect(router.state.location.search).toEqual({ city: 'rome' }));
    expect(document.activeElement).toBe(screen.getByLabelText('City'));
    await act(() => router.navigate({ href: '/en_US/EUR/author' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('City').value).toBe(''));
  });
});
