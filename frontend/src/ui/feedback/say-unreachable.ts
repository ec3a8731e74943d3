import { useIntl } from 'react-intl';
import { showToast } from './toast-store.js';

/** For what was asked of the server by a click and did not come. */
export function useSayUnreachable(): () => void {
  const intl = useIntl();
  return () => showToast(intl.formatMessage({ id: 'common.offline.text' }));
}
