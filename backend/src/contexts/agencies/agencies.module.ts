import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { ProfessionalRepository } from './domain/professional.repository.js';
import { ProfessionalStandings } from './gateways/professional-standings.js';
import { MikroOrmProfessionalRepository } from './persistence/mikro-orm-professional.repository.js';
import { ProfessionalEntity } from './persistence/professional.entity.js';
import { ProfessionalSeeding } from './seeding/professional-seeding.js';

@Module({
  imports: [MikroOrmModule.forFeature([ProfessionalEntity])],
  providers: [
    ProfessionalStandings,
    ProfessionalSeeding,
    { provide: ProfessionalRepository, useClass: MikroOrmProfessionalRepository },
  ],
})
export class AgenciesModule {}
