import type { Api } from '../../api/api.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import type { Travellers } from '../../shared/booking-view/booking-view.api.js';
import type { Money } from '../../ui/text/money.js';

export type MissionStatus =
  'waiting-response' | 'pending' | 'assigned' | 'accepted' | 'rejected' | 'finished' | 'cancelled';

export type Answer = 'yes' | 'no' | 'maybe' | 'other';

interface Traveller {
  readonly language: string;
  /** Not of a mission that is closed for this guide. */
  readonly name?: string;
  /** Once the mission is the guide's, until a week after its end. */
  readonly contact?: { readonly phone: string; readonly email: string };
}

export interface MissionBooking {
  readonly reference: string;
  readonly travellers: Travellers;
  readonly traveller: Traveller;
  readonly meetingPoint: string;
  readonly specialRequirements: string | null;
}

export interface EarningsLine {
  readonly kind: 'share' | 'fixed-fee';
  readonly bookingReference?: string;
  /** Of the price, in hundredths of a percent. */
  readonly basisPoints?: number;
  readonly amount: Money;
}

export interface Earnings {
  readonly lines: readonly EarningsLine[];
  readonly net: Money;
  readonly payOn: string;
}

export interface Mission {
  readonly uuid: string;
  readonly bookings: readonly MissionBooking[];
  readonly city: string;
  readonly tour: { readonly name: string; readonly slug: string };
  /** Date and time in the zone of the city. */
  readonly date: string;
  readonly time: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
  /** Minutes. */
  readonly duration: number;
  readonly guideLanguage: string;
  readonly travellers: Travellers;
  readonly guideAvailability?: Answer;
  readonly guideAnswer?: string;
  /** Why the guide gave it back. */
  readonly privateNote?: string;
  readonly activated: boolean;
  readonly status: MissionStatus;
  /** Another guide has it. */
  readonly givenAway?: boolean;
  /** Nobody has it, and the time to answer has passed. */
  readonly expired?: boolean;
  readonly respondBefore?: string;
  readonly earnings?: Earnings;
  readonly actions: readonly ('respond' | 'cancel')[];
}

export interface CompletedMissions {
  readonly data: readonly Mission[];
  readonly totalsByCurrency: Readonly<Record<string, Money>>;
}

type Language = Pick<Site, 'locale'>;

/** `2027-05` → `2027/5`. */
const monthPath = (month: string): string => month.split('-').map(Number).join('/');

/** Of the person who is signed in, or, for admins, of a guide; the latest 500, or those of a month. */
export const missionsQuery = ({ locale }: Language, guide?: string, month?: string) =>
  apiQuery<readonly Mission[]>(
    [guide ? `/api/admin/missions/user/${guide}` : '/api/guide/missions', ...(month ? [monthPath(month)] : [])].join(
      '/',
    ),
    { language: locale },
  );

export const completedQuery = (month: string, { locale }: Language) =>
  apiQuery<CompletedMissions>(`/api/missions/${monthPath(month)}/get-all-missions-completed`, { language: locale });

export const answerMission = (
  api: Api,
  uuid: string,
  body: { guideAvailability: Answer; guideAnswer?: string },
  { locale }: Language,
): Promise<Mission> => api.send('PUT', `/api/missions/${uuid}/guide-response`, body, { query: { language: locale } });

export const giveMissionBack = (api: Api, uuid: string, guideReason: string, { locale }: Language): Promise<Mission> =>
  api.send('PUT', `/api/missions/${uuid}/guide-cancelled`, { guideReason }, { query: { language: locale } });
