import { FormattedMessage } from 'react-intl';
import { useOptionalSite } from '../i18n/site.js';
import { Skeleton } from './skeleton.js';

/** Shown when a page takes longer than a moment. */
export const PageSkeleton = () => (
  <div className="page-width grid gap-4 py-12">
    <p role="status" className="sr-only">
      {useOptionalSite() && <FormattedMessage id="common.loading" />}
    </p>
    <Skeleton className="h-10 w-2/3" />
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-5/6" />
    <Skeleton className="mt-4 h-64 w-full" />
  </div>
);
