import { FormattedMessage } from 'react-intl';

/** A note above a text that is English because there is none in the page's language. */
export const FallbackNote = () => (
  <p className="mb-8 max-w-[56ch] rounded-sm bg-sun-soft px-4 py-3 text-ink">
    <FormattedMessage id="common.fallback" />
  </p>
);
