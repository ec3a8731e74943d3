import { Injectable } from '@nestjs/common';
import { GuideProfiles, type GuideToKeep } from '../domain/guide-profiles.js';

export type GuideToSeed = GuideToKeep;

/** Writes what accounts can do as guides, in the running transaction. */
@Injectable()
export class GuideSeeding {
  constructor(private readonly profiles: GuideProfiles) {}

  async write(guides: readonly GuideToSeed[]): Promise<void> {
    for (const guide of guides) await this.profiles.keep(guide);
  }
}
