import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config.js';
import { TERMS } from '../../../shared-kernel/terms.js';
import { literally } from '../markdown/markdown.js';

/**
 * What texts leave open: who runs the site (`{company}`, `{postalLine}`, `{companyRegister}`, `{vatNumber}`, `{email}`,
 * `{site}`) and the terms of the company
 * (`{holdMinutes}` and the others of `shared-kernel/terms.ts`). A line that
 * names a number which the company does not have is left out.
 */
@Injectable()
export class OperatorFacts {
  private readonly facts: ReadonlyMap<string, string>;
  private readonly plainFacts: ReadonlyMap<string, string>;

  constructor(config: Config) {
    const [company = ''] = config.POSTAL_LINE.split(',');
    const plain: Readonly<Record<string, string>> = {
      company: company.trim(),
      postalLine: config.POSTAL_LINE,
      companyRegister: config.companyRegister ?? '',
      vatNumber: config.vatNumber ?? '',
      email: config.TEAM_EMAIL,
      site: new URL(config.publicUrl).host,
      ...Object.fromEntries(Object.entries(TERMS).map(([name, value]) => [name, String(value)])),
    };
    this.plainFacts = new Map(Object.entries(plain));
    this.facts = new Map(
      Object.entries(plain).map(([name, value]) => [
        name,
        // The address stands between < and >, where Markdown knows no escapes.
        name === 'email' ? value : literally(value),
      ]),
    );
  }

  get names(): readonly string[] {
    return [...this.facts.keys()];
  }

  fill(markdown: string): string {
    return filled(markdown, this.facts);
  }

  /** For titles and summaries, which are no Markdown. */
  fillPlain(text: string): string {
    return filled(text, this.plainFacts);
  }
}

const filled = (text: string, facts: ReadonlyMap<string, string>): string =>
  withoutLinesOf(
    [...facts].filter(([, value]) => value === ''),
    text,
  ).replace(/\{(\w+)\}/g, (written, name: string) => facts.get(name) ?? written);

const withoutLinesOf = (unset: readonly (readonly [name: string, value: string])[], text: string): string =>
  text
    .split('\n')
    .filter((line) => !unset.some(([name]) => line.includes(`{${name}}`)))
    .join('\n');
