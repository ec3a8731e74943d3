import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from './platform/config.js';
import { PlatformModule } from './platform/platform.module.js';
import { IdentityModule } from './contexts/identity/identity.module.js';

/** The contexts' modules, nothing else. */
@Module({})
export class AppModule {
  static with(config: Config, databaseUrl: string): DynamicModule {
    return {
      module: AppModule,
      imports: [PlatformModule.with(config, databaseUrl), IdentityModule],
    };
  }
}
