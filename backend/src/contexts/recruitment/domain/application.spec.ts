import { describe, expect, it } from '@jest/globals';
import { takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { aSubmittedApplication, aWholeApplication, THE_QUESTIONS } from '../testing/an-application.js';
import {
  AnswerUnknown,
  ApplicationClosed,
  ApplicationIncomplete,
  ApplicationStatusRefused,
  ApplicationUndecidable,
} from './application.errors.js';
import { Application } from './application.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-22T09:00:00Z');
const reached = { phone: '+39 06 5555 0100', birthdate: '1990-05-17' };
const typesOf = (application: Application) => takeEvents(application).map(({ type }) => type);

describe('what an application misses', () => {
  it('is everything at first, by name', () => {
    const application = Application.begin('ada', NOW);
    const missing = application.missing({ phone: null, birthdate: null }, THE_QUESTIONS);
    expect(missing.map(({ part, questionKey }) => questionKey ?? part)).toEqual([
      'phone',
      'birthdate',
      'city',
      'language',
      'guide-language',
      'categories',
      'car',
      'bike',
      'picture',
      'first-corner',
      'closed-door',
      'voice',
    ]);
  });

  it('is nothing once all is said', () => {
    expect(aWholeApplication(NOW).missing(reached, THE_QUESTIONS)).toEqual([]);
  });

  it('is a language of ours where the mother tongue is another and nothing else is spoken', () => {
    const application = aWholeApplication(NOW);
    application.fillIn({ language: 'pt', spokenLanguages: [] }, NOW);
    expect(application.missing(reached, THE_QUESTIONS)).toEqual([{ part: 'guide-language', questionKey: null }]);
    application.fillIn({ spokenLanguages: [{ language: 'fr_FR', level: 'good' }] }, NOW);
    expect(application.missing(reached, THE_QUESTIONS)).toEqual([]);
  });

  it('is a voice where every answer is written', () => {
    const application = aWholeApplication(NOW);
    application.answerByVoice('closed-door', null, NOW);
    application.answerInWriting('closed-door', 'I sing.', NOW);
    expect(application.missing(reached, THE_QUESTIONS)).toEqual([{ part: 'voice', questionKey: null }]);
  });
});

