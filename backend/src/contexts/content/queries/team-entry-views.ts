import { ApiProperty } from '@nestjs/swagger';
import { Fraction } from '../../../platform/http/fractions.js';
import { ListPage } from '../../../platform/lists/list-page.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import type { Landmark } from '../domain/poster-studio.js';
import { EntrySectionView } from './entry-view.js';

export const ENTRY_STATES = ['draft', 'changed', 'scheduled', 'published'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

const Languages = (description: string) => ApiProperty({ enum: LOCALES, isArray: true, description });

/** An entry in the team's list. */
export class TeamEntryRow {
  @ApiProperty({ example: 'faq' }) kind!: string;
  @ApiProperty() slug!: string;
  @ApiProperty({ description: 'In the reader’s language, or in English.' }) title!: string;
  @ApiProperty({ enum: ENTRY_STATES, description: 'Published with a draft beside it: `changed`.' }) state!: EntryState;
  @ApiProperty({ type: 'integer' }) position!: number;
  @Languages('In which visitors read it.') languages!: Locale[];
  @Languages('Translations of an older English text.') outdated!: Locale[];
  @ApiProperty({ format: 'date-time' }) changedAt!: Date;
}

export class TeamEntriesPage extends ListPage<TeamEntryRow> {
  @ApiProperty({ type: [TeamEntryRow] }) items!: TeamEntryRow[];
}

/** What an entry says in one language. */
export class TeamEntryWords {
  @ApiProperty() title!: string;
  @ApiProperty() summary!: string;
  @ApiProperty() markdown!: string;
  @ApiProperty({ required: false, description: 'Who says so; of figures.' }) source?: string;
  @ApiProperty({ required: false, description: 'What people type who look for it.' }) searchWords?: string;
  @ApiProperty({ type: 'integer', description: 'The revision that the words were written as.' }) number!: number;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The revision of the English text that they translate.',
  })
  translatedFrom!: number | null;
}

export const TEXT_ACTIONS = ['write', 'publish', 'schedule', 'unschedule', 'withdraw', 'discard'] as const;
export type TextAction = (typeof TEXT_ACTIONS)[number];

export class TeamEntryText {
  @ApiProperty({ enum: LOCALES }) language!: Locale;
  @ApiProperty({ type: 'integer', description: '0 where there is no text yet.' }) version!: number;
  @ApiProperty({ type: TeamEntryWords, nullable: true, description: 'What visitors read.' })
  published!: TeamEntryWords | null;
  @ApiProperty({ type: TeamEntryWords, nullable: true }) draft!: TeamEntryWords | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When the draft will be published.' })
  publishAt!: Date | null;
  @ApiProperty({ description: 'The English text has changed since this was translated.' }) outdated!: boolean;
  @ApiProperty({ enum: TEXT_ACTIONS, isArray: true, description: 'What the reader may do now.' })
  actions!: TextAction[];
}

export class TeamLandmark {
  @ApiProperty({ example: 'dome' }) motif!: string;
  @ApiProperty({ description: 'In English.' }) name!: string;
}

export class TeamEntryFacts {
  @ApiProperty({ type: 'integer', description: 'Order within the kind, lowest first.' }) position!: number;
  @ApiProperty({ required: false, format: 'date' }) publishedOn?: string;
  @ApiProperty({ required: false }) author?: string;
  @ApiProperty({ required: false }) topic?: string;
  @Fraction({ required: false }) value?: number;
  @ApiProperty({ required: false, format: 'date' }) date?: string;
  @ApiProperty({ required: false, type: [TeamLandmark] }) landmarks?: readonly Landmark[];
  @ApiProperty({ required: false, enum: ['rain'] }) weather?: 'rain';
  @ApiProperty({ required: false, type: [String] }) tours?: readonly string[];
  @ApiProperty({ required: false, type: [String] }) cities?: readonly string[];
}

/** An entry with all that the team may change. */
export class TeamEntryRecord {
  @ApiProperty() kind!: string;
  @ApiProperty() slug!: string;
  @ApiProperty({ type: TeamEntryFacts }) facts!: TeamEntryFacts;
  @ApiProperty({ type: 'integer' }) factsVersion!: number;
  @ApiProperty({ type: [TeamEntryText], description: 'One for each language of the site.' }) texts!: TeamEntryText[];
  @ApiProperty({ type: [String], description: 'What texts may leave open: `company` stands as `{company}`.' })
  placeholders!: readonly string[];
  @ApiProperty({ type: String, nullable: true, description: 'Where visitors read it, without language and currency.' })
  path!: string | null;
}

export class EntryRevisionView {
  @ApiProperty({ type: 'integer' }) number!: number;
  @ApiProperty({ enum: ['draft', 'published'] }) status!: 'draft' | 'published';
  @ApiProperty({ format: 'date-time' }) writtenAt!: Date;
  @ApiProperty() title!: string;
  @ApiProperty() summary!: string;
  @ApiProperty() markdown!: string;
}

export class EntryPreviewView {
  @ApiProperty() title!: string;
  @ApiProperty() summary!: string;
  @ApiProperty({ description: 'Safe to put into a page, as visitors get it.' }) html!: string;
  @ApiProperty({ type: [EntrySectionView] }) sections!: readonly EntrySectionView[];
}

export class TranslationCountView {
  @ApiProperty({ example: 'faq' }) kind!: string;
  @ApiProperty({ enum: LOCALES }) language!: Locale;
  @ApiProperty({ type: 'integer', description: 'Texts that visitors read in English.' }) english!: number;
  @ApiProperty({ type: 'integer', description: 'Of these: translated, as the English text stands now.' })
  translated!: number;
  @ApiProperty({ type: 'integer', description: 'The English text has changed since.' }) outdated!: number;
  @ApiProperty({ type: 'integer', description: 'Visitors read English.' }) missing!: number;
}
