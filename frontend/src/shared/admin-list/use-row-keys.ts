import { useEffect, useRef, type RefObject } from 'react';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;

/**
 * `j` and `k` move the focus through the rows of the table below the element, as in a mailbox; Enter follows the link of
 * the row. Nothing happens while somebody types.
 */
export function useRowKeys<Element extends HTMLElement>(isOn: boolean): RefObject<Element | null> {
  const list = useRef<Element>(null);
  useEffect(() => {
    if (!isOn) return;
    const move = (event: KeyboardEvent): void => {
      const step = STEPS[event.key];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const rows = [...(list.current?.querySelectorAll<HTMLAnchorElement>('tbody tr a') ?? [])];
      const here = rows.findIndex((row) => row === document.activeElement);
      const next = rows[here < 0 ? 0 : here + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [isOn]);
  return list;
}
