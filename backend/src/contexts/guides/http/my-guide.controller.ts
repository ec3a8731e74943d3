import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { KeepOwnHours } from '../commands/keep-own-hours.js';
import { PresentOwnProfile } from '../commands/present-own-profile.js';
import { FindMyAvailability, MyAvailability } from '../queries/find-my-availability.js';
import { FindMyGuideProfile, MyGuideProfile } from '../queries/find-my-guide-profile.js';
import { AvailabilityRequest, GuideProfileRequest } from './my-guide.requests.js';
import { GuideLanguageRequest } from './public-guides.requests.js';

/** The guide who is signed in. Each change answers the state after it. */
@ApiTags('Guides')
@ApiBearerAuth()
@Allowed('guide.present')
@Controller('api/me')
export class MyGuideController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get('guide-profile')
  @ApiOperation({ summary: 'How I am shown as a guide, and what I can do' })
  @ApiOkResponse({ type: MyGuideProfile })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  profile(@Query() { language }: GuideLanguageRequest, @CurrentActor() actor: Actor): Promise<MyGuideProfile> {
    return this.queries.execute(new FindMyGuideProfile(language, actor));
  }

  @Put('guide-profile')
  @ApiOperation({ summary: 'Present myself to guests' })
  @ApiOkResponse({ type: MyGuideProfile })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['CHANGED_MEANWHILE'], 422: ['NOTHING_SPOKEN', 'LICENCE_INCOMPLETE'] })
  async present(
    @Query() { language }: GuideLanguageRequest,
    @Body() { version, languages, ...told }: GuideProfileRequest,
    @CurrentActor() actor: Actor,
  ): Promise<MyGuideProfile> {
    const spoken = languages.map(({ code, level }) => ({ locale: code, level }));
    await this.commands.execute(new PresentOwnProfile({ ...told, languages: spoken }, version, actor));
    return this.queries.execute(new FindMyGuideProfile(language, actor));
  }

  @Get('availability')
  @ApiOperation({ summary: 'When I work as a guide' })
  @ApiOkResponse({ type: MyAvailability })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  availability(@CurrentActor() actor: Actor): Promise<MyAvailability> {
    return this.queries.execute(new FindMyAvailability(actor));
  }

  @Put('availability')
  @ApiOperation({ summary: 'Say when I work; missions that I have stay' })
  @ApiOkResponse({ type: MyAvailability })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['CHANGED_MEANWHILE'], 422: ['HOURS_OVERLAP', 'HOLIDAY_REVERSED'] })
  async workAt(
    @Body() { version, ...availability }: AvailabilityRequest,
    @CurrentActor() actor: Actor,
  ): Promise<MyAvailability> {
    await this.commands.execute(new KeepOwnHours(availability, version, actor));
    return this.queries.execute(new FindMyAvailability(actor));
  }
}
