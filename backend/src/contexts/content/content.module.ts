import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { PosterSubjects } from './posters/poster-subjects.js';
import { CataloguePosterSubjects } from './gateways/catalogue-poster-subjects.js';
import { PostersController } from './http/posters.controller.js';
import { FindPosterHandler } from './queries/find-poster.js';

@Module({
  imports: [CatalogueModule],
  controllers: [PostersController],
  providers: [FindPosterHandler, { provide: PosterSubjects, useClass: CataloguePosterSubjects }],
})
export class ContentModule {}
