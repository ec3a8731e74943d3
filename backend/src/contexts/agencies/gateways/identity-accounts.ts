import { Injectable } from '@nestjs/common';
import { IdentityApi } from '../../identity/index.js';
import { type Account, Accounts } from '../domain/accounts.js';

/** Names, addresses and companies from identity. */
@Injectable()
export class IdentityAccounts extends Accounts {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  async find(userId: string): Promise<Account | undefined> {
    return (await this.findAll([userId])).get(userId);
  }

  async search(text: string, limit: number): Promise<readonly Pick<Account, 'id' | 'companyName' | 'vat'>[]> {
    const companies = await this.identity.searchCompanies(text, limit);
    return companies.map(({ userId: id, companyName, vat }) => ({ id, companyName, vat }));
  }

  async findAll(userIds: readonly string[]): Promise<ReadonlyMap<string, Account>> {
    const [people, companies] = await Promise.all([
      this.identity.findPeople(userIds),
      this.identity.findCompanies(userIds),
    ]);
    const companyOf = new Map(companies.map((company) => [company.userId, company]));
    return new Map(
      people.map(({ id, email, firstName, lastName, phone, language }) => {
        const { companyName = null, vat = null, taxNumber = null, address = null } = companyOf.get(id) ?? {};
        return [id, { id, email, firstName, lastName, phone, language, companyName, vat, taxNumber, address }];
      }),
    );
  }
}
