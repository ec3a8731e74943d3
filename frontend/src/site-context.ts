import type { QueryClient } from '@tanstack/react-query';
import type { Api } from './api/api.js';

/** Who looks, as the session cookie says; it decides what to render and never authorises a call. */
export interface Viewer {
  readonly firstName: string;
  readonly role: number;
  /** Of the account. */
  readonly status: string;
  readonly isPro: boolean;
}

/** What loaders and guards are given. */
export interface SiteContext {
  readonly queryClient: QueryClient;
  readonly api: Api;
  /** Origin of the public addresses, without a slash at its end. */
  readonly publicUrl: string;
  /** Sandbox payments and the /dev pages. */
  readonly demo: boolean;
  /** Only on the server; the browser has its stored session. */
  readonly viewer?: Viewer | undefined;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Catalogues of texts that the page needs beside `common` and `layout`. */
    messages?: readonly string[];
    /** The page's module below `src/`, so that its script is asked for together with the document. */
    module?: string;
    /** Says so to who has no JavaScript: the page is made, or its form is sent, in the browser alone. */
    needsScript?: boolean;
    /** The page brings a frame of its own: the site's header and footer are left out. */
    ownFrame?: boolean;
    /** Whose page it is; to others it says so, and the answer's status too. */
    isFor?: (viewer: Viewer) => boolean;
  }
}
