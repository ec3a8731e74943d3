import { takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { Application } from '../domain/application.js';

export const THE_QUESTIONS = ['first-corner', 'closed-door'] as const;

/** An application to which nothing is missing but the account's telephone number and date of birth. */
export function aWholeApplication(now: Date): Application {
  const application = Application.begin('ada', now);
  application.fillIn(
    {
      cityId: '0192c7a0-0000-7000-8000-0000000000c1',
      language: 'it',
      spokenLanguages: [{ language: 'en_US', level: 'fluent' }],
      carTour: false,
      bikeTour: true,
      guidePreferences: { categories: ['private-tour'], daysOff: [7], yearsGuiding: 4, licence: 'RM 123' },
    },
    now,
  );
  application.choosePicture('picture.jpg', now);
  application.answerInWriting('first-corner', 'The fountain.', now);
  application.answerByVoice('closed-door', 'sound.webm', now);
  return application;
}

/** An application that waits for the team, its events taken. */
export function aSubmittedApplication(now: Date): Application {
  const application = aWholeApplication(now);
  application.submit([], now);
  takeEvents(application);
  return application;
}
