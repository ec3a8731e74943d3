import { CatalogueApi } from '@cicerone/backend/contexts/catalogue/index';
import { CatalogueSeeding } from '@cicerone/backend/contexts/catalogue/seeding/catalogue-seeding';
import { BookingSeeding } from '@cicerone/backend/contexts/booking/seeding/booking-seeding';
import { PurchaseSeeding } from '@cicerone/backend/contexts/booking/seeding/purchase-seeding';
import { ContentSeeding } from '@cicerone/backend/contexts/content/seeding/content-seeding';
import { ProfessionalSeeding } from '@cicerone/backend/contexts/agencies/seeding/professional-seeding';
import { ApplicationSeeding } from '@cicerone/backend/contexts/recruitment/seeding/application-seeding';
import { GuideSeeding } from '@cicerone/backend/contexts/guides/seeding/guide-seeding';
import { IdentityApi } from '@cicerone/backend/contexts/identity/index';
import { AccountSeeding } from '@cicerone/backend/contexts/identity/seeding/account-seeding';
import { PartnerSeeding } from '@cicerone/backend/contexts/partners/seeding/partner-seeding';
import { PayoutSeeding } from '@cicerone/backend/contexts/payouts/seeding/payout-seeding';
import { PromoCodeSeeding } from '@cicerone/backend/contexts/promotions/seeding/promo-code-seeding';
import { AcceptedQuotes } from '@cicerone/backend/contexts/quotes/seeding/accepted-quotes';
import { PriceAreaSeeding } from '@cicerone/backend/contexts/quotes/seeding/price-area-seeding';
import { QuoteSeeding } from '@cicerone/backend/contexts/quotes/seeding/quote-seeding';
import { PriceExtrasSeeding } from '@cicerone/backend/contexts/pricing/seeding/price-extras-seeding';
import { ReviewSeeding } from '@cicerone/backend/contexts/reviews/seeding/review-seeding';
import { ChatSeeding } from '@cicerone/backend/contexts/support/seeding/chat-seeding';
import { Seeding } from '@cicerone/backend/platform/seeding';
import { Clock } from '@cicerone/backend/shared-kernel/building-blocks/clock';
import type { Abstract, INestApplicationContext } from '@nestjs/common';

/** What a running application is asked for. */
type App = Pick<INestApplicationContext, 'get'>;

const partOf = <Part>(app: App, part: Abstract<Part>): Part => app.get(part, { strict: false });

/**
 * The parts in the order in which they need each other. The data take megabytes: they are read when they are to be
 * written, and never by a process that finds them there.
 */
const PARTS: Readonly<Record<string, (app: App) => Promise<void>>> = {
  catalogue: async (app) => {
    const { seedCatalogue } = await import('./seed-catalogue.js');
    await seedCatalogue(partOf(app, CatalogueSeeding), partOf(app, ContentSeeding));
  },
  'price-extras': async (app) => {
    const { seedPriceExtras } = await import('./seed-price-extras.js');
    const year = partOf(app, Clock).now().getUTCFullYear();
    await seedPriceExtras(partOf(app, PriceExtrasSeeding), partOf(app, CatalogueApi), year);
  },
  people: async (app) => {
    const { seedPeople } = await import('./seed-people.js');
    await seedPeople({
      accounts: partOf(app, AccountSeeding),
      applications: partOf(app, ApplicationSeeding),
      professionals: partOf(app, ProfessionalSeeding),
      guides: partOf(app, GuideSeeding),
      catalogue: partOf(app, CatalogueApi),
    });
  },
  'promo-codes': async (app) => {
    const { seedPromoCodes } = await import('./seed-promo-codes.js');
    await seedPromoCodes(partOf(app, PromoCodeSeeding), partOf(app, IdentityApi));
  },
  partners: async (app) => {
    const { partners } = await import('./partners.js');
    await partOf(app, PartnerSeeding).write(partners);
  },
  quotes: async (app) => {
    const [{ quotes }, { priceAreas }] = await Promise.all([import('./quotes.js'), import('./price-areas.js')]);
    await partOf(app, PriceAreaSeeding).write(priceAreas);
    await partOf(app, QuoteSeeding).write(quotes);
  },
  reviews: async (app) => {
    const { seedReviews } = await import('./seed-reviews.js');
    await seedReviews({
      reviews: partOf(app, ReviewSeeding),
      catalogue: partOf(app, CatalogueSeeding),
      guides: partOf(app, GuideSeeding),
      identity: partOf(app, IdentityApi),
    });
  },
  visits: async (app) => {
    const { seedVisits } = await import('./seed-visits.js');
    await seedVisits(partOf(app, BookingSeeding), partOf(app, IdentityApi));
  },
  earnings: async (app) => {
    const { seedEarnings } = await import('./seed-earnings.js');
    const now = partOf(app, Clock).now();
    await seedEarnings(partOf(app, PayoutSeeding), partOf(app, IdentityApi), partOf(app, CatalogueApi), now);
  },
  'waiting-review': async (app) => {
    const { seedWaitingReview } = await import('./seed-visits.js');
    await seedWaitingReview(partOf(app, ReviewSeeding), partOf(app, IdentityApi));
  },
  belongings: async (app) => {
    const { writeBelongings } = await import('./seed-lives.js');
    await writeBelongings({
      accounts: partOf(app, AccountSeeding),
      catalogue: partOf(app, CatalogueSeeding),
      identity: partOf(app, IdentityApi),
    });
  },
  chats: async (app) => {
    const { answers, chats } = await import('./chats.js');
    await partOf(app, ChatSeeding).write(answers, chats);
  },
  texts: (app) => partOf(app, ContentSeeding).writeTexts(),
  networks: async (app) => {
    const { socialNetworks } = await import('./social-networks.js');
    await partOf(app, ContentSeeding).writeSocialNetworks(socialNetworks);
  },
};

/** Fills the database with the demonstration where it is missing. Answers the parts that were written now. */
export async function seedDemonstration(app: App): Promise<readonly string[]> {
  const seeded: string[] = [];
  for (const [part, write] of Object.entries(PARTS))
    if (await partOf(app, Seeding).once(part, () => write(app))) seeded.push(part);
  return seeded;
}

/**
 * Lets the people of the demonstration book and cancel, as they would themselves: what follows from it follows.
 * Answers whether it was done now.
 */
export function seedLives(app: App): Promise<boolean> {
  return partOf(app, Seeding).begin('lives', async () => {
    const { payQuotes, writePurchases } = await import('./seed-lives.js');
    await writePurchases(partOf(app, PurchaseSeeding), partOf(app, IdentityApi));
    await payQuotes(partOf(app, PurchaseSeeding), partOf(app, AcceptedQuotes));
  });
}
