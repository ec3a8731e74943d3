import { Module } from '@nestjs/common';
import { PageCache } from './page-cache.js';
import { Pages } from './pages.js';

@Module({ providers: [Pages, PageCache], exports: [Pages] })
export class SsrModule {}
