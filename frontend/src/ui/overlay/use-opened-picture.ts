import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type RefObject } from 'react';

interface EntryState {
  /** The router's own, of the page. */
  readonly __TSR_key?: string;
  readonly picture?: number;
}

const entryState = (): EntryState | null => history.state as EntryState | null;

/**
 * Which picture was opened above the page. It has an entry of its own in the browser's history, so that Back closes it.
 * To the router both entries are the same page: it is told neither of this one nor of the way between them.
 * `opener` is where the focus goes afterwards when no press opened it, as after a reload.
 */
export function useOpenedPicture(opener: RefObject<HTMLElement | null>) {
  const { history: routes } = useRouter();
  const [opened, setOpened] = useState<number>();
  useEffect(() => {
    const show = (): void => {
      const picture = entryState()?.picture;
      if (picture !== undefined && document.activeElement === document.body)
        opener.current?.focus({ preventScroll: true });
      setOpened(picture);
    };
    const onPopState = (event: PopStateEvent): void => {
      if (entryState()?.__TSR_key !== routes.location.state.__TSR_key) return;
      event.stopImmediatePropagation();
      show();
    };
    show();
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => window.removeEventListener('popstate', onPopState, { capture: true });
  }, [routes, opener]);
  return {
    opened,
    open: (picture: number): void => {
      History.prototype.pushState.call(history, { ...entryState(), picture }, '');
      setOpened(picture);
    },
    close: (): void => {
      history.back();
      setOpened(undefined);
    },
  };
}
