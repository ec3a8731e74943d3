import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createRootRouteWithContext, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { Popover } from './popover.js';

const router = createRouter({ routeTree: createRootRouteWithContext()() });
const shown = () =>
  render(
    <RouterContextProvider router={router}>
      <Popover trigger="Languages">{() => <p>Deutsch</p>}</Popover>
    </RouterContextProvider>,
  );

describe('a panel below a button', () => {
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  it('fetches nothing before it is opened', () => {
    shown();
    expect(screen.queryByText('Deutsch')).toBeNull();
  });

  it('is filled where it was opened before the script had come', () => {
    jest.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    shown();
    expect(screen.getByText('Deutsch')).toBeTruthy();
  });
});
