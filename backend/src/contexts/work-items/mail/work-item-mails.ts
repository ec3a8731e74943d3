import { Injectable } from '@nestjs/common';
import { createElement } from 'react';
import { Config } from '../../../platform/config.js';
import type { MailFact } from '../../../platform/mail/components/blocks.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { DEFAULT_LOCALE, LOCALES } from '../../../shared-kernel/language/locale.js';
import { languageName } from '../../../shared-kernel/language/names.js';
import { isCurrency } from '../../../shared-kernel/money/currency.js';
import { moneyText } from '../../../shared-kernel/money/money-text.js';
import { isZone, momentText } from '../../../shared-kernel/time/local-time.js';
import type { WorkItemAmount, WorkItemFacts } from '../../../shared-kernel/work-item.js';
import type { WorkItem } from '../domain/work-item.js';
import { FACT_NAMES, WORK_ITEM_WORDS } from './work-item-mail.texts.js';
import { WorkItemMail } from './work-item.mail.js';

const LONGEST_SUBJECT = 60;
const LANGUAGE = DEFAULT_LOCALE;

/** Mails to the team, in English. */
@Injectable()
export class WorkItemMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  /** A matter cannot wait until somebody looks at the queue. */
  async urgent({ id, context, kind, facts, subjectReference, dueAt }: WorkItem): Promise<void> {
    const { subject, text } = WORK_ITEM_WORDS[`${context}.${kind}`] ?? { subject: kind, text: `${context}: ${kind}` };
    const { message } = facts;
    const due: readonly MailFact[] = dueAt ? [{ name: 'Before', value: instantText(dueAt, facts) }] : [];
    await this.mailer.write({
      dedupeKey: `work-item:${id}`,
      kind: `work-items.${context}.${kind}`,
      to: this.config.TEAM_EMAIL,
      language: LANGUAGE,
      reason: 'For the team: Cicerone writes whenever a matter cannot wait.',
      subject: (subjectReference === null ? subject : `${subjectReference}: ${subject}`).slice(0, LONGEST_SUBJECT),
      body: createElement(WorkItemMail, {
        title: subject,
        text,
        message: typeof message === 'string' ? message : undefined,
        facts: [...factsOf(facts), ...due],
        button: { text: 'Open in the back office', href: `/${LANGUAGE}/admin/work-items/${id}` },
      }),
    });
  }
}

const factsOf = (facts: WorkItemFacts): readonly MailFact[] =>
  Object.entries(FACT_NAMES).flatMap(([key, name]) => {
    const value = facts[key];
    return value === undefined || value === null ? [] : [{ name, value: valueText(key, value, facts) }];
  });

function valueText(key: string, value: string | number | boolean | WorkItemAmount, facts: WorkItemFacts): string {
  if (typeof value === 'object') return amountText(value);
  const locale = LOCALES.find((each) => key === 'guideLanguage' && each === value);
  if (locale) return languageName(locale, LANGUAGE);
  return key === 'startsAt' ? instantText(new Date(String(value)), facts) : String(value);
}

const amountText = ({ amount, currency }: WorkItemAmount): string =>
  isCurrency(currency) ? moneyText({ amount, currency }, LANGUAGE) : `${amount} minor units of ${currency}`;

function instantText(instant: Date, { timeZone, city }: WorkItemFacts): string {
  const zone = typeof timeZone === 'string' && isZone(timeZone) ? timeZone : 'UTC';
  return momentText(instant, { timeZone: zone, ...(typeof city === 'string' ? { city } : {}) }, LANGUAGE).full;
}
