import { describe, expect, it } from '@jest/globals';
import { Injectable, type Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { route, Reaction, type EventHandler, type Route } from './reaction.js';
import { Reactions, RoutingInvalid, ROUTES } from './reactions.js';

interface Knocked {
  readonly type: 'test.knocked.v1';
}

@Reaction('test.open')
@Injectable()
class Open implements EventHandler<Knocked> {
  async react(): Promise<void> {
    await Promise.resolve();
  }
}

@Reaction('test.open')
@Injectable()
class OpenToo extends Open {}

@Injectable()
class Nameless implements EventHandler<Knocked> {
  async react(): Promise<void> {
    await Promise.resolve();
  }
}

async function reactions(routes: readonly Route[], providers: readonly Type[]): Promise<Reactions> {
  const testing = await Test.createTestingModule({
    imports: [DiscoveryModule],
    providers: [{ provide: ROUTES, useValue: routes }, Reactions, ...providers],
  }).compile();
  const found = testing.get(Reactions);
  found.onModuleInit();
  return found;
}

describe('the map of the system', () => {
  it('knows who reacts to what', async () => {
    const found = await reactions([route<Knocked>('test.knocked.v1', Open)], [Open]);
    expect(found.to('test.knocked.v1')).toEqual(['test.open']);
    expect(found.to('test.unheard.v1')).toEqual([]);
    expect(found.find('test.open')).toBeInstanceOf(Open);
    expect(found.pairs()).toEqual({ types: ['test.knocked.v1'], reactions: ['test.open'] });
  });

  it.each([
    ['a reaction that is no provider', [route<Knocked>('test.knocked.v1', Open)], [], 'Open needs @Reaction'],
    [
      'a reaction without a name',
      [route<Knocked>('test.knocked.v1', Nameless)],
      [Nameless],
      'Nameless needs @Reaction',
    ],
    ['a reaction that is not on it', [], [Open], 'not on the map: Open'],
    ['two reactions of one name', [route<Knocked>('test.knocked.v1', Open, OpenToo)], [Open, OpenToo], 'two reactions'],
    ['two lines for one fact', [route('test.knocked.v1', Open), route('test.knocked.v1', Open)], [Open], 'two lines'],
  ] as const)('refuses %s', async (_, routes, providers, reason) => {
    const found = reactions(routes, providers);
    await expect(found).rejects.toThrow(RoutingInvalid);
    await expect(found).rejects.toThrow(reason);
  });
});
