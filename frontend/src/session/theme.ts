import { useSyncExternalStore } from 'react';
import { Listeners } from '../ui/listeners.js';

const listeners = new Listeners();
const isDark = (): boolean => document.documentElement.classList.contains('dark');

export function toggleTheme(): void {
  const dark = document.documentElement.classList.toggle('dark');
  localStorage.setItem('theme', dark ? 'dark' : 'light');
  listeners.tell();
}

/** false until hydrated: the first paint chose the theme, the server does not know it. */
export const useIsDark = (): boolean => useSyncExternalStore(listeners.subscribe, isDark, () => false);
