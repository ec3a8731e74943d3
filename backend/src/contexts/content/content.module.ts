import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { WriteEntryHandler } from './commands/write-entry.js';
import { Entries } from './domain/entries.js';
import { CataloguePosterSubjects } from './gateways/catalogue-poster-subjects.js';
import { EntriesController } from './http/entries.controller.js';
import { PlaceTextsController } from './http/place-texts.controller.js';
import { PostersController } from './http/posters.controller.js';
import { SocialNetworksController } from './http/social-networks.controller.js';
import { PostgresEntries } from './persistence/postgres-entries.js';
import { PosterSubjects } from './posters/poster-subjects.js';
import { ContentSitePages } from './queries/content-site-pages.js';
import { EntryPosters } from './queries/entry-posters.js';
import { FindEntriesHandler } from './queries/find-entries.js';
import { FindEntryInLanguageHandler } from './queries/find-entry-in-language.js';
import { FindPosterHandler } from './queries/find-poster.js';
import { FindSocialNetworksHandler } from './queries/find-social-networks.js';
import { OperatorFacts } from './queries/operator-facts.js';

@Module({
  imports: [CatalogueModule],
  controllers: [EntriesController, PlaceTextsController, PostersController, SocialNetworksController],
  providers: [
    ContentSitePages,
    EntryPosters,
    FindEntriesHandler,
    FindEntryInLanguageHandler,
    FindPosterHandler,
    FindSocialNetworksHandler,
    OperatorFacts,
    WriteEntryHandler,
    { provide: Entries, useClass: PostgresEntries },
    { provide: PosterSubjects, useClass: CataloguePosterSubjects },
  ],
})
export class ContentModule {}
