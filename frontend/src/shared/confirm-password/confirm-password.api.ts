import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';

export const confirmPassword = (api: Api, password: string, code: string | undefined) =>
  writeApi(api, 'POST /api/auth/confirm-password', { body: { password, code } });
