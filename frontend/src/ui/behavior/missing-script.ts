const KEY = 'reloaded_at';
const MINUTE = 60_000;

export const serverAnswers = async (): Promise<boolean> => {
  try {
    return (await fetch('/api/health/live', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

/**
 * A script that should be there is not: a new version was put up. Asking again and again would not bring one that is
 * gone, and asking a server that does not answer would lose the page that stands. Answers whether the page comes anew.
 */
export async function reloadForNewVersion(
  reload = () => location.reload(),
  answers = serverAnswers,
  now = Date.now(),
): Promise<boolean> {
  const isRecent = now - Number(sessionStorage.getItem(KEY) ?? 0) < MINUTE;
  if (isRecent || !navigator.onLine || !(await answers())) return false;
  sessionStorage.setItem(KEY, String(now));
  reload();
  return true;
}
