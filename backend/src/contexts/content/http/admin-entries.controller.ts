import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { ListAnswer } from '../../../platform/lists/list-answer.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { BeginEntry } from '../commands/begin-entry.js';
import { ChangeEntryFacts } from '../commands/change-entry-facts.js';
import { DiscardEntryDraft } from '../commands/discard-entry-draft.js';
import { PublishEntry } from '../commands/publish-entry.js';
import { RestoreEntryText } from '../commands/restore-entry-text.js';
import { ScheduleEntry } from '../commands/schedule-entry.js';
import { UnscheduleEntry } from '../commands/unschedule-entry.js';
import { WithdrawEntry } from '../commands/withdraw-entry.js';
import { WriteEntryText } from '../commands/write-entry-text.js';
import { FindEntriesForTeam } from '../queries/find-entries-for-team.js';
import { FindEntryForTeam } from '../queries/find-entry-for-team.js';
import { FindEntryRevisions } from '../queries/find-entry-revisions.js';
import { FindTranslationCounts } from '../queries/find-translation-counts.js';
import { FindEntryPreview } from '../queries/find-entry-preview.js';
import {
  EntryPreviewView,
  EntryRevisionView,
  TeamEntriesPage,
  TeamEntryRecord,
  type TeamEntryRow,
  TranslationCountView,
} from '../queries/team-entry-views.js';
import {
  BeginEntryRequest,
  ChangeEntryFactsRequest,
  EntryPreviewRequest,
  factsOf,
  PublishEntryRequest,
  RestoreEntryTextRequest,
  ScheduleEntryRequest,
  SeenTextRequest,
  TeamEntriesRequest,
  TeamEntryParams,
  TeamEntryTextParams,
  wordsOf,
  WriteEntryTextRequest,
} from './admin-entries.requests.js';

const MEANWHILE = { 404: ['ENTRY_NOT_FOUND', 'ENTRY_TEXT_NOT_FOUND'], 409: ['CHANGED_MEANWHILE'] } as const;

