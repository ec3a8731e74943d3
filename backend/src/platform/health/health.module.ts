import { Global, Module } from '@nestjs/common';
import { SchemaCheck } from '../persistence/schema-check.js';
import { HealthController } from './health.controller.js';
import { Metrics } from './metrics.js';
import { HealthChecks } from './health-checks.js';

/** Global: other parts of the platform name what must be whole in them. */
@Global()
@Module({
  controllers: [HealthController],
  providers: [Metrics, HealthChecks, SchemaCheck],
  exports: [Metrics, HealthChecks],
})
export class HealthModule {}
