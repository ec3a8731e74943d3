import { Plus } from 'lucide';
import { FormattedMessage } from 'react-intl';
import type { CmsEntry } from '../../shared/cms/cms.api.js';
import { CmsText } from '../../shared/cms/cms-text.js';
import { bcp47 } from '../../i18n/locales.js';
import { nonBreaking } from '../../i18n/non-breaking-text.js';
import { Icon } from '../../ui/display/icon.js';

/** Folded until it is asked. `#slug` leads to the answer, which the document and the browser unfold by themselves. */
export const Question = ({ question, unfolded }: { question: CmsEntry; unfolded: boolean }) => (
  <details suppressHydrationWarning open={unfolded} className="group border-b border-line has-target:border-action">
    <summary className="group/fold flex min-h-14 cursor-pointer list-none items-start justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
      <h3
        lang={bcp47(question.language)}
        className="text-lg underline-offset-4 group-open:text-action-text group-hover/fold:underline"
      >
        {nonBreaking(question.title)}
      </h3>
      <Icon
        of={Plus}
        className="mt-1 size-5 text-action-text transition-transform duration-150 group-open:rotate-45 print:hidden"
      />
    </summary>
    <div id={question.slug} className="grid max-w-184 scroll-mt-20 gap-3 pb-6">
      <CmsText html={question.html} language={question.language} />
      <p className="print:hidden">
        <a
          href={`#${question.slug}`}
          className="inline-block min-h-6 text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          <FormattedMessage id="faq.link" />
        </a>
      </p>
    </div>
  </details>
);
