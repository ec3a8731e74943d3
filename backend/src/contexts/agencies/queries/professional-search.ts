import { Injectable } from '@nestjs/common';
import { FindsForTeam, type SearchHit, SearchSource } from '../../../platform/back-office/search-source.js';
import { Accounts } from '../domain/accounts.js';

/** Finds professionals by company and VAT number for the search field of the back office. */
@FindsForTeam()
@Injectable()
export class ProfessionalSearch extends SearchSource {
  readonly permission = 'professional.validate';

  constructor(private readonly accounts: Accounts) {
    super();
  }

  async find(text: string, limit: number): Promise<readonly SearchHit[]> {
    const found = await this.accounts.search(text, limit);
    return found.map(({ id, companyName, vat }) => ({
      type: 'professional',
      id,
      title: companyName ?? '',
      subtitle: vat ?? '',
      path: `/admin/professionals/${id}`,
    }));
  }
}
