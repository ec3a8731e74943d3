import { Controller, Get, Headers, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Whole } from '../http/fields.js';
import { NotFound } from '../http/http-problems.js';
import { ApiProblems } from '../http/api-problems.js';
import { byteRange } from './byte-range.js';
import { FileLinks } from './file-links.js';
import { FileMissing, FileStore, type StoredFile } from './file-store.js';

class FileParameters {
  @ApiProperty({ example: 'k3m9….jpg' }) @Matches(/^[\w-]{16,64}\.[a-z0-9]{2,4}$/) name!: string;
}

class FileQuery {
  @Whole(0, 99_999_999_999) expires!: number;
  @ApiProperty() @Matches(/^[\w-]{20,64}$/) signature!: string;
}

/** A file that was opened as a page may do nothing. */
const POLICY = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

/** Files of people, by signed links. */
@ApiTags('Files')
@Controller('files')
export class FilesController {
  constructor(
    private readonly links: FileLinks,
    private readonly store: FileStore,
  ) {}

  @Get(':name')
  @ApiOperation({ summary: 'A file by its signed link' })
  @ApiOkResponse({ description: 'The file.' })
  @ApiResponse({ status: 206, description: 'The bytes that the header Range asks for.' })
  @ApiResponse({ status: 416, description: 'The file has no such bytes.' })
  @ApiProblems({ 404: ['NOT_FOUND'], 503: ['UNAVAILABLE'] })
  async find(
    @Param() { name }: FileParameters,
    @Query() { expires, signature }: FileQuery,
    @Headers('range') range: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!this.links.isGood(name, expires, signature)) throw new NotFound();
    const { bytes, contentType } = await this.read(name);
    const asked = byteRange(range, bytes.length);
    void reply
      .header('content-security-policy', POLICY)
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', 'inline')
      .header('cache-control', `private, max-age=${this.links.secondsLeft(expires)}, immutable`)
      .header('accept-ranges', 'bytes')
      .header('content-type', contentType);
    if (asked === undefined) return void reply.send(bytes);
    if (asked === 'none') return void reply.status(416).header('content-range', `bytes */${bytes.length}`).send();
    const { first, last } = asked;
    void reply
      .status(206)
      .header('content-range', `bytes ${first}-${last}/${bytes.length}`)
      .send(bytes.subarray(first, last + 1));
  }

  private async read(name: string): Promise<StoredFile> {
    return this.store.get(name).catch((error: unknown) => {
      throw error instanceof FileMissing ? new NotFound() : error;
    });
  }
}
