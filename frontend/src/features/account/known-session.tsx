import { useEffect } from 'react';
import { useApi } from '../../api/use-api.js';
import { currentSession } from '../../session/session.js';
import { verifySession } from '../../session/verify-session.js';
import { LoadingNote } from '../../ui/feedback/loading-note.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { useGoOn } from './next-page.js';

/** The server sent somebody here whom this browser knows: their cookie is renewed, and they go where they wanted. */
export function KnownSession() {
  const api = useApi();
  const goOn = useGoOn();
  useEffect(() => {
    let isShown = true;
    void verifySession(api).then(() => (isShown && currentSession() ? goOn() : undefined));
    return () => {
      isShown = false;
    };
  }, [api, goOn]);
  return (
    <>
      <LoadingNote />
      <Skeleton className="h-56 w-full" />
    </>
  );
}
