import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Actor } from '../../shared-kernel/actor.js';
import { Commands } from '../commands.js';
import { CurrentActor, Allowed } from '../http/actor.js';
import { ApiProblems } from '../http/api-problems.js';
import { ListAnswer } from '../lists/list-answer.js';
import { type FailedJob, FailedJobsPage, FindFailedJobs } from './find-failed-jobs.js';
import { JobParams, JobsRequest } from './jobs.requests.js';
import { ReplayJob } from './replay-job.js';
import { WithoutBody } from '../http/without-body.js';

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
  @ListAnswer<FailedJob>(FailedJobsPage, {
    name: 'failed-jobs',
    columns: {
      id: ({ id }) => id,
      kind: ({ sort }) => sort,
      name: ({ name }) => name,
      subject: ({ subject }) => subject,
      attempts: ({ attempts }) => attempts,
      error: ({ error }) => error,
      failedAt: ({ failedAt }) => failedAt,
    },
  })
  list(@Query() request: JobsRequest, @CurrentActor() actor: Actor): Promise<FailedJobsPage> {
    return this.failedJobs.find(request, actor);
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
