import { useIntl } from 'react-intl';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import type { WorkItem } from './work-items.api.js';
import { subjectText, textOfFact } from './work-item-words.js';

/** The page of the record; undefined if the site has none. */
export function pathOfSubject({
  context,
  subject: { type, id },
  facts,
}: Pick<WorkItem, 'context' | 'subject' | 'facts'>): string | undefined {
  switch (type) {
    case 'order':
      return `/admin/orders/${id}`;
    case 'mission':
      return `/admin/missions/${id}`;
    case 'user':
      return context === 'agencies' ? `/admin/professionals/${id}` : `/admin/users/${id}`;
    case 'quote':
      return `/admin/quotes/${id}`;
    case 'payout':
      return `/admin/payouts/${id}`;
    case 'application':
      return `/admin/applications/${id}`;
    case 'ledger':
      return '/admin/ledger';
    case 'transfer':
      return `/admin/transfers/${id}`;
    case 'mail':
      return `/admin/mails/${id}`;
    case 'job':
      return `/admin/jobs?query=${encodeURIComponent(textOfFact(facts['name']))}`;
    default:
      return undefined;
  }
}

export function SubjectLink({ item }: { item: WorkItem }) {
  const text = subjectText(item, useIntl());
  const path = pathOfSubject(item);
  if (path === undefined) return text;
  return (
    <Link to={path} className={textLink}>
      {text}
    </Link>
  );
}
