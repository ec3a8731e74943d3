import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const isDark = (): boolean => document.documentElement.classList.contains('dark');

export function toggleTheme(): void {
  const dark = document.documentElement.classList.toggle('dark');
  localStorage.setItem('theme', dark ? 'dark' : 'light');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** false until hydrated: the first paint chose the theme, the server does not know it. */
export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDark, () => false);
