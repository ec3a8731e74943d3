import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, IsUUID, Length, Matches } from 'class-validator';
import { Integer, Language, Optional, Trimmed } from '../../../platform/http/fields.js';
import { listRequest } from '../../../platform/lists/list-request.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { ASSIGNMENTS, WORK_ITEM_SORTS } from '../queries/find-work-items.js';
import { WORK_ITEM_STATES, type WorkItemState } from '../queries/work-item-view.js';

const NAME = /^[a-z][a-z0-9-]{0,60}$/;
const LAST_VERSION = 2_147_483_647;

export class WorkItemsRequest extends listRequest(WORK_ITEM_SORTS, 'dueAt') {
  @ApiProperty({ enum: WORK_ITEM_STATES, required: false, default: 'open' })
  @IsIn(WORK_ITEM_STATES)
  state: WorkItemState = 'open';
  @ApiProperty({ required: false, example: 'refund-failed' }) @Optional() @Matches(NAME) kind?: string;
  @ApiProperty({ required: false, example: 'payments' }) @Optional() @Matches(NAME) context?: string;
  @ApiProperty({ enum: ASSIGNMENTS, required: false })
  @Optional()
  @IsIn(ASSIGNMENTS)
  assigned?: (typeof ASSIGNMENTS)[number];
  @ApiProperty({ enum: ['true'], required: false, description: 'Only those whose deadline has passed.' })
  @Optional()
  @IsIn(['true'])
  overdue?: 'true';
}

export class WorkItemParams {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}

export class AssigneesRequest {
  @Language() language: Locale = DEFAULT_LOCALE;
}

export class ResolveWorkItemRequest {
  @ApiProperty({ minLength: 1, maxLength: 1000, description: 'What was done.' })
  @Trimmed()
  @IsString()
  @Length(1, 1000)
  note!: string;
  @Integer(1, LAST_VERSION) version!: number;
}

export class AssignWorkItemRequest {
  @ApiProperty({ required: false, format: 'uuid', description: 'An admin. Missing: nobody looks after it.' })
  @Optional()
  @IsUUID()
  assignee?: string;
  @Integer(1, LAST_VERSION) version!: number;
}

export class ReopenWorkItemRequest {
  @Integer(1, LAST_VERSION) version!: number;
}
