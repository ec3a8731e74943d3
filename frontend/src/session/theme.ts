import { useSyncExternalStore } from 'react';
import { Listeners } from '../state/listeners.js';

const listeners = new Listeners();

/** What the reader's system asks for; undefined where nothing can be asked. */
const system = (): MediaQueryList | undefined => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

/** As the styles decide it (styles/index.css): the choice made here, else the system's. */
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

/** Browsers colour their bar by the first of these that fits: those of the page know what the system asks for alone. */
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

/** false until hydrated: the server does not know it. */
export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDark, () => false);
