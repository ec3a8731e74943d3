import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPage } from '../testing/open-page.js';
import { MarkedMap } from './marked-map.js';

const texts = { nearer: '+', farther: '-', whole: '0', keys: 'keys', shown: (count: number) => `${count} shown` };
const mark = (key: string, latitude: number, longitude: number) => ({
  key,
  to: `/city/${key}`,
  tag: '€110',
  label: key,
  latitude,
  longitude,
});

/** As wide as on a screen; it never changes its size. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 435));
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

it('leads from Sydney to Tahiti across the Pacific, and not around the world', async () => {
  await openPage({
    page: () => (
      <MarkedMap
        label="Tours"
        hint="Choose a city"
        marks={[mark('papeete', -17.55, -149.56), mark('sydney', -33.87, 151.21)]}
        together={(first, count) => `${first} and ${count}`}
        zoom={texts}
      />
    ),
    path: 'tours',
    messages: ['tour-list'],
    api: { get: () => Promise.reject(new Error('nothing is asked for')) },
  });
  const [papeete] = await screen.findAllByRole('link', { name: 'papeete' });
  const [sydney] = screen.getAllByRole('link', { name: 'sydney' });
  const shareOf = (link: HTMLElement | undefined): number =>
    Number.parseFloat(link?.closest<HTMLElement>('[style*="left"]')?.style.left ?? '');
  expect(shareOf(sydney)).toBeGreaterThan(0);
  expect(shareOf(sydney)).toBeLessThan(40);
  expect(shareOf(papeete)).toBeGreaterThan(60);
  expect(shareOf(papeete)).toBeLessThan(100);
  const drawings = [...document.querySelectorAll('svg use')].map((use) => use.getAttribute('href'));
  expect(drawings).not.toEqual([]);
  expect(drawings.filter((href) => !href?.startsWith('/maps/pacific-'))).toEqual([]);
});
