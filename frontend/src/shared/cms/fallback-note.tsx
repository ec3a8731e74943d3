import { FormattedMessage } from 'react-intl';

/** Said above a text that is English because the page's language has none. */
export const FallbackNote = () => (
  <p className="mb-8 max-w-[56ch] rounded-sm bg-sun-soft px-4 py-3 text-ink">
    <FormattedMessage id="common.fallback" />
  </p>
);
