import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { currentLanguage } from '../request-context.js';
import { bcp47, DEFAULT_LOCALE } from '../../shared-kernel/language/locale.js';
import { knownProblems } from './problem-texts.js';
import { spelledOut } from '../../shared-kernel/language/texts.js';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The page that a problem's `type` links to: each code with its sentence, in the reader's language. */
@ApiExcludeController()
@Controller('api/docs/problems')
export class ProblemListController {
  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  page(): string {
    const language = currentLanguage() ?? DEFAULT_LOCALE;
    const entries = [...knownProblems()]
      .map(([code, texts]) => [code, spelledOut(texts, language)] as const)
      .sort(([a], [b]) => a.localeCompare(b));
    return `<!doctype html><html lang="${bcp47(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Problems</title><style>body{max-width:66ch;margin:2rem auto;padding:0 1rem;font:1rem/1.6 sans-serif;color:#1f2430;background:#fbf7f0}dt{font:600 .95rem monospace;margin-top:1.2rem}dd{margin:0}:target{background:#e9a93a55}</style>
<h1>Problems</h1><dl>${entries.map(([code, sentence]) => (isOfField(code) ? '' : entry(code, code, sentence))).join('')}</dl>
<h2>Fields</h2><p>In <code>errors</code> of VALIDATION_FAILED.</p><dl>${entries.map(([code, sentence]) => (isOfField(code) ? entry(code, code.slice(FIELD.length), sentence) : '')).join('')}</dl></html>`;
  }
}

const FIELD = 'FIELD_';
const isOfField = (code: string): boolean => code.startsWith(FIELD);

const entry = (id: string, code: string, sentence: string): string =>
  `<dt id="${id}">${code}</dt><dd>${escaped(sentence)}</dd>`;
