import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';
import type { TopicName } from './notification-topics.js';

/** What is left out stays as it was; at first everything is told. */
export interface NotificationChoice {
  readonly bell?: boolean | undefined;
  readonly mail?: boolean | undefined;
}

/** The topics that people want to hear of, in the bell and by mail. */
export abstract class NotificationChoices {
  abstract choose(personId: string, topic: TopicName, choice: NotificationChoice): Promise<void>;
}

/** The topic is none of this person's, or has nothing that could be left out in this way. */
export class NotificationNotOptional extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'NOTIFICATION_NOT_OPTIONAL';

  constructor(override readonly field: 'topic' | 'bell' | 'mail') {
    super();
  }
}
