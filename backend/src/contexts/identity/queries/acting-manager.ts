import { sql } from 'kysely';
import { ROLES } from '../../../shared-kernel/roles.js';

/** Of an account `m`, as `mayManage` of the domain says: a suspended or demoted admin looks after nobody. */
export const MAY_MANAGE = sql`m.state = 'active' and m.role in (${sql.lit(ROLES.superAdmin)}, ${sql.lit(ROLES.admin)})`;
