import { FormattedMessage } from 'react-intl';
import { useOptionalSite } from '../i18n/site.js';
import { Skeleton } from './skeleton.js';

/** Shown when a page takes longer than a moment. */
export const PageSkeleton = () => (
  <div className="page-width grid min-h-dvh content-start gap-4 py-12 noscript:hidden">
    <p role="status" className="sr-only noscript:hidden">
      {useOptionalSite() && <FormattedMessage id="common.loading" />}
    </p>
    <Skeleton className="h-10 w-2/3 max-w-[28rem]" />
    <Skeleton className="h-4 w-full max-w-[40rem]" />
    <Skeleton className="h-4 w-5/6 max-w-[34rem]" />
    <div className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      <Skeleton className="aspect-[4/3] w-full" />
      <Skeleton className="aspect-[4/3] w-full max-sm:hidden" />
      <Skeleton className="aspect-[4/3] w-full max-lg:hidden" />
    </div>
  </div>
);
