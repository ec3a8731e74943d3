import type { BookingSeeding } from '@cicerone/backend/contexts/booking/seeding/booking-seeding';
import type { IdentityApi, PersonView } from '@cicerone/backend/contexts/identity/index';
import type { ReviewSeeding } from '@cicerone/backend/contexts/reviews/seeding/review-seeding';

const TOUR = 'rome-colosseum-and-forum';
const GUIDE = 'guide@cicerone.example';

const person = async (identity: IdentityApi, email: string): Promise<PersonView> => {
  const found = await identity.findPersonByConfirmedEmail(email);
  if (!found) throw new Error(`${email} has no account`);
  return found;
};

/** Two visits of the last days with the guide of Rome: one is to review, the other one has a review for the team. */
export async function seedVisits(bookings: BookingSeeding, identity: IdentityApi): Promise<void> {
  const { id, firstName, lastName, phone } = await person(identity, GUIDE);
  const guide = { id, name: `${firstName} ${lastName}`, contact: phone ?? '' };
  const visit = { tour: TOUR, durationMinutes: 180, time: '09:30', currency: 'EUR', guide } as const;
  for (const [email, daysAgo] of [
    ['traveller@cicerone.example', 6],
    ['traveller2@cicerone.example', 9],
  ] as const) {
    const traveller = await person(identity, email);
    await bookings.writeCompleted({
      ...visit,
      daysAgo,
      userId: traveller.id,
      language: traveller.language,
      customer: {
        firstName: traveller.firstName,
        lastName: traveller.lastName,
        email,
        phoneNumber: traveller.phone ?? '+44 20 7946 0018',
      },
    });
  }
}

export async function seedWaitingReview(reviews: ReviewSeeding, identity: IdentityApi): Promise<void> {
  const { id } = await person(identity, 'traveller2@cicerone.example');
  await reviews.handIn(id, TOUR, {
    rating: 4,
    guideRating: 5,
    text: 'Frau Marchetti hat uns das Forum so erzählt, dass sogar unsere Kinder zugehört haben. Nur die Schlange am Eingang war lang.',
    language: 'de_DE',
  });
}
