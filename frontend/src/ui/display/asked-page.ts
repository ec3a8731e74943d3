/** Addresses of a page of a list: the one whose link was just followed, and the one that is on its way. */
let followed: string | undefined;
let awaited: string | undefined;

export const askForPage = (address: string): void => void (followed = address);

/** Another way taken meanwhile is not the way to that page. */
export function leaveFor(): void {
  awaited = followed;
  followed = undefined;
}

/** Whether this page was asked for by a link of its list; said once. */
export function hasCome(address: string): boolean {
  if (awaited !== address) return false;
  awaited = undefined;
  return true;
}
