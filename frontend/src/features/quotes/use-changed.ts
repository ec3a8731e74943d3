import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { showToast } from '../../ui/feedback/toast-store.js';
import { isOfQuotes } from './quote-desk.api.js';

/** Reads everything about quotes anew: also after a conflict, when somebody else was first. */
export function useChanged(done: string, onDone: () => void) {
  const client = useQueryClient();
  const intl = useIntl();
  return {
    onSuccess: () => {
      showToast(intl.formatMessage({ id: `quotes.desk.done.${done}` }));
      onDone();
    },
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => isOfQuotes(queryKey) }),
  };
}