/** The texts of the site, for the team. Each change answers the record after it. */
@ApiTags('admin')
@ApiBearerAuth()
@Allowed('content.edit')
@Controller('api/admin')
export class AdminEntriesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get('entries')
  @ApiOperation({ summary: 'Entries of the site: drafts and published ones' })
  @ListAnswer<TeamEntryRow>(TeamEntriesPage, {
    name: 'content',
    columns: {
      kind: ({ kind }) => kind,
      slug: ({ slug }) => slug,
      title: ({ title }) => title,
      state: ({ state }) => state,
      position: ({ position }) => position,
      languages: ({ languages }) => languages.join(' '),
      outdated: ({ outdated }) => outdated.join(' '),
      changedAt: ({ changedAt }) => changedAt,
    },
  })
  list(@Query() request: TeamEntriesRequest, @CurrentActor() actor: Actor): Promise<TeamEntriesPage> {
    return this.queries.execute(new FindEntriesForTeam(request, actor));
  }

  @Get('translations')
  @ApiOperation({ summary: 'How many texts of each kind are translated, by language' })
  @ApiOkResponse({ type: [TranslationCountView] })
  translations(@CurrentActor() actor: Actor): Promise<readonly TranslationCountView[]> {
    return this.queries.execute(new FindTranslationCounts(actor));
  }

  @Get('entries/:kind/:slug')
  @ApiOperation({ summary: 'One entry in all languages' })
  @ApiOkResponse({ type: TeamEntryRecord })
  @ApiProblems({ 404: ['ENTRY_NOT_FOUND'] })
  get(@Param() { kind, slug }: TeamEntryParams, @CurrentActor() actor: Actor): Promise<TeamEntryRecord> {
    return this.queries.execute(new FindEntryForTeam(kind, slug, actor));
  }

  @Get('entries/:kind/:slug/revisions/:locale')
  @ApiOperation({ summary: 'What an entry has said in a language, the latest first' })
  @ApiOkResponse({ type: [EntryRevisionView] })
  revisions(
    @Param() { kind, slug, locale }: TeamEntryTextParams,
    @CurrentActor() actor: Actor,
  ): Promise<readonly EntryRevisionView[]> {
    return this.queries.execute(new FindEntryRevisions(kind, slug, locale, actor));
  }

  @Post('entry-preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'How visitors would read a text' })
  @ApiOkResponse({ type: EntryPreviewView })
  @ApiProblems({ 422: ['VALIDATION_FAILED'] })
  preview(@Body() words: EntryPreviewRequest, @CurrentActor() actor: Actor): Promise<EntryPreviewView> {
    return this.queries.execute(new FindEntryPreview(words, actor));
  }

  @Post('entries')
  @ApiOperation({ summary: 'Begin an entry with an English draft' })
  @ApiCreatedResponse({ type: TeamEntryRecord })
  @ApiProblems({
    409: ['ENTRY_SLUG_TAKEN'],
    422: ['VALIDATION_FAILED', 'ENTRY_SLUG_NOT_VALID', 'ENTRY_MOTIF_UNKNOWN'],
  })
  async begin(
    @Body() { kind, slug, facts, words }: BeginEntryRequest,
    @CurrentActor() actor: Actor,
  ): Promise<TeamEntryRecord> {
    await this.commands.execute(new BeginEntry(kind, slug, factsOf(facts), wordsOf(words), actor));
    return this.get({ kind, slug }, actor);
  }

  @Put('entries/:kind/:slug/texts/:locale')
  @ApiOperation({ summary: 'Write a draft in a language; what visitors read stays' })
  @ApiOkResponse({ type: TeamEntryRecord })
  @ApiProblems({ 404: ['ENTRY_NOT_FOUND'], 409: ['CHANGED_MEANWHILE'], 422: ['VALIDATION_FAILED'] })
  async write(
    @Param() { kind, slug, locale: language }: TeamEntryTextParams,
    @Body() { version, translatedFrom, ...words }: WriteEntryTextRequest,
    @CurrentActor() actor: Actor,
  ): Promise<TeamEntryRecord> {
    const seen = { language, version };
    await this.commands.execute(new WriteEntryText(kind, slug, seen, wordsOf(words), translatedFrom, actor));
    return this.get({ kind, slug }, actor);
  }

  @Put('entries/:kind/:slug/facts')
  @Allowed('content.publish')
  @ApiOperation({ summary: 'Change what is the same in all languages, for visitors too' })
  @ApiOkResponse({ type: TeamEntryRecord })
  @ApiProblems({
    404: ['ENTRY_NOT_FOUND'],
    409: ['CHANGED_MEANWHILE'],
    422: ['VALIDATION_FAILED', 'ENTRY_MOTIF_UNKNOWN'],
  })
  async changeFacts(
    @Param() { kind, slug }: TeamEntryParams,
    @Body() request: ChangeEntryFactsRequest,
    @CurrentActor() actor: Actor,
  ): Promise<TeamEntryRecord> {
    await this.commands.execute(new ChangeEntryFacts(kind, slug, factsOf(request), request.version, actor));
    return this.get({ kind, slug }, actor);
  }

  @Post('entries/:kind/:slug/publish')
  @Allowed('content.publish')
  @HttpCode(200)
  @ApiOperation({ summary: 'Show drafts to visitors' })
  @ApiOkResponse({ type: TeamEntryRecord })
  @ApiProblems({
    ...MEANWHILE,
    409: ['CHANGED_MEANWHILE', 'ENTRY_WOULD_BE_MIXED'],
    422: ['VALIDATION_FAILED', 'ENTRY_INCOMPLETE'],
  })
  async publish(
    @Param() { kind, slug }: TeamEntryParams,
    @Body() { texts, evenIfMixed }: PublishEntryRequest,
    @CurrentActor() actor: Actor,
  ): Promise<TeamEntryRecord> {
    await this.commands.execute(new PublishEntry(kind, slug, texts, evenIfMixed, actor));
    return this.get({ kind, slug }, actor);
  }

  @Post('entries/:kind/:slug/schedule')
  @Allowed('content.publish')
  @HttpCode(200)
  @ApiOperation({ summary: 'Have drafts published at a certain time' })
  @ApiOkResponse({ type: TeamEntryRecord })
  @ApiProblems({
    ...MEANWHILE,
    409: ['CHANGED_MEANWHILE', 'ENTRY_WOULD_BE_MIXED'],
    422: ['VALIDATION_FAILED', 'ENTRY_INCOMPLETE', 'PUBLICATION_IN_THE_PAST'],
  })
  async schedule(
    @Param() { kind, slug }: TeamEntryParams,
    @Body() { texts, publishAt, evenIfMixed }: ScheduleEntryRequest,
    @CurrentActor() actor: Actor,
  ): Promise<TeamEntryRecord> {
    await this.commands.execute(new ScheduleEntry(kind, slug, texts, new Date(publishAt), evenIfMixed, actor));
    return this.get({ kind, slug }, actor);
  }

  @Post('entries/:kind/:slug/unschedule')
  @Allowed('content.publish')
  @HttpCode(200)
  @ApiOperation({ summary: 'Have a draft wait again until somebody publishes it' })
  @ApiOkResponse({ type: TeamEntryRecord })
  @ApiProblems({ ...MEANWHILE, 422: ['VALIDATION_FAILED'] })
  async unschedule(
    @Param() { kind, slug }: TeamEntryParams,
    @Body() seen: SeenTextRequest,
    @CurrentActor() actor: Actor,
  ): Promise<TeamEntryRecord> {
    await this.commands.execute(new UnscheduleEntry(kind, slug, seen, actor));
    return this.get({ kind, slug }, actor);
  }

  @Post('entries/:kind/:slug/withdraw')
  @Allowed('content.publish')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take a text from the visitors; it becomes a draft' })
  @ApiOkResponse({ type: TeamEntryRecord })
  @ApiProblems({ ...MEANWHILE, 409: ['CHANGED_MEANWHILE', 'ENTRY_NEEDED'], 422: ['VALIDATION_FAILED'] })
  async withdraw(
    @Param() { kind, slug }: TeamEntryParams,
    @Body() seen: SeenTextRequest,
    @CurrentActor() actor: Actor,
  ): Promise<TeamEntryRecord> {
    await this.commands.execute(new WithdrawEntry(kind, slug, seen, actor));
    return this.get({ kind, slug }, actor);
  }

  @Post('entries/:kind/:slug/discard')
  @HttpCode(200)
  @ApiOperation({ summary: 'Go back to what visitors read' })
  @ApiOkResponse({ type: TeamEntryRecord })
  @ApiProblems({ ...MEANWHILE, 422: ['VALIDATION_FAILED', 'ENTRY_INCOMPLETE'] })
  async discard(
    @Param() { kind, slug }: TeamEntryParams,
    @Body() seen: SeenTextRequest,
    @CurrentActor() actor: Actor,
  ): Promise<TeamEntryRecord> {
    await this.commands.execute(new DiscardEntryDraft(kind, slug, seen, actor));
    return this.get({ kind, slug }, actor);
  }

  @Post('entries/:kind/:slug/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Make an earlier revision the draft' })
  @ApiOkResponse({ type: TeamEntryRecord })
  @ApiProblems({ ...MEANWHILE, 422: ['VALIDATION_FAILED'] })
  async restore(
    @Param() { kind, slug }: TeamEntryParams,
    @Body() { number, ...seen }: RestoreEntryTextRequest,
    @CurrentActor() actor: Actor,
  ): Promise<TeamEntryRecord> {
    await this.commands.execute(new RestoreEntryText(kind, slug, seen, number, actor));
    return this.get({ kind, slug }, actor);
  }
}
