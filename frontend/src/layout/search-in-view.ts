/** The field for the city of a search that the page itself shows, where it is in view below the header; undefined where not. */
export function searchInView(header: Element | null): HTMLElement | undefined {
  const field = document.querySelector<HTMLElement>('main [role="search"] input[name="city"]');
  if (!field) return undefined;
  const { top, bottom, height } = field.getBoundingClientRect();
  const covered = header?.getBoundingClientRect().bottom ?? 0;
  return height > 0 && top >= covered && bottom <= window.innerHeight ? field : undefined;
}
