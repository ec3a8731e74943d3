import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE } from '../../../shared-kernel/language/locale.js';
import { GuidesApi } from '../../guides/index.js';
import { IdentityApi } from '../../identity/index.js';
import { type ReviewedGuide, Guides } from '../domain/guides.js';

/** Accounts of guides from identity, their pages from guides. */
@Injectable()
export class ReviewedGuides extends Guides {
  constructor(
    private readonly identity: IdentityApi,
    private readonly guides: GuidesApi,
  ) {
    super();
  }

  async find(guideId: string): Promise<ReviewedGuide | undefined> {
    const person = await this.identity.findPerson(guideId);
    return person && { email: person.email, language: person.language };
  }

  async findIdOfPage(slug: string): Promise<string | undefined> {
    return (await this.guides.findShownGuide(slug, DEFAULT_LOCALE))?.id;
  }
}
