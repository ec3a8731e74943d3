import type { SiteRouter } from '../router.js';

const LAID_OUT = 'laid-out';

/**
 * Stands in the head of the document: who comes to a place within the page, goes to one, or comes back to where they
 * were has the whole page laid out at once (`styles/deferred.css`), so that the place is where it is looked for. So has
 * whoever begins to do anything: what comes into view by then has its height, and moves nothing.
 */
export const layOutForPlaces = `(function(d,w){function a(){d.documentElement.classList.add('${LAID_OUT}')}var n=w.performance.getEntriesByType('navigation')[0];if(w.location.hash||!n||n.type!='navigate')a();d.addEventListener('click',function(e){if(e.target.closest('a[href*="#"]'))a()},true);['wheel','pointermove','pointerdown','keydown','scroll'].forEach(function(k){w.addEventListener(k,a,{once:true,passive:true,capture:true})})})(document,window)`;

/** After a layout, which follows what is to be done before the next frame. */
const whenLaidOut = (work: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(work));
};

/** The browser remembers how high each part was: it may pass over those out of sight again. */
const letGo = (): void => whenLaidOut(() => document.documentElement.classList.remove(LAID_OUT));

/** Pages after the first are laid out whole when they come, too: the way back to one ends where it was left. */
export function learnHeights(router: SiteRouter): void {
  const { classList } = document.documentElement;
  letGo();
  window.addEventListener('click', () => classList.contains(LAID_OUT) && letGo());
  // Before the router scrolls, which it does at onRendered.
  router.subscribe('onResolved', ({ hrefChanged }) => {
    if (!hrefChanged) return;
    classList.add(LAID_OUT);
    letGo();
  });
}
