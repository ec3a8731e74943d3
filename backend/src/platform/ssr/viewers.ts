import type { Viewer } from './frontend-bundle.js';

/** Who looks at a private page, by the cookie that names their session. Decides what is rendered, authorises nothing. */
export abstract class Viewers {
  abstract viewerOf(cookies: Readonly<Record<string, string | undefined>>): Promise<Viewer | undefined>;
}
