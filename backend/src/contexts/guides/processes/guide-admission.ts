import { Injectable } from '@nestjs/common';
import { Guide, type NewGuide } from '../domain/guide.js';
import { GuideRepository } from '../domain/guide.repository.js';

/** A person whom the team has approved as a guide. */
export interface ApprovedGuide extends Omit<NewGuide, 'slug'> {
  readonly firstName: string;
  readonly lastName: string;
}

/** Makes an approved person a guide. One who is a guide already is qualified anew and keeps the page and the rating. */
@Injectable()
export class GuideAdmission {
  constructor(private readonly guides: GuideRepository) {}

  async admit({ firstName, lastName, ...approved }: ApprovedGuide): Promise<Guide> {
    const known = await this.guides.findForChange(approved.userId);
    const { userId: _, picture: __, daysOff: ___, ...qualifications } = approved;
    known?.qualify(qualifications);
    const guide = known ?? Guide.begin({ ...approved, slug: await this.guides.freeSlug(firstName, lastName) });
    await this.guides.save(guide);
    return guide;
  }
}
