import type { INestApplicationContext } from '@nestjs/common';
import { CmsEntries } from './contexts/content/domain/cms-entries.js';
import { seedContent } from './contexts/content/seed-content.js';
import { Commands } from './platform/commands.js';
import { Clock } from './shared-kernel/building-blocks/clock.js';

/** Puts the texts that come with the product online where they are missing. Answers how many it added. */
export const publishMissingTexts = (app: INestApplicationContext): Promise<number> =>
  app.get(Commands).inTransaction(() => seedContent(app.get(CmsEntries, { strict: false }), app.get(Clock).now()));
