import type { CsvFile } from '../../../platform/lists/list-answer.js';
import type { ApiCallView } from '../queries/partner-views.js';

/** The log of calls as a file. */
export const apiCallsFile: CsvFile<ApiCallView> = {
  name: 'api-calls',
  columns: {
    at: ({ at }) => at,
    keyLabel: ({ keyLabel }) => keyLabel,
    keyLast4: ({ keyLast4 }) => keyLast4,
    method: ({ method }) => method,
    route: ({ route }) => route,
    status: ({ status }) => status,
    durationMs: ({ durationMs }) => durationMs,
    requestId: ({ requestId }) => requestId,
  },
};
