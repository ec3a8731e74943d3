import { Module } from '@nestjs/common';
import { registerPublicTopics } from '../../platform/http/response-cache.js';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { GuidesModule } from '../guides/guides.module.js';
import { RenameEntryHandler } from './commands/rename-entry.js';
import { WriteEntryHandler } from './commands/write-entry.js';
import { CmsEntries } from './domain/cms-entries.js';
import { GuidesOnPosters } from './domain/guides-on-posters.js';
import { Places } from './domain/places.js';
import { PosterStudio } from './domain/poster-studio.js';
import { PosterSubjects } from './domain/poster-subjects.js';
import { CataloguePlaces } from './gateways/catalogue-places.js';
import { CataloguePosterSubjects } from './gateways/catalogue-poster-subjects.js';
import { ContentApiAdapter } from './gateways/content-api-adapter.js';
import { DrawnPosterStudio } from './gateways/drawn-poster-studio.js';
import { ShownGuidesOnPosters } from './gateways/shown-guides-on-posters.js';
import { contentProblems } from './http/content.problems.js';
import { EntriesController } from './http/entries.controller.js';
import { FeedsController } from './http/feeds.controller.js';
import { PlaceTextsController } from './http/place-texts.controller.js';
import { PostersController } from './http/posters.controller.js';
import { QuestionSearchController } from './http/question-search.controller.js';
import { SharePicturesController } from './http/share-pictures.controller.js';
import { SimilarPagesController } from './http/similar-pages.controller.js';
import { SocialNetworksController } from './http/social-networks.controller.js';
import { PostgresCmsEntries } from './persistence/postgres-cms-entries.js';
import { ContentApi } from './index.js';
import { ContentSitePages } from './queries/content-site-pages.js';
import { EntryPosters } from './queries/entry-posters.js';
import { FindBlogFeedHandler } from './queries/find-blog-feed.js';
import { FindEntriesHandler } from './queries/find-entries.js';
import { FindEntryInLanguageHandler } from './queries/find-entry-in-language.js';
import { FindPosterHandler } from './queries/find-poster.js';
import { FindQuestionsAboutHandler } from './queries/find-questions-about.js';
import { FindSharePictureHandler } from './queries/find-share-picture.js';
import { FindSocialNetworksHandler } from './queries/find-social-networks.js';
import { SimilarEntries } from './queries/similar-entries.js';
import { OperatorFacts } from './queries/operator-facts.js';
import { ContentSeeding } from './seeding/content-seeding.js';

registerProblems(contentProblems);
registerPublicTopics('content');

@Module({
  imports: [CatalogueModule, GuidesModule],
  controllers: [
    EntriesController,
    FeedsController,
    PlaceTextsController,
    PostersController,
    QuestionSearchController,
    SharePicturesController,
    SimilarPagesController,
    SocialNetworksController,
  ],
  providers: [
    ContentSeeding,
    ContentSitePages,
    EntryPosters,
    FindBlogFeedHandler,
    FindEntriesHandler,
    FindEntryInLanguageHandler,
    FindPosterHandler,
    FindQuestionsAboutHandler,
    FindSharePictureHandler,
    FindSocialNetworksHandler,
    SimilarEntries,
    OperatorFacts,
    RenameEntryHandler,
    WriteEntryHandler,
    { provide: ContentApi, useClass: ContentApiAdapter },
    { provide: CmsEntries, useClass: PostgresCmsEntries },
    { provide: Places, useClass: CataloguePlaces },
    { provide: GuidesOnPosters, useClass: ShownGuidesOnPosters },
    { provide: PosterStudio, useClass: DrawnPosterStudio },
    { provide: PosterSubjects, useClass: CataloguePosterSubjects },
  ],
  exports: [ContentApi],
})
export class ContentModule {}
