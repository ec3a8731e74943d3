import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import { IsString, IsUUID, Length } from 'class-validator';
import { Actor } from '../../shared-kernel/actor.js';
import { DEFAULT_LOCALE, type Locale } from '../../shared-kernel/language/locale.js';
import { Commands } from '../commands.js';
import { Allowed, CurrentActor } from '../http/actor.js';
import { ApiProblems } from '../http/api-problems.js';
import { WithoutBody } from '../http/without-body.js';
import { IdOrSlug, Integer, Language, Trimmed, Whole } from '../http/fields.js';
import { ChangeNote } from './change-note.js';
import { FindNotes, NoteView } from './find-notes.js';
import { WriteNote } from './write-note.js';

const LONGEST_NOTE = 4000;
const LAST_VERSION = 2_147_483_647;

class NotesRequest {
  @ApiProperty({ example: 'user' }) @IdOrSlug() subjectType!: string;
  @ApiProperty({ description: 'Id of the record.' }) @IsString() @Length(1, 100) subject!: string;
  @Language() language: Locale = DEFAULT_LOCALE;
}

class NoteRequest {
  @ApiProperty({ example: 'user' }) @IdOrSlug() subjectType!: string;
  @ApiProperty({ minLength: 1, maxLength: 100 }) @IsString() @Length(1, 100) subject!: string;
  @ApiProperty({ minLength: 1, maxLength: LONGEST_NOTE }) @Trimmed() @IsString() @Length(1, LONGEST_NOTE) text!: string;
}

class NoteChangeRequest {
  @ApiProperty({ minLength: 1, maxLength: LONGEST_NOTE }) @Trimmed() @IsString() @Length(1, LONGEST_NOTE) text!: string;
  @Integer(1, LAST_VERSION) version!: number;
}

class NoteVersionRequest {
  @Whole(1, LAST_VERSION) version!: number;
  @Language() language: Locale = DEFAULT_LOCALE;
}

class NoteParams {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}

class NoteWritten {
  @ApiProperty({ format: 'uuid' }) id!: string;
}

@ApiTags('admin')
@ApiBearerAuth()
@Allowed('note.write')
@Controller('api/admin/notes')
export class NotesController {
  constructor(
    private readonly notes: FindNotes,
    private readonly commands: Commands,
  ) {}

  @Get()
  @ApiOperation({ summary: 'What the team wrote about a record' })
  @ApiOkResponse({ type: [NoteView] })
  list(@Query() request: NotesRequest, @CurrentActor() actor: Actor): Promise<readonly NoteView[]> {
    return this.notes.find({ type: request.subjectType, id: request.subject }, actor);
  }

  @Post()
  @HttpCode(201)
  @ApiOperation({ summary: 'Writes a note to a record' })
  @ApiCreatedResponse({ type: NoteWritten })
  async write(@Body() request: NoteRequest, @CurrentActor() actor: Actor): Promise<NoteWritten> {
    const subject = { type: request.subjectType, id: request.subject };
    return { id: await this.commands.execute(new WriteNote(subject, request.text, actor)) };
  }

  @Put(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Corrects a note' })
  @ApiNoContentResponse()
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['CHANGED_MEANWHILE'] })
  async change(
    @Param() { id }: NoteParams,
    @Body() { text, version }: NoteChangeRequest,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.commands.execute(new ChangeNote(id, text, version, actor));
  }

  @Delete(':id')
  @WithoutBody()
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes a note' })
  @ApiNoContentResponse()
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['CHANGED_MEANWHILE'] })
  async remove(
    @Param() { id }: NoteParams,
    @Query() { version }: NoteVersionRequest,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.commands.execute(new ChangeNote(id, null, version, actor));
  }
}
