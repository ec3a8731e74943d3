import { Module } from '@nestjs/common';
import { ApplicationStandings } from './gateways/application-standings.js';
import { ApplicationSeeding } from './seeding/application-seeding.js';

@Module({ providers: [ApplicationStandings, ApplicationSeeding] })
export class RecruitmentModule {}
