import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { sitePath, useSite } from '../../i18n/site.js';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path and query inside the site, without language and currency: `/tours?city=rome`. */
  to: string;
  replace?: boolean;
  /** Before the router goes there: not where the browser opens it elsewhere. */
  onFollow?: () => void;
  /** False where many lie so close together that pointing at one says little. */
  prepared?: boolean;
}

const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented &&
  !event.currentTarget.getAttribute('target');

/** A real link that the router follows without loading the document again, and prepares when one points at it. */
export function Link({ to, replace = false, prepared = true, onClick, onFollow, ...rest }: LinkProps) {
  const router = useRouter();
  const href = sitePath(useSite(), to);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onFollow?.();
    void router.navigate({ href, replace });
  };
  const prepare = (): void => {
    const [path = '/', query = ''] = href.replace(/#.*$/, '').split('?');
    const search = router.options.parseSearch(query);
    void router.preloadRoute({ to: path as '/', search }).catch(() => undefined);
  };
  return <a {...(prepared && { onPointerEnter: prepare, onFocus: prepare })} {...rest} href={href} onClick={follow} />;
}
