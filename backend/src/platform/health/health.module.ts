import { Global, Module } from '@nestjs/common';
import { SchemaCheck } from '../persistence/schema-check.js';
import { HealthController } from './health.controller.js';
import { Metrics } from './metrics.js';
import { VitalParts } from './vital-parts.js';

/** Global: other parts of the platform name what must be whole in them. */
@Global()
@Module({
  controllers: [HealthController],
  providers: [Metrics, VitalParts, SchemaCheck],
  exports: [Metrics, VitalParts],
})
export class HealthModule {}
