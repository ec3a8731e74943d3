import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** false on the server and in the first render of the browser, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
