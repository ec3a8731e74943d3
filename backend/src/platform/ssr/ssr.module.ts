import { Global, Module } from '@nestjs/common';
import { InProcessRoutes } from './in-process-routes.js';
import { NearPages } from './near-pages.js';
import { NearPagesController } from './near-pages.controller.js';
import { PageCache } from './page-cache.js';
import { PageForms } from './page-forms.js';
import { PageRenderer } from './page-renderer.js';
import { Pages } from './pages.js';
import { SiteMap } from './site-map.js';
import { SitePages } from './site-pages.js';

/** Global: any context may name pages and forms of its own, and what its pages are nearly called. */
@Global()
@Module({
  controllers: [NearPagesController],
  providers: [NearPages, Pages, PageRenderer, InProcessRoutes, PageCache, PageForms, SiteMap, SitePages],
  exports: [NearPages, Pages, PageForms, SitePages],
})
export class SsrModule {}
