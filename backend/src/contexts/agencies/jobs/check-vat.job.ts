import { Injectable } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import { type JobHandler, ScheduledJob } from '../../../platform/queue/job-handler.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { NoteVatCheck } from '../commands/note-vat-check.js';
import { Accounts } from '../domain/accounts.js';
import { CHECK_VAT, VatRegister } from '../domain/vat-register.js';

/** Looks the VAT number of a professional up. The register may be slow, and a second question does no harm. */
@ScheduledJob(CHECK_VAT, { outsideTransaction: true })
@Injectable()
export class CheckVat implements JobHandler<{ readonly userId: string }> {
  constructor(
    private readonly accounts: Accounts,
    private readonly register: VatRegister,
    private readonly commands: Commands,
  ) {}

  async run({ userId }: { readonly userId: string }): Promise<void> {
    const account = await this.accounts.find(userId);
    if (!account?.vat) return;
    const check = await this.register.check(account.vat);
    if (check) await this.commands.execute(new NoteVatCheck(userId, check, Actor.job(CHECK_VAT)));
  }
}
