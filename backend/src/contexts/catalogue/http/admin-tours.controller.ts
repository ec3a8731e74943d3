import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import { ListAnswer } from '../../../platform/lists/list-answer.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { DEFAULT_LOCALE } from '../../../shared-kernel/language/locale.js';
import { ArrangeGallery } from '../commands/arrange-gallery.js';
import { ChangeItinerary } from '../commands/change-itinerary.js';
import { ChangeMeetingPoints } from '../commands/change-meeting-points.js';
import { ChangeTourBasics } from '../commands/change-tour-basics.js';
import { ChangeTourOptions } from '../commands/change-tour-options.js';
import { CopyTour } from '../commands/copy-tour.js';
import { DraftTour } from '../commands/draft-tour.js';
import { PublishTour } from '../commands/publish-tour.js';
import { WithdrawTour } from '../commands/withdraw-tour.js';
import { WriteTourText } from '../commands/write-tour-text.js';
import { AdminTourRecord, type AdminTourRow, AdminToursPage } from '../queries/admin-tour-views.js';
import { FindTourForTeam } from '../queries/find-tour-for-team.js';
import { FindToursForTeam } from '../queries/find-tours-for-team.js';
import {
  AdminTourParams,
  AdminToursRequest,
  DraftTourRequest,
  GalleryRequest,
  ItineraryRequest,
  MeetingPointsRequest,
  optionOf,
  SeenTourRequest,
  TourBasicsRequest,
  TourOptionsRequest,
  TourTextParams,
  TourTextRequest,
} from './admin-tours.requests.js';
import { textsOf } from './texts.requests.js';

