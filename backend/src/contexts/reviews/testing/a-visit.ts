import type { Translated } from '../../../shared-kernel/language/locale.js';
import type { Visit } from '../domain/visit.js';
import { aReview } from './a-review.js';

const everywhere = (text: string): Translated => ({
  en_US: text,
  fr_FR: text,
  de_DE: text,
  es_ES: text,
  it_IT: text,
  ru_RU: text,
  ja_JP: text,
});

export const aVisit = (told: Partial<Visit>): Visit => {
  const { tourId, cityId, guideId } = aReview({});
  return {
    reference: 'BK-7K3M9Q',
    orderReference: 'CIC-7K3M9Q',
    tour: { id: tourId, slug: 'rome-evening-piazzas', name: everywhere('Evening piazzas') },
    city: { id: cityId, name: everywhere('Rome') },
    endsAt: new Date('2026-10-01T18:00:00Z'),
    localDate: '2026-10-01',
    tookPlace: true,
    guide: { id: guideId ?? '', name: 'Giulia Marchetti' },
    language: 'de_DE',
    currency: 'EUR',
    customer: { userId: null, firstName: 'Hanna', lastName: 'Kowalska', email: 'Hanna@example.com' },
    accessToken: 'a-token',
    ...told,
  };
};
