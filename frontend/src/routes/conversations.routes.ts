import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireSession } from './guards.js';
import { siteRoute } from './site.js';

interface ConversationSearch {
  /** Of the mailed link. */
  readonly token?: string;
  /** The order whose token opens the booking of a guest. */
  readonly order?: string;
}

const text = (name: 'token' | 'order', value: unknown): ConversationSearch =>
  typeof value === 'string' ? { [name]: value } : {};

const conversationsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'messages',
  staticData: {
    messages: ['conversations'],
    module: 'features/conversations/conversations-page.tsx',
    needsScript: true,
  },
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('../features/conversations/conversations-page.js'), 'ConversationsPage'),
});

const conversationRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'messages/$reference',
  staticData: {
    messages: ['conversations'],
    module: 'features/conversations/conversation-page.tsx',
    needsScript: true,
  },
  validateSearch: ({ token, order }: Record<string, unknown>): ConversationSearch => ({
    ...text('token', token),
    ...text('order', order),
  }),
  component: lazyRouteComponent(() => import('../features/conversations/conversation-page.js'), 'ConversationPage'),
});

export const conversationsRoutes = [conversationsRoute, conversationRoute];
