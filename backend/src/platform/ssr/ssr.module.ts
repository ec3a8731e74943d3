import { Global, Module } from '@nestjs/common';
import { InProcessRoutes } from './in-process-routes.js';
import { SimilarPages } from './similar-pages.js';
import { PageCache } from './page-cache.js';
import { PageForms } from './page-forms.js';
import { PageRenderer } from './page-renderer.js';
import { Pages } from './pages.js';
import { SiteMap } from './site-map.js';
import { SitePages } from './site-pages.js';

/** Global: contexts register their pages, their forms and the search for similar pages. */
@Global()
@Module({
  providers: [SimilarPages, Pages, PageRenderer, InProcessRoutes, PageCache, PageForms, SiteMap, SitePages],
  exports: [SimilarPages, Pages, PageForms, SitePages],
})
export class SsrModule {}
