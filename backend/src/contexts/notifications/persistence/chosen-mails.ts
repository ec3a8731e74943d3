import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { type ChosenMail, type MailChoice, MailChoices } from '../../../platform/mail/mail-choices.js';
import { People } from '../domain/people.js';
import { topicOfMail } from '../domain/notification-topics.js';

/** Tells the mailer which mails a person has chosen to go without. */
@Injectable()
export class ChosenMails implements OnModuleInit {
  constructor(
    private readonly people: People,
    private readonly entities: EntityManager,
    private readonly mails: MailChoices,
  ) {}

  onModuleInit(): void {
    this.mails.register((mail) => this.choiceOf(mail));
  }

  private async choiceOf({ kind, to }: ChosenMail): Promise<MailChoice | undefined> {
    const topic = topicOfMail(kind);
    const personId = topic && (await this.people.idByEmail(to));
    if (!personId) return undefined;
    const { rows } = await sql<{ mail: boolean }>`
      select mail from notifications.choice where person_id = ${personId} and topic = ${topic}
    `.execute(this.entities.getKysely());
    return (rows[0]?.mail ?? true) ? 'wanted' : 'refused';
  }
}
