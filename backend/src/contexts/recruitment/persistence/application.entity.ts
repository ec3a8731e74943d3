import { defineEntity, p } from '@mikro-orm/postgresql';
import {
  type Answer,
  Application,
  type ApplicationState,
  type GuidePreferences,
  type MarkedAnswer,
  type SpokenLanguage,
} from '../domain/application.js';

export const ApplicationEntity = defineEntity({
  class: Application,
  schema: 'recruitment',
  tableName: 'application',
  properties: {
    userId: p.uuid().primary(),
    state: p.text().$type<ApplicationState>(),
    changedAt: p.datetime().columnType('timestamptz'),
    submittedAt: p.datetime().columnType('timestamptz').nullable(),
    decidedAt: p.datetime().columnType('timestamptz').nullable(),
    reason: p.text().nullable(),
    remark: p.text().nullable(),
    cityId: p.uuid().nullable(),
    language: p.text().nullable(),
    spokenLanguages: p.json<readonly SpokenLanguage[]>(),
    carTour: p.boolean().nullable(),
    bikeTour: p.boolean().nullable(),
    guidePreferences: p.json<GuidePreferences>(),
    picture: p.text().nullable(),
    answers: p.json<readonly Answer[]>(),
    answerAgain: p.json<readonly string[]>(),
    marks: p.json<readonly MarkedAnswer[]>(),
    version: p.integer().version(),
  },
});
