import { LoadingNote } from '../../ui/feedback/loading-note.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';

export const CheckoutSkeleton = () => (
  <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
    <LoadingNote />
    <div className="grid gap-4">
      <Skeleton className="h-96" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
    <Skeleton className="h-64 max-lg:order-first" />
  </div>
);
