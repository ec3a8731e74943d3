import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PICTURE_TYPES } from '../../../platform/files/file-types.js';
import { StoredFiles } from '../../../platform/files/stored-files.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { TourPhoto } from '../domain/tour-content.js';
import { type SeenTour, TourChange } from '../processes/tour-change.js';

/**
 * Changes which photographs a tour shows, and in which order. A photograph that is new must be one that the actor has
 * uploaded. Throws TourNotFound, TourChangedMeanwhile or FileUnknown.
 */
export class ArrangeGallery extends Command<void> {
  constructor(
    readonly seen: SeenTour,
    readonly photos: readonly TourPhoto[],
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ArrangeGallery)
export class ArrangeGalleryHandler implements ICommandHandler<ArrangeGallery> {
  constructor(
    private readonly change: TourChange,
    private readonly files: StoredFiles,
  ) {}

  async execute({ seen, photos, actor }: ArrangeGallery): Promise<void> {
    actor.mustBeAllowed('tour.edit');
    const uploader = actor.mustBePerson();
    const user = `catalogue.tour:${seen.id}`;
    await this.change.make(
      seen,
      actor,
      (tour) => ({ photos: tour.photos }),
      async (tour) => {
        const [before, after] = [pathsOf(tour.photos), pathsOf(photos)];
        for (const path of after)
          if (!before.has(path)) await this.files.claim(path, uploader, user, PICTURE_TYPES, 'photos');
        for (const path of before) if (!after.has(path)) await this.files.release(path, user);
        tour.show(photos);
      },
    );
  }
}

const pathsOf = (photos: readonly TourPhoto[]): ReadonlySet<string> => new Set(photos.map(({ path }) => path));
