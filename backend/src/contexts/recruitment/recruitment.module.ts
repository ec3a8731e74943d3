import { Module } from '@nestjs/common';
import { ApplicationStandings } from './gateways/application-standings.js';
import { RecruitmentPersonalData } from './persistence/recruitment-personal-data.js';
import { ApplicationSeeding } from './seeding/application-seeding.js';

@Module({ providers: [ApplicationStandings, ApplicationSeeding, RecruitmentPersonalData] })
export class RecruitmentModule {}
