import { useSyncExternalStore } from 'react';
import { Listeners } from '../state/listeners.js';

const listeners = new Listeners();

/** The setting of the reader's system; undefined if it cannot be queried. */
const system = (): MediaQueryList | undefined => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

/** Follows the rule of the styles (styles/index.css): the choice made here, otherwise the system's. */
function isDark(): boolean {
  const { classList } = document.documentElement;
  return classList.contains('dark') || (!classList.contains('light') && system()?.matches === true);
}

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

function themeNow(): Theme {
  const { classList } = document.documentElement;
  return classList.contains('dark') ? 'dark' : classList.contains('light') ? 'light' : 'system';
}

export function chooseTheme(theme: Theme): void {
  const { classList } = document.documentElement;
  classList.toggle('dark', theme === 'dark');
  classList.toggle('light', theme === 'light');
  if (theme === 'system') localStorage.removeItem('theme');
  else localStorage.setItem('theme', theme);
  colourBrowser(isDark());
  listeners.tell();
}

export const toggleTheme = (): void => chooseTheme(isDark() ? 'light' : 'dark');

/**
 * Browsers colour their bar by the first matching meta element. The page's own elements know only the system's setting.
 */
function colourBrowser(dark: boolean): void {
  const chosen = document.head.querySelector<HTMLMetaElement>('meta[name="theme-color"]:not([media])');
  const meta = chosen ?? Object.assign(document.createElement('meta'), { name: 'theme-color' });
  meta.content = dark ? '#12161F' : '#FBF7F0';
  if (!chosen) document.head.prepend(meta);
}

function subscribe(listener: () => void): () => void {
  const leave = listeners.subscribe(listener);
  const asked = system();
  asked?.addEventListener('change', listener);
  return () => {
    leave();
    asked?.removeEventListener('change', listener);
  };
}

/** False until hydration: the server does not know the theme. */
export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDark, () => false);

/** What was chosen in this browser; `system` until hydration. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, themeNow, () => 'system');
