import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { renderMarkdown } from '../markdown/markdown.js';
import { OperatorFacts } from './operator-facts.js';
import type { EntryPreviewView } from './team-entry-views.js';

export interface WordsToPreview {
  readonly title: string;
  readonly summary: string;
  readonly markdown: string;
}

/** How visitors would read the words: rendered, safe, with the company's facts filled in. */
export class FindEntryPreview extends Query<EntryPreviewView> {
  constructor(
    readonly words: WordsToPreview,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindEntryPreview)
export class FindEntryPreviewHandler implements IQueryHandler<FindEntryPreview> {
  constructor(private readonly operator: OperatorFacts) {}

  async execute({ words: { title, summary, markdown }, actor }: FindEntryPreview): Promise<EntryPreviewView> {
    actor.mustBeAllowed('content.edit');
    return {
      title: this.operator.fillPlain(title),
      summary: this.operator.fillPlain(summary),
      ...renderMarkdown(this.operator.fill(markdown)),
    };
  }
}
