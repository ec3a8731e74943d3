import { Injectable } from '@nestjs/common';
import { FileStore } from '../../../platform/files/file-store.js';
import { StoredFiles } from '../../../platform/files/stored-files.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Guide, GuideLanguage, GuideRating } from '../domain/guide.js';
import { GuideRepository } from '../domain/guide.repository.js';
import { GuideAdmission } from '../processes/guide-admission.js';
import { GuideRatings } from '../processes/guide-ratings.js';

export interface GuideToSeed {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly cityId: string;
  readonly timeZone: string;
  readonly languages: readonly GuideLanguage[];
  readonly categories: readonly string[];
  readonly hasCar: boolean;
  readonly hasBikes: boolean;
  /** Weekdays 1 (Monday) to 7. */
  readonly daysOff: readonly number[];
  readonly yearsGuiding?: number;
  readonly licence?: string | null;
  readonly stepFree?: boolean;
  readonly words?: readonly { readonly language: Locale; readonly text: string }[];
  /** A JPEG. */
  readonly portrait?: Buffer;
}

/** Writes what accounts can do as guides, in the running transaction. */
@Injectable()
export class GuideSeeding {
  constructor(
    private readonly admission: GuideAdmission,
    private readonly ratings: GuideRatings,
    private readonly guides: GuideRepository,
    private readonly files: StoredFiles,
    private readonly store: FileStore,
    private readonly ids: Ids,
  ) {}

  async write(guides: readonly GuideToSeed[]): Promise<void> {
    for (const guide of guides) await this.present(await this.admission.admit(toApproved(guide)), guide);
  }

  private async present(guide: Guide, { words = [], portrait }: GuideToSeed): Promise<void> {
    if (words.length === 0 && !portrait) return;
    guide.words = words.map((each) => ({ ...each, isTranslation: false }));
    if (portrait && guide.picture === null) guide.picture = await this.keep(guide.userId, portrait);
    await this.guides.save(guide);
  }

  private async keep(ownerId: string, bytes: Buffer): Promise<string> {
    const path = `${this.ids.secret(24)}.jpg`;
    await this.files.add({ path, ownerId, contentType: 'image/jpeg', bytes: bytes.length });
    await this.files.claim(path, ownerId, `guides.picture:${ownerId}`, ['image/jpeg'], 'picture');
    await this.store.put(path, bytes, 'image/jpeg');
    return path;
  }

  /** Shows what the reviews of a guide come to. */
  async showRating({ guideId, ...rating }: GuideRating & { readonly guideId: string }): Promise<void> {
    await this.ratings.show(guideId, rating);
  }
}

const toApproved = (guide: GuideToSeed): Parameters<GuideAdmission['admit']>[0] => ({
  userId: guide.userId,
  firstName: guide.firstName,
  lastName: guide.lastName,
  cityIds: [guide.cityId],
  timeZone: guide.timeZone,
  languages: guide.languages,
  categories: guide.categories,
  hasCar: guide.hasCar,
  hasBikes: guide.hasBikes,
  stepFree: guide.stepFree ?? false,
  yearsGuiding: guide.yearsGuiding ?? null,
  licence: guide.licence ?? null,
  picture: null,
  daysOff: guide.daysOff,
});
