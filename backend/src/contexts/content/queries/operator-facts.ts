import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config.js';
import { literally } from '../markdown/markdown.js';

/** Who runs the site, for the texts that must say it: `{company}`, `{postalLine}`, `{email}`, `{site}`. */
@Injectable()
export class OperatorFacts {
  private readonly facts: ReadonlyMap<string, string>;

  constructor(config: Config) {
    const [company = ''] = config.POSTAL_LINE.split(',');
    this.facts = new Map([
      ['company', literally(company.trim())],
      ['postalLine', literally(config.POSTAL_LINE)],
      // Stands between < and >, where Markdown knows no escapes.
      ['email', config.TEAM_EMAIL],
      ['site', literally(new URL(config.publicUrl).host)],
    ]);
  }

  fill(markdown: string): string {
    return markdown.replace(/\{(\w+)\}/g, (written, name: string) => this.facts.get(name) ?? written);
  }
}
