import { useIntl } from 'react-intl';
import { showToast } from './toast-store.js';

/** Returns a function that says by a toast that the server could not be reached after a click. */
export function useToastOffline(): () => void {
  const intl = useIntl();
  return () => showToast(intl.formatMessage({ id: 'common.offline.text' }));
}
