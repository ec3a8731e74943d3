import { Global, Module } from '@nestjs/common';
import { PageCache } from './page-cache.js';
import { Pages } from './pages.js';
import { SiteMap } from './site-map.js';
import { SitePages } from './site-pages.js';

/** Global: any context may name pages of its own. */
@Global()
@Module({ providers: [Pages, PageCache, SiteMap, SitePages], exports: [Pages, SitePages] })
export class SsrModule {}
