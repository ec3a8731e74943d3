import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { SiteRouter } from './router.js';

export const App = ({ router }: { router: SiteRouter }) => (
  <QueryClientProvider client={router.options.context.queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>
);