/** Tours, for the team. Each change answers the record after it. */
@ApiTags('admin')
@ApiBearerAuth()
@Allowed('tour.edit')
@Controller('api/admin/tours')
export class AdminToursController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Allowed('tour.read-any')
  @ApiOperation({ summary: 'Tours: drafts, published and withdrawn ones' })
  @ListAnswer<AdminTourRow>(AdminToursPage, {
    name: 'tours',
    columns: {
      id: ({ id }) => id,
      slug: ({ slug }) => slug,
      title: ({ title }) => title,
      status: ({ status }) => status,
      city: ({ city }) => city,
      categories: ({ categories }) => categories.join(' '),
      kind: ({ kind }) => kind,
      currency: ({ currency }) => currency,
      priceForTwo: ({ priceForTwo }) => priceForTwo,
      durations: ({ durations }) => durations.join(' '),
      languages: ({ languages }) => languages.join(' '),
      publishedAt: ({ publishedAt }) => publishedAt,
      changedAt: ({ changedAt }) => changedAt,
    },
  })
  list(@Query() request: AdminToursRequest, @CurrentActor() actor: Actor): Promise<AdminToursPage> {
    return this.queries.execute(new FindToursForTeam(request, actor));
  }

  @Get(':id')
  @Allowed('tour.read-any')
  @ApiOperation({ summary: 'One tour with all that the team may change' })
  @ApiOkResponse({ type: AdminTourRecord })
  @ApiProblems({ 404: ['TOUR_NOT_FOUND'] })
  get(@Param() { id }: AdminTourParams, @CurrentActor() actor: Actor): Promise<AdminTourRecord> {
    return this.queries.execute(new FindTourForTeam(id, actor.language ?? DEFAULT_LOCALE, actor));
  }

  @Post()
  @ApiOperation({ summary: 'Begin a tour, which nobody sees yet' })
  @ApiCreatedResponse({ type: AdminTourRecord })
  @ApiProblems({
    409: ['TOUR_SLUG_TAKEN'],
    422: ['VALIDATION_FAILED', 'TOUR_CITY_UNKNOWN', 'TOUR_CATEGORY_UNKNOWN'],
  })
  async draft(@Body() request: DraftTourRequest, @CurrentActor() actor: Actor): Promise<AdminTourRecord> {
    const id = await this.commands.execute(new DraftTour({ ...request }, actor));
    return this.get({ id }, actor);
  }

  @Put(':id/basics')
  @ApiOperation({ summary: 'Change what is decided about a tour as a whole' })
  @ApiOkResponse({ type: AdminTourRecord })
  @ApiProblems({
    404: ['TOUR_NOT_FOUND'],
    409: ['TOUR_CHANGED_MEANWHILE', 'TOUR_INCOMPLETE', 'TOUR_SLUG_TAKEN'],
    422: ['VALIDATION_FAILED', 'TOUR_CITY_UNKNOWN', 'TOUR_CATEGORY_UNKNOWN', 'TOUR_HAS_PRICES'],
  })
  async changeBasics(
    @Param() { id }: AdminTourParams,
    @Body() { version, ...basics }: TourBasicsRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AdminTourRecord> {
    await this.commands.execute(new ChangeTourBasics({ id, version }, basics, actor));
    return this.get({ id }, actor);
  }

  @Put(':id/texts/:locale')
  @ApiOperation({ summary: 'Write what a tour’s page says in one language' })
  @ApiOkResponse({ type: AdminTourRecord })
  @ApiProblems({
    404: ['TOUR_NOT_FOUND'],
    409: ['TOUR_CHANGED_MEANWHILE', 'TOUR_INCOMPLETE'],
    422: ['VALIDATION_FAILED'],
  })
  async writeText(
    @Param() { id, locale }: TourTextParams,
    @Body() { version, ...text }: TourTextRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AdminTourRecord> {
    await this.commands.execute(new WriteTourText({ id, version }, locale, text, actor));
    return this.get({ id }, actor);
  }

  @Put(':id/options')
  @ApiOperation({ summary: 'Change durations, prices and start times. Bookings keep what was sold.' })
  @ApiOkResponse({ type: AdminTourRecord })
  @ApiProblems({
    404: ['TOUR_NOT_FOUND'],
    409: ['TOUR_CHANGED_MEANWHILE', 'TOUR_INCOMPLETE'],
    422: ['VALIDATION_FAILED', 'TOUR_OPTION_WRONG'],
  })
  async changeOptions(
    @Param() { id }: AdminTourParams,
    @Body() { version, options }: TourOptionsRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AdminTourRecord> {
    await this.commands.execute(new ChangeTourOptions({ id, version }, options.map(optionOf), actor));
    return this.get({ id }, actor);
  }

  @Put(':id/meeting-points')
  @ApiOperation({ summary: 'Change where a tour begins' })
  @ApiOkResponse({ type: AdminTourRecord })
  @ApiProblems({
    404: ['TOUR_NOT_FOUND'],
    409: ['TOUR_CHANGED_MEANWHILE', 'TOUR_INCOMPLETE'],
    422: ['VALIDATION_FAILED'],
  })
  async changeMeetingPoints(
    @Param() { id }: AdminTourParams,
    @Body() { version, meetingPoints }: MeetingPointsRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AdminTourRecord> {
    const points = meetingPoints.map(({ names, addresses, ...point }) => ({
      ...point,
      names: textsOf(names),
      addresses: addresses ? textsOf(addresses) : {},
    }));
    await this.commands.execute(new ChangeMeetingPoints({ id, version }, points, actor));
    return this.get({ id }, actor);
  }

  @Put(':id/itinerary')
  @ApiOperation({ summary: 'Change where a tour leads' })
  @ApiOkResponse({ type: AdminTourRecord })
  @ApiProblems({
    404: ['TOUR_NOT_FOUND'],
    409: ['TOUR_CHANGED_MEANWHILE', 'TOUR_INCOMPLETE'],
    422: ['VALIDATION_FAILED'],
  })
  async changeItinerary(
    @Param() { id }: AdminTourParams,
    @Body() { version, stops: written }: ItineraryRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AdminTourRecord> {
    const stops = written.map(({ names, descriptions, ...stop }) => ({
      ...stop,
      names: textsOf(names),
      descriptions: textsOf(descriptions),
    }));
    await this.commands.execute(new ChangeItinerary({ id, version }, stops, actor));
    return this.get({ id }, actor);
  }

  @Put(':id/gallery')
  @ApiOperation({ summary: 'Change which photographs a tour shows, and in which order' })
  @ApiOkResponse({ type: AdminTourRecord })
  @ApiProblems({
    404: ['TOUR_NOT_FOUND'],
    409: ['TOUR_CHANGED_MEANWHILE'],
    422: ['VALIDATION_FAILED', 'FILE_UNKNOWN'],
  })
  async arrangeGallery(
    @Param() { id }: AdminTourParams,
    @Body() { version, photos }: GalleryRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AdminTourRecord> {
    const arranged = photos.map(({ alt, ...photo }) => ({ ...photo, alt: textsOf(alt) }));
    await this.commands.execute(new ArrangeGallery({ id, version }, arranged, actor));
    return this.get({ id }, actor);
  }

  @Post(':id/publish')
  @HttpCode(200)
  @Allowed('tour.publish')
  @ApiOperation({ summary: 'Put a tour on sale' })
  @ApiOkResponse({ type: AdminTourRecord })
  @ApiProblems({
    404: ['TOUR_NOT_FOUND'],
    409: ['TOUR_CHANGED_MEANWHILE', 'TOUR_INCOMPLETE', 'TOUR_STATUS_FIXED'],
  })
  async publish(
    @Param() { id }: AdminTourParams,
    @Body() { version }: SeenTourRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AdminTourRecord> {
    await this.commands.execute(new PublishTour({ id, version }, actor));
    return this.get({ id }, actor);
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  @Allowed('tour.publish')
  @ApiOperation({ summary: 'Take a tour off sale. What was booked takes place.' })
  @ApiOkResponse({ type: AdminTourRecord })
  @ApiProblems({ 404: ['TOUR_NOT_FOUND'], 409: ['TOUR_CHANGED_MEANWHILE', 'TOUR_STATUS_FIXED'] })
  async withdraw(
    @Param() { id }: AdminTourParams,
    @Body() { version }: SeenTourRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AdminTourRecord> {
    await this.commands.execute(new WithdrawTour({ id, version }, actor));
    return this.get({ id }, actor);
  }

  @Post(':id/copy')
  @WithoutBody()
  @ApiOperation({ summary: 'Begin a draft with the content of another tour' })
  @ApiCreatedResponse({ type: AdminTourRecord })
  @ApiProblems({ 404: ['TOUR_NOT_FOUND'], 409: ['TOUR_SLUG_TAKEN'] })
  async copy(@Param() { id: from }: AdminTourParams, @CurrentActor() actor: Actor): Promise<AdminTourRecord> {
    const id = await this.commands.execute(new CopyTour(from, actor));
    return this.get({ id }, actor);
  }
}
