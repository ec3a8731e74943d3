/**
 * The text of the style that React Aria puts into the head on iOS while a dialog is open (`usePreventScroll`), so that the
 * page behind the dialog does not scroll.
 */
const overscroll = `
@layer {
  * {
    overscroll-behavior: contain;
  }
}`.trim();

/** The texts of the styles that scripts put into the document. The policy names their hashes. */
export const inlineStyles: readonly string[] = [overscroll];
