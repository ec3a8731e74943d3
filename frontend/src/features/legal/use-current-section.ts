import { useEffect, useState } from 'react';

/** A section is read once its heading has come into the upper third of the window. */
const READ = { rootMargin: '0px 0px -67% 0px' };
const LINE = 0.33;

/** The section that is being read: the last whose heading has passed the line; undefined above the first. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    const headings = all.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const look = (): void => {
      const line = window.innerHeight * LINE + 1;
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id);
    };
    const observer = new IntersectionObserver(look, READ);
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [all]);
  return current;
}
