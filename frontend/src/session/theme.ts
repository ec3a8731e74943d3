import { useSyncExternalStore } from 'react';
import { Listeners } from '../ui/listeners.js';

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
  listeners.tell();
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
