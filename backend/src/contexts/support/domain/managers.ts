import { type Actor, NotAllowed, ROLES } from '../../../shared-kernel/actor.js';

/** The admin who looks after a professional or a guide. */
export interface ManagerContact {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The path of a stored file. */
  readonly picture: string | null;
}

/** Who writes to the manager. */
export interface Correspondent {
  readonly name: string;
  readonly email: string;
}

/** Who looks after whom, as the account says now. */
export abstract class Managers {
  /** Undefined where the team looks after the person. */
  abstract findManagerOf(userId: string): Promise<ManagerContact | undefined>;
  abstract findCorrespondent(userId: string): Promise<Correspondent | undefined>;
}

/** The id of a professional or an approved guide, who have a manager. Throws NotSignedIn or NotAllowed. */
export function mustHaveManager(actor: Actor): string {
  const person = actor.mustBePerson();
  const isGuide = actor.role === ROLES.guide && actor.status === 'guide_approved';
  if (!actor.isPro && !isGuide) throw new NotAllowed();
  return person;
}
