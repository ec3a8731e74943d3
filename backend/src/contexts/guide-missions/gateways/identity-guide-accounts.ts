import { Injectable } from '@nestjs/common';
import { phoneNumberOf } from '../../../platform/http/phone.js';
import { IdentityApi, type PersonView } from '../../identity/index.js';
import { type GuideAccount, GuideAccounts } from '../domain/guides.js';

/** Names, addresses and the account's status from identity. */
@Injectable()
export class IdentityGuideAccounts extends GuideAccounts {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  async find(userId: string): Promise<GuideAccount | undefined> {
    const person = await this.identity.findPerson(userId);
    return person && toGuideAccount(person);
  }

  async findAll(userIds: readonly string[]): Promise<ReadonlyMap<string, GuideAccount>> {
    const people = await this.identity.findPeople([...new Set(userIds)]);
    return new Map(people.map((person) => [person.id, toGuideAccount(person)]));
  }

  async findApproved(userIds: readonly string[]): Promise<readonly GuideAccount[]> {
    const people = await this.identity.findPeople(userIds);
    return people.filter(isApproved).map(toGuideAccount);
  }

  async approvedAmong(userIds: readonly string[]): Promise<readonly string[]> {
    const people = await this.identity.findPeople(userIds);
    return people.filter(isApproved).map(({ id }) => id);
  }
}

const isApproved = ({ status }: PersonView): boolean => status === 'guide_approved';

function toGuideAccount(person: PersonView): GuideAccount {
  const { id, email, phone, language, firstName, lastName } = person;
  return {
    id,
    email,
    language,
    firstName,
    name: `${firstName} ${lastName}`,
    initial: [...lastName].slice(0, 1).join(''),
    contact: phone ? readable(phone) : email,
    isApproved: isApproved(person),
  };
}

/** In groups, as people read it aloud; with the country's code, for guests come from anywhere. */
const readable = (phone: string): string => phoneNumberOf(phone)?.formatInternational() ?? phone;
