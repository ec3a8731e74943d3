import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { cardId } from './mission-card.js';

/** Goes to the mission that the address names (`#mission-…`) once the missions are there: a notification leads to it. */
export function useNamedMission(isShown: boolean): void {
  const name = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    if (!isShown || !name.startsWith(cardId(''))) return;
    const card = document.getElementById(name);
    card?.scrollIntoView();
    card?.focus({ preventScroll: true });
  }, [isShown, name]);
}
