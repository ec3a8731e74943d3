import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { adminSearch } from './admin-search.js';
import { backOfficeRoute } from './back-office.js';

const messages = ['conversations'];

const conversationsRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'conversations',
  staticData: { messages },
  validateSearch: adminSearch,
  component: lazyRouteComponent(
    () => import('../features/conversations/conversation-inbox-page.js'),
    'ConversationInboxPage',
  ),
});

const conversationRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'conversations/$id',
  staticData: { messages },
  component: lazyRouteComponent(
    () => import('../features/conversations/conversation-record-page.js'),
    'ConversationRecordPage',
  ),
});

const chatRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'chat',
  staticData: { messages },
  component: lazyRouteComponent(() => import('../features/conversations/chat-settings-page.js'), 'ChatSettingsPage'),
});

export const conversationDeskRoutes = [chatRoute, conversationsRoute, conversationRoute];