describe('an application', () => {
  it('keeps what a call leaves out', () => {
    const application = aWholeApplication(NOW);
    application.fillIn({ carTour: true, language: undefined }, LATER);
    expect(application).toMatchObject({ carTour: true, language: 'it', bikeTour: true, changedAt: LATER });
  });

  it('guides in the mother tongue and in what else is spoken', () => {
    const application = aWholeApplication(NOW);
    application.fillIn(
      {
        spokenLanguages: [
          { language: 'it_IT', level: 'good' },
          { language: 'en_US', level: 'fluent' },
        ],
      },
      NOW,
    );
    expect(application.guideLanguages).toEqual([
      { language: 'it_IT', level: 'native' },
      { language: 'en_US', level: 'fluent' },
    ]);
  });

  it('is submitted whole, once, and raises a matter for the team', () => {
    const application = aWholeApplication(NOW);
    expect(() => application.submit([{ part: 'answer', questionKey: 'first-corner' }], NOW)).toThrow(
      new ApplicationIncomplete({ missing: ['answer:first-corner'] }),
    );
    const whole = aWholeApplication(NOW);
    whole.submit([], NOW);
    expect(whole).toMatchObject({ state: 'pending-review', submittedAt: NOW });
    expect(takeEvents(whole)).toEqual([
      { type: 'recruitment.application-submitted.v1', userId: 'ada' },
      {
        type: 'recruitment.work-item-raised.v1',
        kind: 'application-waiting',
        key: 'ada',
        subject: { type: 'application', id: 'ada' },
        facts: { waitingSince: NOW.toISOString() },
      },
    ]);
    expect(() => whole.submit([], NOW)).toThrow(ApplicationStatusRefused);
    expect(() => whole.answerInWriting('first-corner', 'Another.', NOW)).toThrow(ApplicationClosed);
    expect(() => whole.answerByVoice('first-corner', null, NOW)).toThrow(ApplicationClosed);
    expect(() => whole.choosePicture(null, NOW)).toThrow(ApplicationClosed);
    expect(() => whole.fillIn({ carTour: true }, NOW)).toThrow(ApplicationClosed);
  });

  it('comes back with a remark, and goes on when the questions are answered anew', () => {
    const application = aSubmittedApplication(NOW);
    application.mark('first-corner', 'weak', 'sofia', NOW);
    application.mark('closed-door', 'good', 'sofia', NOW);
    application.askAgain('Which fountain?', ['first-corner', 'first-corner'], LATER);
    expect(typesOf(application)).toEqual([
      'recruitment.work-item-settled.v1',
      'recruitment.application-asked-again.v1',
    ]);
    expect(application).toMatchObject({ state: 'asked-again', remark: 'Which fountain?' });
    expect(application.missing(reached, THE_QUESTIONS)).toEqual([
      { part: 'answer-again', questionKey: 'first-corner' },
    ]);
    application.answerInWriting('first-corner', 'The fountain.', LATER);
    expect(application.answerAgain).toEqual(['first-corner']);
    application.answerInWriting('first-corner', 'The fountain of the turtles.', LATER);
    expect(application.missing(reached, THE_QUESTIONS)).toEqual([]);
    expect(application.marks).toMatchObject([{ questionKey: 'closed-door', mark: 'good' }]);
    application.submit([], LATER);
    expect(application.state).toBe('pending-review');
  });

  it('is marked answer by answer while it waits', () => {
    const application = aSubmittedApplication(NOW);
    application.mark('first-corner', 'fair', 'sofia', NOW);
    application.mark('first-corner', 'good', 'sofia', LATER);
    expect(application.marks).toEqual([
      { questionKey: 'first-corner', mark: 'good', by: 'sofia', at: LATER.toISOString() },
    ]);
    application.mark('first-corner', null, 'sofia', LATER);
    expect(application.marks).toEqual([]);
    expect(() => application.mark('unasked', 'good', 'sofia', NOW)).toThrow(AnswerUnknown);
  });

  it('is approved with what a profile begins with', () => {
    const application = aSubmittedApplication(NOW);
    application.approve({ firstName: 'Ada', lastName: 'Rossi' }, LATER);
    expect(application).toMatchObject({ state: 'approved', decidedAt: LATER });
    expect(takeEvents(application)).toMatchObject([
      { type: 'recruitment.work-item-settled.v1', kind: 'application-waiting', key: 'ada' },
      {
        type: 'recruitment.application-approved.v1',
        userId: 'ada',
        firstName: 'Ada',
        lastName: 'Rossi',
        cityIds: ['0192c7a0-0000-7000-8000-0000000000c1'],
        languages: [
          { language: 'it_IT', level: 'native' },
          { language: 'en_US', level: 'fluent' },
        ],
        categories: ['private-tour'],
        hasCar: false,
        hasBikes: true,
        daysOff: [7],
        yearsGuiding: 4,
        licence: 'RM 123',
        picture: 'picture.jpg',
      },
    ]);
    expect(() => application.reject('No', LATER)).toThrow(ApplicationUndecidable);
    expect(() => application.beginAgain(LATER)).toThrow(ApplicationStatusRefused);
  });

  it('is rejected with a reason, and can begin again with what was written', () => {
    const application = aSubmittedApplication(NOW);
    application.reject('No place in your city', LATER);
    expect(typesOf(application)).toEqual(['recruitment.work-item-settled.v1', 'recruitment.application-rejected.v1']);
    expect(application).toMatchObject({ state: 'rejected', reason: 'No place in your city', decidedAt: LATER });
    expect(() => application.approve({ firstName: 'Ada', lastName: 'Rossi' }, LATER)).toThrow(ApplicationUndecidable);
    application.beginAgain(LATER);
    expect(application).toMatchObject({ state: 'form-in-progress', reason: null, decidedAt: null, marks: [] });
    expect(application.answers).toHaveLength(2);
  });

  it('forgets what tells of a refused applicant, and names the files', () => {
    const application = aSubmittedApplication(NOW);
    application.reject('No', NOW);
    expect(application.removeRecordings()).toEqual(['picture.jpg', 'sound.webm']);
    expect(application).toMatchObject({ picture: null, answers: [], guidePreferences: { licence: null } });
    expect(application.removeRecordings()).toEqual([]);
  });
});
