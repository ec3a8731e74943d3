import type { INestApplicationContext } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

const HOOKS = ['onModuleDestroy', 'beforeApplicationShutdown', 'onApplicationShutdown'] as const;
type Hooks = Partial<Record<(typeof HOOKS)[number], (signal?: string) => unknown>>;

/**
 * Nest says nothing while it closes. From now on the function returned names the hooks that have begun and not ended,
 * for example `Workers.onModuleDestroy`. Call it after `init()`.
 */
export function watchShutdownHooks(app: INestApplicationContext): () => readonly string[] {
  const running = new Set<string>();
  const discovery = app.get(DiscoveryService);
  const instances = [...discovery.getProviders(), ...discovery.getControllers()].map(
    ({ instance }) => instance as unknown,
  );
  for (const instance of new Set(instances)) {
    if (typeof instance === 'object' && instance !== null) watch(instance, running);
  }
  return () => [...running];
}

function watch(instance: Hooks, running: Set<string>): void {
  for (const hook of HOOKS) {
    const original = instance[hook];
    if (!original) continue;
    const name = `${instance.constructor.name}.${hook}`;
    instance[hook] = async (signal) => {
      running.add(name);
      try {
        await original.call(instance, signal);
      } finally {
        running.delete(name);
      }
    };
  }
}
