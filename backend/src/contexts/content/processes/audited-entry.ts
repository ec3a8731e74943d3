import type { AuditSubject } from '../../../platform/audit/audit-trail.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Entry } from '../domain/entry.js';

export const auditSubjectOf = ({ kind, slug }: Pick<Entry, 'kind' | 'slug'>): AuditSubject => ({
  type: 'entry',
  id: `${kind}/${slug}`,
});

/** What the audit trail says of texts: their words are in the revisions. */
export function auditedTexts(entry: Entry, languages: readonly Locale[]): Readonly<Record<string, string>> {
  const said = languages.flatMap((language) => {
    const text = entry.in(language);
    if (!text) return [];
    const { title = '' } = text.draft ?? text.published ?? {};
    const state = text.publishAt?.toISOString() ?? (text.draft ? 'draft' : 'published');
    return [[language, `${title} (${state}, ${text.lastNumber})`] as const];
  });
  return Object.fromEntries(said);
}
