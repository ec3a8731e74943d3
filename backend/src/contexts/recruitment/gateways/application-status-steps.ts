import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import { OwnStatusSteps } from '../../identity/index.js';
import { BeginApplicationAgain } from '../commands/begin-application-again.js';
import { SubmitApplication } from '../commands/submit-application.js';

/** Takes the steps of the own application for `PUT /api/user/{id}`, as `PUT /api/recruitment/{id}/status` does. */
@Injectable()
export class ApplicationStatusSteps implements OnModuleInit {
  constructor(
    private readonly commands: Commands,
    private readonly steps: OwnStatusSteps,
  ) {}

  onModuleInit(): void {
    this.steps.register('guide_pending_review', (actor) => this.commands.execute(new SubmitApplication(actor)));
    this.steps.register('guide_fill_form_in_progress', (actor) =>
      this.commands.execute(new BeginApplicationAgain(actor)),
    );
  }
}
