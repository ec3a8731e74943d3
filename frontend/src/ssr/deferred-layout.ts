import type { SiteRouter } from '../router.js';

const LAID_OUT = 'laid-out';

/**
 * Stands in the head of the document: who comes to a place within the page, goes to one, or comes back to where they
 * were has the whole page laid out at once (`styles/deferred.css`), so that the place is where it is looked for.
 */
export const layOutForPlaces = `(function(d,w){function a(){d.documentElement.classList.add('${LAID_OUT}')}var n=w.performance.getEntriesByType('navigation')[0];if(w.location.hash||!n||n.type!='navigate')a();d.addEventListener('click',function(e){if(e.target.closest('a[href*="#"]'))a()},true)})(document,window)`;

const layOutAll = (): void => document.documentElement.classList.add(LAID_OUT);

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work, 200);
};

/** One part in a frame, whenever there is nothing else to do. */
function layOutInTurn(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('.deferred')];
  const next = (): void => {
    const part = parts.shift();
    if (!part) return layOutAll();
    part.style.setProperty('content-visibility', 'visible');
    requestAnimationFrame(() => whenIdle(next));
  };
  whenIdle(next);
}

/**
 * What was left out of the first screen is laid out once the visitor goes beyond it; pages after the first are laid out
 * whole. So the way back to one ends where it was left.
 */
export function layOutTheRest(router: SiteRouter): void {
  window.addEventListener('scroll', layOutInTurn, { once: true, passive: true });
  // Before the router scrolls, which it does at onRendered.
  router.subscribe('onResolved', ({ hrefChanged }) => {
    if (hrefChanged) layOutAll();
  });
}
