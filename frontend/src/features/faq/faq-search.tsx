import { Search } from 'lucide';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sitePath, useSite } from '../../i18n/site.js';
import { Button } from '../../ui/form/button.js';
import { controlClass } from '../../ui/form/field.js';
import { Icon } from '../../ui/display/icon.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { faqPath } from './questions.js';

interface FaqSearchProps {
  text: string;
  onText: (text: string) => void;
  found: number;
  /** What was found only nearly holds the words. */
  isNear: boolean;
  isSearching: boolean;
}

/** Finds while one types; without script the words are sent. */
export function FaqSearch({ text, onText, found, isNear, isSearching }: FaqSearchProps) {
  const intl = useIntl();
  const site = useSite();
  const go = useGo();
  const said = isSearching ? 'layout.search.searching' : isNear ? 'faq.search.near' : 'faq.search.found';
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void go(faqPath(text), { replace: true });
  };
  return (
    <form role="search" method="get" action={sitePath(site, '/faq')} onSubmit={send} className="grid gap-2">
      <div className="flex gap-2">
        <input
          type="search"
          name="q"
          value={text}
          onChange={(event) => onText(event.target.value)}
          aria-label={intl.formatMessage({ id: 'faq.search.label' })}
          placeholder={intl.formatMessage({ id: 'faq.search.placeholder' })}
          autoComplete="off"
          className={controlClass}
        />
        <Button type="submit" className="shrink-0">
          <Icon of={Search} />
          <span className="max-sm:sr-only">
            <FormattedMessage id="faq.search.go" />
          </span>
        </Button>
      </div>
      <p role="status" className="min-h-6 text-sm text-ink-soft">
        {text.trim() && <FormattedMessage id={said} values={{ count: found }} />}
      </p>
    </form>
  );
}
