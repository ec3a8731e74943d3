import { act, renderHook } from '@testing-library/react';
import { closeToast, useToasts } from '../ui/feedback/toast-store.js';

/** Tests share the store with those that ran before them: each begins with nothing said. */
export function closeToasts(): void {
  const { result, unmount } = renderHook(useToasts);
  act(() => result.current.forEach(({ id }) => closeToast(id)));
  unmount();
}
