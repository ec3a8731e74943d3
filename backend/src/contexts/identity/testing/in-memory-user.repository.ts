import type { User, UserId } from '../domain/user.js';
import { ROLES } from '../../../shared-kernel/roles.js';
import { EmailTaken } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';

export class InMemoryUserRepository extends UserRepository {
  readonly users = new Map<UserId, User>();

  async findByEmail(email: string): Promise<User | undefined> {
    return [...this.users.values()].find((user) => user.email.toLowerCase() === email.toLowerCase());
  }

  async hasSuperAdmin(): Promise<boolean> {
    return [...this.users.values()].some(({ role, state }) => role === ROLES.superAdmin && state === 'active');
  }

  async find(id: UserId): Promise<User | undefined> {
    return this.users.get(id);
  }

  async findForChange(id: UserId): Promise<User | undefined> {
    return this.find(id);
  }

  async save(user: User): Promise<void> {
    const owner = await this.findByEmail(user.email);
    if (owner && owner.id !== user.id) throw new EmailTaken();
    this.users.set(user.id, user);
  }
}
