import type { SiteRouter } from '../router.js';

const LAID_OUT = 'laid-out';

/**
 * Stands in the head of the document: who comes to a place within the page, goes to one, or comes back to where they
 * were has the whole page laid out at once (`styles/deferred.css`), so that the place is where it is looked for. So has
 * whoever begins to do anything: what comes into view by then has its height, and moves nothing.
 */
export const layOutForPlaces = `(function(d,w){function a(){d.documentElement.classList.add('${LAID_OUT}')}var n=w.performance.getEntriesByType('navigation')[0];if(w.location.hash||!n||n.type!='navigate')a();d.addEventListener('click',function(e){if(e.target.closest('a[href*="#"]'))a()},true);['wheel','pointermove','pointerdown','keydown','scroll'].forEach(function(k){w.addEventListener(k,a,{once:true,passive:true,capture:true})})})(document,window)`;

/**
 * Pages after the first are laid out whole when they come: the way back to one ends where it was left. What has been laid
 * out stays so. To let the browser pass over it again would take it away for a frame.
 */
export function layOutNextPages(router: SiteRouter): void {
  // Before the router scrolls, which it does at onRendered.
  router.subscribe('onResolved', ({ hrefChanged }) => {
    if (hrefChanged) document.documentElement.classList.add(LAID_OUT);
  });
}
