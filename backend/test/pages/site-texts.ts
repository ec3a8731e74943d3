import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../src/shared-kernel/language/locale.js';

const MESSAGES = path.join(import.meta.dirname, '../../../frontend/src/i18n/messages');

/** What the site itself says in a language, by the id of the text. */
export class SiteTexts {
  private readonly texts: Readonly<Record<string, string>>;

  constructor(language: Locale) {
    const folder = path.join(MESSAGES, language);
    const catalogues = readdirSync(folder).map(
      (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>,
    );
    this.texts = Object.assign({}, ...catalogues) as Record<string, string>;
  }

  /** With its arguments filled in; it may have no plural. */
  of(id: string, values: Readonly<Record<string, string>> = {}): string {
    const text = Object.entries(values).reduce((rest, [name, value]) => rest.replace(`{${name}}`, value), this.get(id));
    if (text.includes('{')) throw new Error(`${id} needs more than its values: ${text}`);
    return text;
  }

  /** What stands around its arguments, whatever they are. */
  around(id: string): readonly string[] {
    let depth = 0;
    const pieces = [''];
    for (const letter of this.get(id)) {
      if (letter === '{') depth += 1;
      if (depth === 0) pieces.push(`${pieces.pop() ?? ''}${letter}`);
      if (letter === '}' && (depth -= 1) === 0) pieces.push('');
    }
    return pieces.filter((piece) => piece.trim() !== '');
  }

  /** All whose ids begin so, of texts without arguments. */
  all(beginning: string): readonly string[] {
    const ids = Object.keys(this.texts).filter((id) => id.startsWith(beginning));
    if (ids.length === 0) throw new Error(`No text begins with ${beginning}`);
    return ids.map((id) => this.of(id));
  }

  private get(id: string): string {
    const text = this.texts[id];
    if (text === undefined) throw new Error(`There is no text ${id}`);
    return text;
  }
}
