import type { Viewer } from './frontend-bundle.js';

/**
 * Finds the viewer of a private page by the session cookie. The viewer decides what is rendered and authorises nothing.
 */
export abstract class Viewers {
  abstract viewerOf(cookies: Readonly<Record<string, string | undefined>>): Promise<Viewer | undefined>;
}
