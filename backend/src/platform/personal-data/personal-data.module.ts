import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { PersonalDataRegister } from './personal-data-register.js';
import { PlatformPersonalData } from './platform-personal-data.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [PersonalDataRegister, PlatformPersonalData],
  exports: [PersonalDataRegister],
})
export class PersonalDataModule {}
