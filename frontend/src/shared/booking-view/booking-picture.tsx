import { Anchor, BriefcaseBusiness, Car, Compass, Plane, Sparkles } from 'lucide';
import { Icon } from '../../ui/display/icon.js';
import { Poster } from '../../ui/display/poster.js';
import type { Booking } from './booking-view.api.js';

type Quoted = NonNullable<Booking['quote']>['type'];

const DRAWINGS = {
  'airport-pickup': Plane,
  transfer: Car,
  'business-trip': BriefcaseBusiness,
  'cruise-tour': Anchor,
  safari: Compass,
  general: Sparkles,
} satisfies Record<Quoted, unknown>;

interface BookingPictureProps {
  booking: { readonly tour: { readonly slug: string } | null; readonly quote?: { readonly type: Quoted } | null };
  className: string;
}

/** The poster of a tour, or a drawing of what a quote promised. */
export const BookingPicture = ({ booking: { tour, quote }, className }: BookingPictureProps) =>
  tour ? (
    <Poster kind="tour" slug={tour.slug} format="card" alt="" className={className} />
  ) : (
    <div className={`grid place-items-center bg-pine-soft text-pine ${className}`}>
      <Icon of={DRAWINGS[quote?.type ?? 'general']} className="size-1/3" />
    </div>
  );
