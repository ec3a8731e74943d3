import { Controller, Post, Req, Res } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Actor } from '../../shared-kernel/actor.js';
import { BoundedQueue } from '../bounded-queue.js';
import { CurrentActor, SignedIn } from '../http/actor.js';
import { ApiProblems } from '../http/api-problems.js';
import { clientGone } from '../http/client-gone.js';
import { RateLimited } from '../http/rate-limit.js';
import { FileLinks } from './file-links.js';
import { PICTURE_TYPES, SOUND_TYPES, type UploadType } from './file-types.js';
import { sentFile } from './sent-file.js';
import { Uploads } from './uploads.js';

class UploadForm {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    description: 'JPG, PNG or GIF up to 10 MB; MP3, WAV, OGG, WebM or MP4 with sound only up to 15 MB.',
  })
  file!: unknown;
}

export class GalleryEntry {
  @ApiProperty({ description: 'Names the file in later calls, such as `picture` of an account.' }) path!: string;
}

export class UploadedFile {
  @ApiProperty({ example: true }) success!: boolean;
  @ApiProperty({ description: 'An address on this site that works for a day.' }) fileUrl!: string;
  @ApiProperty({ enum: [...PICTURE_TYPES, ...SOUND_TYPES] }) contentType!: UploadType;
  @ApiProperty({ type: GalleryEntry }) newGalleryEntry!: GalleryEntry;
}

/** A file is held in memory while it arrives. */
const ARRIVING = { atOnce: 8, mostWaiting: 24, mostWaitingPerOwner: 4, patienceMs: 8000 };

@ApiTags('Files')
@ApiBearerAuth()
@SignedIn()
@Controller('api/s3')
export class UploadsController {
  private readonly arriving = new BoundedQueue(ARRIVING);

  constructor(
    private readonly uploads: Uploads,
    private readonly links: FileLinks,
  ) {}

  @Post('uploadFile')
  @RouteConfig({ takesFiles: true })
  @RateLimited('uploads', 120, 3600)
  @ApiOperation({ summary: 'Upload a picture or a sound file. A file that nothing uses within a day is removed.' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadForm })
  @ApiCreatedResponse({ type: UploadedFile })
  @ApiProblems({
    400: ['UPLOAD_CUT_OFF'],
    409: ['TOO_MANY_UNUSED_FILES'],
    422: ['FILE_TYPE_REFUSED', 'FILE_UNREADABLE', 'FILE_HAS_VIDEO', 'FILE_TOO_LARGE', 'FILE_MISSING_IN_FORM'],
    503: ['FILE_STORE_DOWN', 'UNAVAILABLE'],
  })
  async upload(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentActor() actor: Actor,
  ): Promise<UploadedFile> {
    const owner = actor.mustBePerson();
    const gone = clientGone(reply);
    const { path, contentType } = await this.arriving.run(
      async () => this.uploads.take(await sentFile(request), owner, { network: owner, gone }),
      { owner, signal: gone },
    );
    return { success: true, fileUrl: this.links.linkTo(path), contentType, newGalleryEntry: { path } };
  }
}
