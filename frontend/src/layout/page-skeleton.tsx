import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useOptionalSite } from '../i18n/site.js';
import { Skeleton } from '../ui/feedback/skeleton.js';

/** At least as high as the window, so that the footer does not stand where the page is to come. */
const Place = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={`page-width min-h-dvh content-start noscript:hidden ${className}`}>
    <p role="status" className="sr-only noscript:hidden">
      {useOptionalSite() && <FormattedMessage id="common.loading" />}
    </p>
    {children}
  </div>
);

const Lines = () => (
  <>
    <Skeleton className="h-10 w-2/3 max-w-[28rem]" />
    <Skeleton className="h-4 w-full max-w-[40rem]" />
    <Skeleton className="h-4 w-5/6 max-w-[34rem]" />
  </>
);

const Cards = ({ className }: { className: string }) => (
  <div className={`grid gap-6 ${className}`}>
    {['one', 'two', 'three', 'four', 'five', 'six'].map((card) => (
      <Skeleton key={card} className="aspect-[4/5] w-full" />
    ))}
  </div>
);

/** Shown when a page takes longer than a moment. */
export const PageSkeleton = () => (
  <Place className="grid gap-4 py-12">
    <Lines />
    <Cards className="mt-6 sm:grid-cols-2 lg:grid-cols-3" />
  </Place>
);

const TourSkeleton = () => (
  <Place className="grid gap-x-12 pt-6 pb-16 md:max-lg:gap-x-8 md:grid-cols-[minmax(0,1fr)_19rem] lg:grid-cols-[minmax(0,1fr)_23rem]">
    <div className="grid min-w-0 content-start gap-4">
      <Skeleton className="h-6 w-1/2 max-w-80" />
      <Lines />
      <Skeleton className="h-11 w-64 max-w-full" />
      <Skeleton className="mt-4 aspect-[4/3] w-full lg:aspect-auto lg:h-[26rem]" />
    </div>
    <Skeleton className="h-[28rem] max-md:hidden" />
  </Place>
);

const PlaceSkeleton = () => (
  <Place className="pt-6 pb-20">
    <Skeleton className="h-6 w-1/2 max-w-80" />
    <div className="mt-4 grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="grid gap-4 self-center">
        <Lines />
      </div>
      <Skeleton className="aspect-[4/3] w-full max-lg:order-first" />
    </div>
    <Cards className="mt-14 sm:grid-cols-2 lg:grid-cols-3" />
  </Place>
);

const ListSkeleton = () => (
  <Place className="grid gap-4 pt-8 pb-20">
    <Lines />
    <div className="mt-4 grid gap-x-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <Skeleton className="h-[36rem] max-lg:hidden" />
      <Cards className="sm:grid-cols-2 xl:grid-cols-3" />
    </div>
  </Place>
);

const hide = (event: Event): void => event.stopImmediatePropagation();

/** Another page is waited for at its top: where the one before was left there may be nothing but a footer. */
const fromTop = (Shape: () => ReactNode) =>
  function AwaitedPage() {
    const { state } = useRouter();
    const isAnother = state.resolvedLocation?.pathname !== state.location.pathname;
    useLayoutEffect(() => {
      if (!isAnother) return undefined;
      scrollTo({ top: 0, behavior: 'instant' });
      // The router would keep it as the place where the page before was left.
      addEventListener('scroll', hide, { capture: true });
      return () => removeEventListener('scroll', hide, { capture: true });
    }, [isAnother]);
    return <Shape />;
  };

export const AwaitedPage = fromTop(PageSkeleton);
export const AwaitedTour = fromTop(TourSkeleton);
export const AwaitedPlace = fromTop(PlaceSkeleton);
export const AwaitedList = fromTop(ListSkeleton);
