import type { IdentityApi } from '@cicerone/backend/contexts/identity/index';
import type { PromoCodeSeeding } from '@cicerone/backend/contexts/promotions/seeding/promo-code-seeding';
import { promoCodes } from './promo-codes.js';

/** Writes the promo codes of the demonstration, once its people are there. */
export async function seedPromoCodes(seeding: PromoCodeSeeding, identity: IdentityApi): Promise<void> {
  const personal = await Promise.all(
    promoCodes.personal.map(async ({ code, owner }) => {
      const person = await identity.findPersonByConfirmedEmail(owner);
      if (!person) throw new Error(`${owner} has no account`);
      return { code, ownerId: person.id };
    }),
  );
  const campaigns = promoCodes.campaigns.map(({ endsInDays = null, mostUses = null, minimum = null, ...campaign }) => ({
    ...campaign,
    endsInDays,
    mostUses,
    minimum,
  }));
  await seeding.write(personal, campaigns);
}
