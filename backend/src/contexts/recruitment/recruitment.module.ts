import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { ContentModule } from '../content/content.module.js';
import { AnswerQuestionsHandler } from './commands/answer-questions.js';
import { ApproveApplicationHandler } from './commands/approve-application.js';
import { AskApplicantAgainHandler } from './commands/ask-applicant-again.js';
import { BeginApplicationAgainHandler } from './commands/begin-application-again.js';
import { BeginApplicationHandler } from './commands/begin-application.js';
import { ChoosePortraitHandler } from './commands/choose-portrait.js';
import { FillInApplicationHandler } from './commands/fill-in-application.js';
import { MarkAnswerHandler } from './commands/mark-answer.js';
import { RecordAnswerHandler } from './commands/record-answer.js';
import { RejectApplicationHandler } from './commands/reject-application.js';
import { SubmitApplicationHandler } from './commands/submit-application.js';
import { Applicants } from './domain/applicants.js';
import { ApplicationRepository } from './domain/application.repository.js';
import { Places } from './domain/places.js';
import { Questions } from './domain/questions.js';
import { ApplicationStatusSteps } from './gateways/application-status-steps.js';
import { ApplicationStandings } from './gateways/application-standings.js';
import { CataloguePlaces } from './gateways/catalogue-places.js';
import { ContentQuestions } from './gateways/content-questions.js';
import { IdentityApplicants } from './gateways/identity-applicants.js';
import { ApplicationsController } from './http/applications.controller.js';
import { RecruitmentController } from './http/recruitment.controller.js';
import { recruitmentProblems } from './http/recruitment.problems.js';
import { RemoveRecordings } from './jobs/remove-recordings.job.js';
import { ApplicationMails } from './mail/application-mails.js';
import { ApplicationEntity } from './persistence/application.entity.js';
import { MikroOrmApplicationRepository } from './persistence/mikro-orm-application.repository.js';
import { RecruitmentPersonalData } from './persistence/recruitment-personal-data.js';
import { ApplicationForms } from './queries/application-forms.js';
import { FindApplicationRecordHandler } from './queries/find-application-record.js';
import { FindApplicationsHandler } from './queries/find-applications.js';
import { FindMyApplicationHandler } from './queries/find-my-application.js';
import { MailApplicantWhenApproved } from './reactions/mail-applicant-when-approved.js';
import { MailApplicantWhenAskedAgain } from './reactions/mail-applicant-when-asked-again.js';
import { MailApplicantWhenRejected } from './reactions/mail-applicant-when-rejected.js';
import { MailApplicantWhenSubmitted } from './reactions/mail-applicant-when-submitted.js';
import { ApplicationSeeding } from './seeding/application-seeding.js';

registerProblems(recruitmentProblems);

@Module({
  imports: [MikroOrmModule.forFeature([ApplicationEntity]), CatalogueModule, ContentModule],
  controllers: [RecruitmentController, ApplicationsController],
  providers: [
    BeginApplicationHandler,
    FillInApplicationHandler,
    AnswerQuestionsHandler,
    RecordAnswerHandler,
    ChoosePortraitHandler,
    SubmitApplicationHandler,
    BeginApplicationAgainHandler,
    MarkAnswerHandler,
    AskApplicantAgainHandler,
    ApproveApplicationHandler,
    RejectApplicationHandler,
    FindMyApplicationHandler,
    FindApplicationsHandler,
    FindApplicationRecordHandler,
    ApplicationForms,
    MailApplicantWhenSubmitted,
    MailApplicantWhenAskedAgain,
    MailApplicantWhenApproved,
    MailApplicantWhenRejected,
    ApplicationMails,
    RemoveRecordings,
    ApplicationStandings,
    ApplicationStatusSteps,
    ApplicationSeeding,
    RecruitmentPersonalData,
    { provide: Applicants, useClass: IdentityApplicants },
    { provide: ApplicationRepository, useClass: MikroOrmApplicationRepository },
    { provide: Places, useClass: CataloguePlaces },
    { provide: Questions, useClass: ContentQuestions },
  ],
})
export class RecruitmentModule {}
