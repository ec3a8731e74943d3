import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { FileMissing, FileStore, type StoredFile } from '../../../platform/files/file-store.js';
import { hasAlready } from '../../../platform/http/entity-tags.js';
import { NotFound } from '../../../platform/http/http-problems.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { TourPhotos } from '../queries/tour-photos.js';

class PhotoParams {
  @ApiProperty({ example: 'k3m9….jpg' }) @Matches(/^[\w-]{16,64}\.[a-z0-9]{2,4}$/) name!: string;
}

/** Photographs of tours, for everybody. A file never changes: another photograph has another name. */
@ApiTags('Files')
@Controller('photos')
export class PhotosController {
  constructor(
    private readonly photos: TourPhotos,
    private readonly store: FileStore,
  ) {}

  @Get(':name')
  @ApiOperation({ summary: 'A photograph of a tour' })
  @ApiOkResponse({ description: 'The picture.' })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async find(
    @Param() { name }: PhotoParams,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!(await this.photos.has(name))) throw new NotFound();
    const etag = `"${name}"`;
    void reply
      .header('etag', etag)
      .header('cache-control', 'public, max-age=604800, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff');
    if (hasAlready(known, etag)) return void reply.status(304).send();
    const { bytes, contentType } = await this.read(name);
    return void reply.header('content-type', contentType).send(bytes);
  }

  private read(name: string): Promise<StoredFile> {
    return this.store.get(name).catch((error: unknown) => {
      throw error instanceof FileMissing ? new NotFound() : error;
    });
  }
}
