import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ReservePartnerBookingHandler } from './commands/reserve-partner-booking.js';
import { ExtendPartnerBookingHandler } from './commands/extend-partner-booking.js';
import { ConfirmPartnerBookingHandler } from './commands/confirm-partner-booking.js';
import { ChangePartnerHoldHandler } from './commands/change-partner-hold.js';
import { DescribePartnerBookingHandler } from './commands/describe-partner-booking.js';
import { ReleasePartnerHoldHandler } from './commands/release-partner-hold.js';
import { PartnerBookings } from './domain/partner-booking.js';
import { PartnerLedger } from './domain/partner-ledger.js';
import { Products } from './domain/products.js';
import { Sales } from './domain/sales.js';
import { BookingSales } from './gateways/booking-sales.js';
import { CatalogueProducts } from './gateways/catalogue-products.js';
import { PaymentsPartnerLedger } from './gateways/payments-partner-ledger.js';
import { OctoAnswers } from './http/octo-answers.js';
import { OctoController } from './http/octo.controller.js';
import { PostgresPartnerBookings } from './persistence/postgres-partner-bookings.js';
import { PartnerAccess } from './processes/partner-access.js';
import { PartnerBookingCalls } from './processes/partner-booking-calls.js';
import { ShareSettlement } from './processes/share-settlement.js';
import { PartnersOfKeys } from './queries/partners-of-keys.js';
import { SettleShareWhenSaleChanged } from './reactions/settle-share-when-sale-changed.js';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { ChangePartnerHandler } from './commands/change-partner.js';
import { CreateApiKeyHandler } from './commands/create-api-key.js';
import { CreatePartnerHandler } from './commands/create-partner.js';
import { RestorePartnerHandler } from './commands/restore-partner.js';
import { RevokeApiKeyHandler } from './commands/revoke-api-key.js';
import { RotateApiKeyHandler } from './commands/rotate-api-key.js';
import { SuspendPartnerHandler } from './commands/suspend-partner.js';
import { ApiCalls } from './domain/api-calls.js';
import { PartnerPeople } from './domain/partner-people.js';
import { ApiKeyRepository, PartnerRepository } from './domain/partner.repository.js';
import { ApiKeyDirectory } from './gateways/api-key-directory.js';
import { IdentityPartnerPeople } from './gateways/identity-partner-people.js';
import { ApiCallLog } from './http/api-call-log.js';
import { OwnPartnerController } from './http/own-partner.controller.js';
import { PartnerOfKeyController } from './http/partner-of-key.controller.js';
import { PartnersController } from './http/partners.controller.js';
import { partnersProblems } from './http/partners.problems.js';
import { PruneApiCalls } from './jobs/prune-api-calls.job.js';
import { ApiKeyEntity } from './persistence/api-key.entity.js';
import { MikroOrmApiKeyRepository } from './persistence/mikro-orm-api-key.repository.js';
import { MikroOrmPartnerRepository } from './persistence/mikro-orm-partner.repository.js';
import { PartnerEntity } from './persistence/partner.entity.js';
import { PartnersPersonalData } from './persistence/partners-personal-data.js';
import { PostgresApiCalls } from './persistence/postgres-api-calls.js';
import { KeyManagement } from './processes/key-management.js';
import { FindApiCallsHandler } from './queries/find-api-calls.js';
import { FindOwnPartnerHandler } from './queries/find-own-partner.js';
import { FindPartnerHandler } from './queries/find-partner.js';
import { FindPartnerOfKeyHandler } from './queries/find-partner-of-key.js';
import { FindPartnersHandler } from './queries/find-partners.js';
import { PartnerSearch } from './queries/partner-search.js';
import { PartnerSeeding } from './seeding/partner-seeding.js';

registerProblems(partnersProblems);

@Module({
  imports: [MikroOrmModule.forFeature([PartnerEntity, ApiKeyEntity]), BookingModule, CatalogueModule, PaymentsModule],
  controllers: [PartnersController, OwnPartnerController, PartnerOfKeyController, OctoController],
  providers: [
    CreatePartnerHandler,
    ChangePartnerHandler,
    SuspendPartnerHandler,
    RestorePartnerHandler,
    CreateApiKeyHandler,
    RotateApiKeyHandler,
    RevokeApiKeyHandler,
    FindPartnersHandler,
    FindPartnerHandler,
    FindOwnPartnerHandler,
    FindPartnerOfKeyHandler,
    FindApiCallsHandler,
    ReservePartnerBookingHandler,
    ExtendPartnerBookingHandler,
    ConfirmPartnerBookingHandler,
    ChangePartnerHoldHandler,
    DescribePartnerBookingHandler,
    ReleasePartnerHoldHandler,
    PartnerAccess,
    PartnerBookingCalls,
    PartnersOfKeys,
    ShareSettlement,
    SettleShareWhenSaleChanged,
    OctoAnswers,
    PartnerSearch,
    KeyManagement,
    ApiKeyDirectory,
    ApiCallLog,
    { provide: ApiCalls, useClass: PostgresApiCalls },
    PruneApiCalls,
    PartnersPersonalData,
    PartnerSeeding,
    { provide: PartnerPeople, useClass: IdentityPartnerPeople },
    { provide: PartnerBookings, useClass: PostgresPartnerBookings },
    { provide: PartnerLedger, useClass: PaymentsPartnerLedger },
    { provide: Products, useClass: CatalogueProducts },
    { provide: Sales, useClass: BookingSales },
    { provide: PartnerRepository, useClass: MikroOrmPartnerRepository },
    { provide: ApiKeyRepository, useClass: MikroOrmApiKeyRepository },
  ],
})
export class PartnersModule {}
