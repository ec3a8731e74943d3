import { describe, expect, it } from '@jest/globals';
import { IdentityApi, type PersonView } from '../../identity/index.js';
import { guideAccountsContract } from '../testing/guide-accounts.contract.js';
import { IdentityGuideAccounts } from './identity-guide-accounts.js';

const aPerson = (id: string, told: Partial<PersonView> = {}): PersonView => ({
  id,
  email: `${id}@example.com`,
  firstName: 'Giulia',
  lastName: 'Marchetti',
  phone: '+390655550100',
  emailConfirmed: true,
  isPro: false,
  language: 'it_IT',
  status: 'guide_approved',
  ...told,
});

class KnownPeople extends IdentityApi {
  constructor(private readonly people: readonly PersonView[]) {
    super();
  }

  async findPerson(userId: string): Promise<PersonView | undefined> {
    return this.people.find(({ id }) => id === userId);
  }

  async findPeople(userIds: readonly string[]): Promise<readonly PersonView[]> {
    return this.people.filter(({ id }) => userIds.includes(id));
  }

  async findPersonByConfirmedEmail(): Promise<undefined> {}

  async findCompanies(): Promise<[]> {
    return [];
  }

  async searchCompanies(): Promise<[]> {
    return [];
  }

  async findPersonDetails(): Promise<[]> {
    return [];
  }

  async findAdmins(): Promise<readonly PersonView[]> {
    return [];
  }

  async findManagerOf(): Promise<undefined> {}

  async hasConfirmedPassword(): Promise<boolean> {
    return false;
  }
}

guideAccountsContract('of identity', () => ({
  accounts: new IdentityGuideAccounts(
    new KnownPeople([aPerson('approved'), aPerson('suspended', { status: 'suspended' })]),
  ),
  approvedId: 'approved',
  suspendedId: 'suspended',
}));

describe('the account of a guide', () => {
  it('is reached by e-mail where no telephone number is known', async () => {
    const accounts = new IdentityGuideAccounts(new KnownPeople([aPerson('silent', { phone: null })]));
    expect(await accounts.find('silent')).toMatchObject({ contact: 'silent@example.com' });
  });

  it('is found once, however often it is asked for, and missing where there is none', async () => {
    const accounts = new IdentityGuideAccounts(new KnownPeople([aPerson('one')]));
    expect([...(await accounts.findAll(['one', 'one', 'nobody'])).keys()]).toEqual(['one']);
    expect(await accounts.find('nobody')).toBeUndefined();
  });
});
