import { Body, Controller, Get, Put } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor, SignedIn } from '../../../platform/http/actor.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { ChooseNotifications } from '../commands/choose-notifications.js';
import { FindNotificationSettings, NotificationSettingsView } from '../queries/find-notification-settings.js';
import { NotificationChoiceRequest } from './notifications.requests.js';

@ApiTags('me')
@ApiBearerAuth()
@SignedIn()
@Controller('api/me/notification-settings')
export class NotificationSettingsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'What I hear of, in the bell and by mail',
    description:
      'The topics that I may choose. Confirmations, receipts and what concerns security always come by mail.',
  })
  @ApiOkResponse({ type: NotificationSettingsView })
  find(@CurrentActor() actor: Actor): Promise<NotificationSettingsView> {
    return this.queries.execute(new FindNotificationSettings(actor));
  }

  @Put()
  @ApiOperation({ summary: 'Chooses for one topic; answers all settings' })
  @ApiOkResponse({ type: NotificationSettingsView })
  async choose(
    @Body() { topic, bell, mail }: NotificationChoiceRequest,
    @CurrentActor() actor: Actor,
  ): Promise<NotificationSettingsView> {
    await this.commands.execute(new ChooseNotifications(topic, { bell, mail }, actor));
    return this.queries.execute(new FindNotificationSettings(actor));
  }
}
