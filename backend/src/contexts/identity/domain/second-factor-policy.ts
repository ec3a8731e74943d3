import { ROLES, type Role } from '../../../shared-kernel/actor.js';

/** Who must have a second factor: the admins, in production. */
export class SecondFactorPolicy {
  constructor(private readonly isProduction: boolean) {}

  isNeededFor(role: Role): boolean {
    return this.isProduction && (role === ROLES.admin || role === ROLES.superAdmin);
  }
}
