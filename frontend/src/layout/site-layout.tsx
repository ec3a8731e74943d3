import { getRouteApi, Outlet, useMatches } from '@tanstack/react-router';
import { NeedsScript } from './needs-script.js';
import { SiteFrame } from './site-frame.js';

const siteRoute = getRouteApi('/$lang/$currency');

export function SiteLayout() {
  const { lang: locale, currency } = siteRoute.useParams();
  const needsScript = useMatches({ select: (matches) => matches.some((match) => match.staticData.needsScript) });
  const hasOwnFrame = useMatches({ select: (matches) => matches.some((match) => match.staticData.ownFrame) });
  return (
    <SiteFrame site={{ locale, currency }} bare={hasOwnFrame}>
      {needsScript && <NeedsScript />}
      <Outlet />
    </SiteFrame>
  );
}
