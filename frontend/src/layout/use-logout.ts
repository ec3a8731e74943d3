import { useApi } from '../api/use-api.js';
import { endSession } from '../session/session.js';
import { useGo } from '../ui/behavior/use-go.js';
import { logOut } from './layout.api.js';

export function useLogout(): () => Promise<void> {
  const api = useApi();
  const go = useGo();
  return async () => {
    await logOut(api).catch(() => undefined);
    endSession();
    await go('/login');
  };
}
