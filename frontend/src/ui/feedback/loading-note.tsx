import { FormattedMessage } from 'react-intl';

/** Beside skeletons, for who does not see them. Without script nothing is on its way. */
export const LoadingNote = () => (
  <p role="status" className="sr-only noscript:hidden">
    <FormattedMessage id="common.loading" />
  </p>
);
