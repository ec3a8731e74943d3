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

export function toggleTheme(): void {
  const dark = !isDark();
  const { classList } = document.documentElement;
  classList.toggle('dark', dark);
  classList.toggle('light', !dark);
  localStorage.setItem('theme', dark ? 'dark' : 'light');
  colourBrowser(dark);
  listeners.tell();
}

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
