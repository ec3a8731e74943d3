const KEY = 'reloaded_at';
const MINUTE = 60_000;

/**
 * A script that should be there is not: a new version was put up. Asking again and again would not bring one that is
 * gone, and asking a server that does not answer (`answers`) would lose the page that stands.
 */
export async function reloadForNewVersion(
  reload: () => void,
  answers: () => Promise<boolean>,
  now = Date.now(),
): Promise<void> {
  const isRecent = now - Number(sessionStorage.getItem(KEY) ?? 0) < MINUTE;
  if (isRecent || !navigator.onLine || !(await answers())) return;
  sessionStorage.setItem(KEY, String(now));
  reload();
}

export const serverAnswers = async (): Promise<boolean> => {
  try {
    return (await fetch('/api/health/live', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};
