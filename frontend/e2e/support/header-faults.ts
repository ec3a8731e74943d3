import type { Locator } from '@playwright/test';

const FINGER = 24;
/** Pixels between a drawing and the words beside it. */
const ROOM = 4;

/** What is wrong with how the links and buttons of a bar stand beside each other; empty where nothing is. To be asked again while fonts come. */
export const faultsOfBar = (bar: Locator): Promise<readonly string[]> =>
  bar.evaluate(
    (element, { finger, room }) => {
      const ROUNDING = 1;
      const wide = document.documentElement.clientWidth;
      const faults: string[] = [];
      const parts = [...element.querySelectorAll<HTMLElement>('a, button')]
        .filter((part) => !part.closest('[popover], noscript') && part.checkVisibility({ visibilityProperty: true }))
        .map((part) => ({
          part,
          name: (part.ariaLabel ?? part.textContent).trim(),
          box: part.getBoundingClientRect(),
        }))
        .sort((one, other) => one.box.left - other.box.left);
      if (parts.length === 0) return ['the bar is empty'];
      const range = document.createRange();
      for (const { part, name, box } of parts) {
        if (box.left < 0 || box.right > wide) faults.push(`${name} leaves the window`);
        if (box.width < finger || box.height < finger) faults.push(`${name} is too small for a finger`);
        if (part.scrollWidth > part.clientWidth + ROUNDING) faults.push(`${name} is cut off`);
        const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (words.nextNode()) {
          range.selectNodeContents(words.currentNode);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
          if (lines.size > 1) faults.push(`${name} is in ${lines.size} lines`);
          const said = range.getBoundingClientRect();
          const holder = words.currentNode.parentElement;
          const isSeen = (holder?.getBoundingClientRect().width ?? 0) > ROUNDING;
          // A count is pinned onto its drawing.
          const isBeside = isSeen && holder !== null && getComputedStyle(holder).position !== 'absolute';
          for (const drawn of isBeside ? part.querySelectorAll('svg > *') : []) {
            const { left, right } = drawn.getBoundingClientRect();
            if (Math.max(said.left - right, left - said.right) < room)
              faults.push(`the drawing of ${name} touches its words`);
          }
        }
      }
      for (const [index, { name, box }] of parts.entries()) {
        const next = parts[index + 1];
        if (next && next.box.left < box.right - ROUNDING) faults.push(`${next.name} lies over ${name}`);
      }
      const lowestTop = Math.max(...parts.map(({ box }) => box.top));
      const highestBottom = Math.min(...parts.map(({ box }) => box.bottom));
      if (lowestTop >= highestBottom) faults.push('the bar has two lines');
      return faults;
    },
    { finger: FINGER, room: ROOM },
  );

/** What of an opened panel cannot be seen or read without pushing it aside; empty where all can. */
export const faultsOfPanel = (panel: Locator): Promise<readonly string[]> =>
  panel.evaluate((element) => {
    const ROUNDING = 1;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const faults: string[] = [];
    if (left < 0 || right > clientWidth) faults.push('it leaves the window sideways');
    if (top < 0 || bottom > clientHeight) faults.push('it leaves the window below');
    if (element.scrollWidth > element.clientWidth) faults.push('it has to be pushed aside');
    if (element.scrollHeight > element.clientHeight) faults.push('it has to be scrolled');
    const inner = [...element.querySelectorAll('a, button, p')].filter((part) => part.checkVisibility());
    if (inner.length === 0) faults.push('it is empty');
    for (const part of inner) {
      const box = part.getBoundingClientRect();
      if (part.scrollWidth > part.clientWidth + ROUNDING || box.right > right || box.left < left)
        faults.push(`${part.textContent} is cut off`);
    }
    return faults;
  });
