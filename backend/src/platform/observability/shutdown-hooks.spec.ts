import { describe, expect, it } from '@jest/globals';
import { Injectable, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { watchShutdownHooks } from './shutdown-hooks.js';

@Injectable()
class Quick implements OnModuleDestroy {
  ended = false;

  onModuleDestroy(): void {
    this.ended = true;
  }
}

@Injectable()
class Slow implements OnApplicationShutdown {
  letEnd = (): void => undefined;
  private tellBegin = (): void => undefined;
  readonly begun = new Promise<void>((resolve) => (this.tellBegin = resolve));

  async onApplicationShutdown(): Promise<void> {
    this.tellBegin();
    await new Promise<void>((resolve) => (this.letEnd = resolve));
  }
}

describe('watched shutdown hooks', () => {
  it('are named while they run, and run as before', async () => {
    const app = await Test.createTestingModule({
      imports: [DiscoveryModule],
      providers: [Quick, Slow, { provide: 'the same', useExisting: Slow }, { provide: 'no object', useValue: 7 }],
    }).compile();
    const [quick, slow] = [app.get(Quick), app.get(Slow)];
    const unfinished = watchShutdownHooks(app);
    expect(unfinished()).toEqual([]);
    const closed = app.close();
    await slow.begun;
    expect(quick.ended).toBe(true);
    expect(unfinished()).toEqual(['Slow.onApplicationShutdown']);
    slow.letEnd();
    await closed;
    expect(unfinished()).toEqual([]);
  });
});
