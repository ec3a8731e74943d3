import { Injectable } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import { Config } from '../../../platform/config.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { CreateFirstSuperAdmin } from '../commands/create-first-super-admin.js';
import { Passwords } from '../domain/passwords.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';

/** Opens the first account of a production database, for who runs the image. */
@Injectable()
export class FirstSuperAdmin {
  constructor(
    private readonly commands: Commands,
    private readonly passwords: Passwords,
    private readonly ids: Ids,
    private readonly config: Config,
  ) {}

  /** The address of the page that sets the password; it works for an hour. Throws SuperAdminExists or EmailTaken. */
  async create(email: string): Promise<string> {
    // Nobody knows this password: the link sets the first one.
    const passwordHash = await this.passwords.hash(this.ids.secret());
    const token = await this.commands.execute(
      new CreateFirstSuperAdmin(email, passwordHash, Actor.job('create-super-admin')),
    );
    return `${this.config.publicUrl}/en_US/EUR/reset-password?token=${token}`;
  }
}
