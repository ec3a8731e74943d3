import type { AuditTrail } from '../../../platform/audit/audit-trail.js';

/** For tests of what a command does, not of what is noted about it. */
export const noAudit = { note: async () => undefined } as unknown as AuditTrail;
