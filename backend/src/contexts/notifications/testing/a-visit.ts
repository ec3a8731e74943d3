import { randomUUID } from 'node:crypto';
import { LOCALES, type Locale, type Translated } from '../../../shared-kernel/language/locale.js';
import type { MissionFacts } from '../domain/missions.js';
import type { BookedVisit } from '../domain/notification.js';

const inAll = (text: string, others: Partial<Translated> = {}): Translated => ({
  ...(Object.fromEntries(LOCALES.map((locale) => [locale, text])) as Record<Locale, string>),
  ...others,
});

export const ADMINS: readonly string[] = [randomUUID(), randomUUID()];

export const aVisit: BookedVisit = {
  tour: inAll('Colosseum and Forum', { de_DE: 'Kolosseum und Forum' }),
  city: inAll('Rome', { de_DE: 'Rom' }),
  startsAt: '2027-06-05T07:30:00.000Z',
  timeZone: 'Europe/Rome',
  bookingReference: 'BK-4F8T2W',
  orderReference: 'CIC-7K3M9Q',
};

export const aMission = (told: Partial<MissionFacts> = {}): MissionFacts => {
  const { orderReference: _, ...visit } = aVisit;
  return {
    isOpen: true,
    assigned: undefined,
    hopefulGuideIds: [],
    payload: { ...visit, missionId: randomUUID() },
    ...told,
  };
};
