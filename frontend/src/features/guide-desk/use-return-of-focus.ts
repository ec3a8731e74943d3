import { useEffect, useRef } from 'react';
import type { MissionTask } from './mission-actions.js';
import { cardId } from './mission-card.js';

/** After an answer its button is gone: focus then goes to the mission, or to the page where that left the list too. */
export function useReturnOfFocus(task: MissionTask | undefined): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (task) {
      last.current = task.mission.uuid;
      return;
    }
    const uuid = last.current;
    last.current = undefined;
    if (!uuid) return;
    // The dialog gives the focus back in the next frame; what it cannot give falls to the body.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      (document.getElementById(cardId(uuid)) ?? document.querySelector<HTMLElement>('main'))?.focus();
    }, 100);
    return () => clearTimeout(timer);
  }, [task]);
}
