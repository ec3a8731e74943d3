import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { ApplyAgainHandler } from './commands/apply-again.js';
import { NoteVatCheckHandler } from './commands/note-vat-check.js';
import { RejectProfessionalHandler } from './commands/reject-professional.js';
import { ValidateProfessionalHandler } from './commands/validate-professional.js';
import { Accounts } from './domain/accounts.js';
import { ProfessionalRepository } from './domain/professional.repository.js';
import { VatRegister } from './domain/vat-register.js';
import { IdentityAccounts } from './gateways/identity-accounts.js';
import { ProfessionalStandings } from './gateways/professional-standings.js';
import { ViesVatRegister } from './gateways/vies-vat-register.js';
import { agenciesProblems } from './http/agencies.problems.js';
import { MyValidationController } from './http/my-validation.controller.js';
import { ProfessionalsController } from './http/professionals.controller.js';
import { CheckVat } from './jobs/check-vat.job.js';
import { ProfessionalMails } from './mail/professional-mails.js';
import { MikroOrmProfessionalRepository } from './persistence/mikro-orm-professional.repository.js';
import { ProfessionalEntity } from './persistence/professional.entity.js';
import { FindMyValidationHandler } from './queries/find-my-validation.js';
import { FindProfessionalRecordHandler } from './queries/find-professional-record.js';
import { FindProfessionalsHandler } from './queries/find-professionals.js';
import { MailProfessionalWhenRegistered } from './reactions/mail-professional-when-registered.js';
import { MailProfessionalWhenRejected } from './reactions/mail-professional-when-rejected.js';
import { MailProfessionalWhenValidated } from './reactions/mail-professional-when-validated.js';
import { RegisterProfessionalWhenBusinessSignedUp } from './reactions/register-professional-when-business-signed-up.js';
import { AgenciesPersonalData } from './persistence/agencies-personal-data.js';
import { ProfessionalSearch } from './queries/professional-search.js';
import { ProfessionalSeeding } from './seeding/professional-seeding.js';

registerProblems(agenciesProblems);

@Module({
  imports: [MikroOrmModule.forFeature([ProfessionalEntity])],
  controllers: [ProfessionalsController, MyValidationController],
  providers: [
    ValidateProfessionalHandler,
    RejectProfessionalHandler,
    ApplyAgainHandler,
    NoteVatCheckHandler,
    FindProfessionalsHandler,
    FindProfessionalRecordHandler,
    FindMyValidationHandler,
    ProfessionalSearch,
    RegisterProfessionalWhenBusinessSignedUp,
    MailProfessionalWhenRegistered,
    MailProfessionalWhenValidated,
    MailProfessionalWhenRejected,
    CheckVat,
    ProfessionalMails,
    AgenciesPersonalData,
    ProfessionalStandings,
    ProfessionalSeeding,
    { provide: Accounts, useClass: IdentityAccounts },
    { provide: VatRegister, useClass: ViesVatRegister },
    { provide: ProfessionalRepository, useClass: MikroOrmProfessionalRepository },
  ],
})
export class AgenciesModule {}
