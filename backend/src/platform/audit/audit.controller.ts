import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Actor } from '../../shared-kernel/actor.js';
import { Allowed, CurrentActor } from '../http/actor.js';
import { ListAnswer } from '../lists/list-answer.js';
import { AuditRequest } from './audit.requests.js';
import { AuditPage, type AuditRecordView, FindAuditRecords } from './find-audit-records.js';

@ApiTags('admin')
@ApiBearerAuth()
@Allowed('audit.read')
@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly records: FindAuditRecords) {}

  @Get()
  @ApiOperation({ summary: 'Who changed what, when' })
  @ListAnswer<AuditRecordView>(AuditPage, {
    name: 'audit',
    columns: {
      at: ({ at }) => at,
      actorKind: ({ actor }) => actor.kind,
      actor: ({ actor }) => actor.id,
      name: ({ actor }) => actor.name,
      command: ({ command }) => command,
      subjectType: ({ subject }) => subject?.type,
      subject: ({ subject }) => subject?.id,
      content: ({ content }) => JSON.stringify(content),
      requestId: ({ requestId }) => requestId,
    },
  })
  list(@Query() request: AuditRequest, @CurrentActor() actor: Actor): Promise<AuditPage> {
    return this.records.find(request, actor);
  }
}
