import type { Page } from '@playwright/test';

/**
 * What a reader cannot come to: that the page has to be pushed aside, words and controls beyond the edge of the screen
 * or of a box that cuts off what does not fit, and names and ratings below a heart. Empty where nothing is lost.
 * What a script places, as marks of a map, follows a change of the width a moment later: to be asked again.
 */
export const lostOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const ROUNDING = 1;
    const READ_ALOUD_ONLY = 2;
    const TITLE = 50;
    const root = document.documentElement;
    const lost: string[] = [];
    for (const part of document.querySelectorAll<HTMLElement>('.deferred')) part.style.contentVisibility = 'visible';

    // What can be scrolled to is seen; what is only read aloud is not to be.
    const fateOf = (element: Element, box: DOMRect): 'seen' | 'cut' => {
      for (let each: Element | null = element; each && each !== root; each = each.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(each);
        const around = each.getBoundingClientRect();
        if (around.width <= READ_ALOUD_ONLY || each.matches('svg')) return 'seen';
        if (
          overflowX === 'auto' ||
          overflowX === 'scroll' ||
          each.matches('.line-clamp-2, .line-clamp-3, .line-clamp-4')
        )
          return 'seen';
        if (position === 'fixed') break;
        const isCutAside = box.right > around.right + ROUNDING || box.left < around.left - ROUNDING;
        const middle = (box.top + box.bottom) / 2;
        const isCutBelow = middle > around.bottom + ROUNDING || middle < around.top - ROUNDING;
        if (overflowX !== 'visible' && isCutAside) return 'cut';
        if (overflowY !== 'visible' && isCutBelow) return 'cut';
      }
      return box.right > root.clientWidth + ROUNDING || box.left < -ROUNDING ? 'cut' : 'seen';
    };
    const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

    if (root.scrollWidth > root.clientWidth) lost.push(`the page is ${root.scrollWidth} px wide`);

    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (words.nextNode()) {
      const node = words.currentNode;
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest('svg, noscript, script, style')) continue;
      if (!isShown(element)) continue;
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((box) => box.width > 0 && fateOf(element, box) === 'cut'))
        lost.push(`words: ${node.textContent.trim().slice(0, TITLE)}`);
    }
    for (const control of document.querySelectorAll('a, button, input, select, textarea, summary')) {
      const box = control.getBoundingClientRect();
      if (box.width > ROUNDING && isShown(control) && fateOf(control, box) === 'cut')
        lost.push(`control: ${(control.ariaLabel ?? control.textContent).trim().slice(0, TITLE)}`);
    }
    for (const note of document.querySelectorAll('figcaption'))
      if (note.scrollHeight > note.clientHeight + READ_ALOUD_ONLY)
        lost.push(`the end of the note: ${note.textContent.slice(0, TITLE)}`);
    for (const heart of document.querySelectorAll('[data-favourite]')) {
      const over = heart.getBoundingClientRect();
      const card = heart.parentElement;
      if (!card || over.width === 0) continue;
      const inCard = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      while (inCard.nextNode()) {
        const holder = inCard.currentNode.parentElement;
        if (!holder || holder.getBoundingClientRect().width <= READ_ALOUD_ONLY) continue;
        range.selectNodeContents(inCard.currentNode);
        const isBelow = [...range.getClientRects()].some(
          ({ left, right, top, bottom, width }) =>
            width > ROUNDING && left < over.right && right > over.left && top < over.bottom && bottom > over.top,
        );
        if (isBelow) lost.push(`below the heart: ${inCard.currentNode.textContent?.slice(0, TITLE) ?? ''}`);
      }
    }
    return lost;
  });
