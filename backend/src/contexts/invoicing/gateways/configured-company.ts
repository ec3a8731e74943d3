import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config.js';
import { Company, type IssuingCompany } from '../domain/company.js';

@Injectable()
export class ConfiguredCompany extends Company {
  constructor(private readonly config: Config) {
    super();
  }

  get(): IssuingCompany {
    const { COMPANY_CODE: code, POSTAL_LINE: postalLine, vatNumber, companyRegister } = this.config;
    return {
      code,
      postalLine,
      ...(vatNumber === undefined ? {} : { vatNumber }),
      ...(companyRegister === undefined ? {} : { companyRegister }),
      country: this.config.COMPANY_COUNTRY,
      timeZone: this.config.COMPANY_TIME_ZONE,
    };
  }
}
