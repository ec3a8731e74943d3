import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { SiteContext } from '../site-context.js';

export const rootRoute = createRootRouteWithContext<SiteContext>()({ component: Outlet });
