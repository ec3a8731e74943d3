import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { Actor } from '../../shared-kernel/actor.js';
import { Commands } from '../commands.js';
import { CurrentActor, Allowed } from '../http/actor.js';
import { ApiProblems } from '../http/api-problems.js';
import { FailedJob, FindFailedJobs } from './find-failed-jobs.js';
import { ReplayJob } from './replay-job.js';
import { WithoutBody } from '../http/without-body.js';

export class JobParams {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}

@ApiTags('admin')
@ApiBearerAuth()
@Allowed('job.read')
@Controller('api/admin/jobs')
export class JobsController {
  constructor(
    private readonly failedJobs: FindFailedJobs,
    private readonly commands: Commands,
  ) {}

  @Get()
  @ApiOperation({ summary: 'What failed in the background at every attempt' })
  @ApiOkResponse({ type: [FailedJob] })
  list(): Promise<FailedJob[]> {
    return this.failedJobs.find();
  }

  @Post(':id/replay')
  @WithoutBody()
  @HttpCode(204)
  @ApiOperation({ summary: 'Tries it again' })
  @ApiNoContentResponse()
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async replay(@Param() { id }: JobParams, @CurrentActor() actor: Actor): Promise<void> {
    await this.commands.execute(new ReplayJob(id, actor));
  }
}
