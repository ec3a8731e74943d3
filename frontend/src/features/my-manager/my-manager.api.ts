import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import { apiQuery } from '../../api/query.js';
import type { ManagerMessageValues } from './manager-message.schema.js';

export type { MyManagerView } from '../../api/generated/types.gen.js';

export const myManagerQuery = () => apiQuery('/api/me/manager', {});

export const writeToManager = (api: Api, { message, bookingReference }: ManagerMessageValues, idempotencyKey: string) =>
  writeApi(api, 'POST /api/me/manager/messages', {
    body: { message, ...(bookingReference ? { bookingReference } : {}) },
    idempotencyKey,
  });
