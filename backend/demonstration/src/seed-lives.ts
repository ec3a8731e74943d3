import type { PurchaseSeeding, PurchaseToSeed } from '@cicerone/backend/contexts/booking/seeding/purchase-seeding';
import type { AcceptedQuotes } from '@cicerone/backend/contexts/quotes/seeding/accepted-quotes';
import type { CatalogueSeeding } from '@cicerone/backend/contexts/catalogue/seeding/catalogue-seeding';
import type { IdentityApi, PersonView } from '@cicerone/backend/contexts/identity/index';
import type { AccountSeeding } from '@cicerone/backend/contexts/identity/seeding/account-seeding';
import { addresses, favourites, purchases } from './lives.js';
import { quotes } from './quotes.js';

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

/** Lets the demonstration's customers buy tours, cancel one, and order some by bank transfer. */
export async function writePurchases(seeding: PurchaseSeeding, identity: IdentityApi): Promise<void> {
  for (const purchase of purchases) await buy(seeding, purchase, await find(identity, purchase.person));
}

/** Lets those who accepted an offer pay it, and one of them cancel. What has taken place is noted soon after. */
export async function payQuotes(seeding: PurchaseSeeding, accepted: AcceptedQuotes): Promise<void> {
  for (const { state, enquirer } of quotes) {
    if (state !== 'paid' && state !== 'fulfilled' && state !== 'cancelled') continue;
    const orderId = await accepted.orderToPay(enquirer.email);
    if (orderId === undefined) throw new Error(`${enquirer.email} has nothing to pay`);
    await seeding.pay(orderId, enquirer.customerName);
    if (state === 'cancelled') await seeding.cancel(orderId, undefined, 'Our plans have changed.');
  }
}

async function buy(seeding: PurchaseSeeding, purchase: (typeof purchases)[number], person: PersonView): Promise<void> {
  const { tour, durationMinutes, daysAhead, travellers, client, cancelledBecause, paidBy } = purchase;
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
    form: {
      ...(client
        ? { travelerType: 'somebody-else', customer, passengerRelation: 'client', passenger: client }
        : { travelerType: 'myself', customer }),
      ...(paidBy === undefined ? {} : { paymentMethod: paidBy }),
    },
  };
  if (paidBy === 'wire') {
    await seeding.order(toSeed);
    return;
  }
  const orderId = await seeding.buy(toSeed);
  if (cancelledBecause !== undefined) await seeding.cancel(orderId, buyer, cancelledBecause);
}

/** @param name the part of the e-mail before the at sign */
async function find(identity: IdentityApi, name: string): Promise<PersonView> {
  const person = await identity.findPersonByConfirmedEmail(`${name}@cicerone.example`);
  if (!person) throw new Error(`${name} has no account`);
  return person;
}
