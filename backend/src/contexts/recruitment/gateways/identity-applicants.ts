import { Injectable } from '@nestjs/common';
import { IdentityApi } from '../../identity/index.js';
import { type Applicant, Applicants } from '../domain/applicants.js';

/** Names, addresses and dates of birth from identity. */
@Injectable()
export class IdentityApplicants extends Applicants {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  async find(userId: string): Promise<Applicant | undefined> {
    return (await this.findAll([userId])).get(userId);
  }

  async findAll(userIds: readonly string[]): Promise<ReadonlyMap<string, Applicant>> {
    const [people, details] = await Promise.all([
      this.identity.findPeople(userIds),
      this.identity.findPersonDetails(userIds),
    ]);
    const detailsOf = new Map(details.map((each) => [each.userId, each]));
    return new Map(
      people.map(({ id, email, firstName, lastName, phone, language }) => {
        const { gender = null, birthdate = null, mayBecomeGuide = false } = detailsOf.get(id) ?? {};
        const mayApply = mayBecomeGuide;
        return [id, { id, email, firstName, lastName, phone, language, gender, birthdate, mayApply }];
      }),
    );
  }
}
