/** What the browser's bundle has in the place of `without-script.tsx`: React never makes the children of a `noscript`. */
const Untouched = () => <noscript />;

export { Untouched as HeaderWithoutScript, Untouched as SitesWithoutScript };
