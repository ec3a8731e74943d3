import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Tells when the visitor goes to another page: menus close then. */
export function useOnNavigate(act: () => void): void {
  const router = useRouter();
  const told = useEffectEvent(act);
  useEffect(() => router.subscribe('onBeforeNavigate', ({ hrefChanged }) => hrefChanged && told()), [router]);
}
