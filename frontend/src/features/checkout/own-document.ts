/**
 * Whether the document was loaded for this page. Only the documents of pages that take cards allow Stripe's script; a page
 * that was opened by a link within the site still has the document of the page before.
 */
export function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || new URL(entry.name, window.location.href).pathname === window.location.pathname;
}
