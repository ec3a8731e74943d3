import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { AssignWorkItemHandler } from './commands/assign-work-item.js';
import { ReopenWorkItemHandler } from './commands/reopen-work-item.js';
import { ResolveWorkItemHandler } from './commands/resolve-work-item.js';
import { Admins } from './domain/admins.js';
import { WorkItemRepository } from './domain/work-item.repository.js';
import { IdentityAdmins } from './gateways/identity-admins.js';
import { WorkItemsController } from './http/work-items.controller.js';
import { workItemsProblems } from './http/work-items.problems.js';
import { RemoveOldWorkItems } from './jobs/remove-old-work-items.job.js';
import { WorkItemMails } from './mail/work-item-mails.js';
import { MikroOrmWorkItemRepository } from './persistence/mikro-orm-work-item.repository.js';
import { WorkItemEntity } from './persistence/work-item.entity.js';
import { WorkItemsData } from './persistence/work-items-data.js';
import { FindAssigneesHandler } from './queries/find-assignees.js';
import { FindWorkItemHandler } from './queries/find-work-item.js';
import { FindWorkItemsHandler } from './queries/find-work-items.js';
import { WorkItemSearch } from './queries/work-item-search.js';
import { KeepWorkItemWhenRaised } from './reactions/keep-work-item-when-raised.js';
import { MailTeamWhenWorkItemOpened } from './reactions/mail-team-when-work-item-opened.js';
import { SettleWorkItemWhenSettled } from './reactions/settle-work-item-when-settled.js';

registerProblems(workItemsProblems);

const COMMANDS = [AssignWorkItemHandler, ReopenWorkItemHandler, ResolveWorkItemHandler];
const QUERIES = [FindAssigneesHandler, FindWorkItemHandler, FindWorkItemsHandler];
const REACTIONS = [KeepWorkItemWhenRaised, MailTeamWhenWorkItemOpened, SettleWorkItemWhenSettled];

@Module({
  imports: [MikroOrmModule.forFeature([WorkItemEntity])],
  controllers: [WorkItemsController],
  providers: [
    ...COMMANDS,
    ...QUERIES,
    ...REACTIONS,
    RemoveOldWorkItems,
    WorkItemMails,
    WorkItemSearch,
    WorkItemsData,
    { provide: WorkItemRepository, useClass: MikroOrmWorkItemRepository },
    { provide: Admins, useClass: IdentityAdmins },
  ],
})
export class WorkItemsModule {}
