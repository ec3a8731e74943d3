import { getRouteApi, Outlet } from '@tanstack/react-router';
import { SiteFrame } from './site-frame.js';

const siteRoute = getRouteApi('/$lang/$currency');

export function SiteLayout() {
  const { lang: locale, currency } = siteRoute.useParams();
  return (
    <SiteFrame site={{ locale, currency }}>
      <Outlet />
    </SiteFrame>
  );
}
