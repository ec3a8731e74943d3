import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireSession } from './guards.js';
import { siteRoute } from './site.js';

const messages = ['account'];

const loginRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'login',
  staticData: { messages, module: 'features/account/login-page.tsx', needsScript: true },
  component: lazyRouteComponent(() => import('../features/account/login-page.js'), 'LoginPage'),
});

const signupRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'signup',
  staticData: { messages, module: 'features/account/signup-page.tsx', needsScript: true },
  component: lazyRouteComponent(() => import('../features/account/signup-page.js'), 'SignupPage'),
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'forgot-password',
  staticData: { messages, module: 'features/account/forgot-password-page.tsx', needsScript: true },
  component: lazyRouteComponent(() => import('../features/account/forgot-password-page.js'), 'ForgotPasswordPage'),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'reset-password',
  staticData: { messages, module: 'features/account/reset-password-page.tsx', needsScript: true },
  component: lazyRouteComponent(() => import('../features/account/reset-password-page.js'), 'ResetPasswordPage'),
});

const verifyEmailRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'verify-email',
  staticData: { messages, module: 'features/account/verify-email-page.tsx', needsScript: true },
  component: lazyRouteComponent(() => import('../features/account/verify-email-page.js'), 'VerifyEmailPage'),
});

const emailChangeRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'email-change',
  staticData: { messages, module: 'features/account/email-change-page.tsx', needsScript: true },
  component: lazyRouteComponent(() => import('../features/account/email-change-page.js'), 'EmailChangePage'),
});

const newEmailRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'new-email',
  staticData: { messages, module: 'features/account/new-email-page.tsx', needsScript: true },
  component: lazyRouteComponent(() => import('../features/account/new-email-page.js'), 'NewEmailPage'),
});

const accountRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'account',
  staticData: {
    messages: [...messages, 'upload', 'confirm-password'],
    module: 'features/account/account-page.tsx',
    needsScript: true,
  },
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('../features/account/account-page.js'), 'AccountPage'),
});

const accountPasswordRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'account-password',
  staticData: {
    messages: [...messages, 'security', 'confirm-password'],
    module: 'routes/account-security-screen.tsx',
    needsScript: true,
  },
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('./account-security-screen.js'), 'AccountSecurityScreen'),
});

export const accountRoutes = [
  loginRoute,
  signupRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  verifyEmailRoute,
  emailChangeRoute,
  newEmailRoute,
  accountRoute,
  accountPasswordRoute,
];
