import type { PurchaseSeeding, PurchaseToSeed } from '@cicerone/backend/contexts/booking/seeding/purchase-seeding';
import type { CatalogueSeeding } from '@cicerone/backend/contexts/catalogue/seeding/catalogue-seeding';
import type { IdentityApi, PersonView } from '@cicerone/backend/contexts/identity/index';
import type { AccountSeeding } from '@cicerone/backend/contexts/identity/seeding/account-seeding';
import { addresses, favourites, purchases } from './lives.js';

const CUSTOMER = 4;

export interface BelongingsSeedings {
  readonly accounts: AccountSeeding;
  readonly catalogue: CatalogueSeeding;
  readonly identity: IdentityApi;
}

/** Writes the favourites and addresses of the demonstration's customers. */
export async function writeBelongings({ accounts, catalogue, identity }: BelongingsSeedings): Promise<void> {
  for (const { person, tours } of favourites) await catalogue.markFavourites((await find(identity, person)).id, tours);
  for (const { person, all } of addresses) await accounts.writeAddresses((await find(identity, person)).id, all);
}

/** Lets the demonstration's customers buy tours, and cancel one. */
export async function writePurchases(seeding: PurchaseSeeding, identity: IdentityApi): Promise<void> {
  for (const purchase of purchases) await buy(seeding, purchase, await find(identity, purchase.person));
}

async function buy(seeding: PurchaseSeeding, purchase: (typeof purchases)[number], person: PersonView): Promise<void> {
  const { tour, durationMinutes, daysAhead, travellers, client, cancelledBecause } = purchase;
  const { id, isPro, language, firstName, lastName, email } = person;
  const customer = { firstName, lastName, email, phoneNumber: person.phone ?? purchase.phone };
  const buyer = { id, isPro, language, role: CUSTOMER } as const;
  const toSeed: PurchaseToSeed = {
    tour,
    durationMinutes,
    daysAhead,
    travellers,
    guideLanguage: purchase.guideLanguage ?? language,
    currency: 'EUR',
    buyer,
    form: client
      ? { travelerType: 'somebody-else', customer, passengerRelation: 'client', passenger: client }
      : { travelerType: 'myself', customer },
  };
  const orderId = await seeding.buy(toSeed);
  if (cancelledBecause !== undefined) await seeding.cancel(orderId, buyer, cancelledBecause);
}

/** @param name the part of the e-mail before the at sign */
async function find(identity: IdentityApi, name: string): Promise<PersonView> {
  const person = await identity.findPersonByConfirmedEmail(`${name}@cicerone.example`);
  if (!person) throw new Error(`${name} has no account`);
  return person;
}
