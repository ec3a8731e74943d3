import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import { CacheInvalidation } from '../../../platform/cache/cache-invalidation.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { normalised } from '../../../shared-kernel/language/normalised.js';
import { CityNames } from '../domain/city-names.js';
import { factsFor, type ReferenceFacts, type ReferenceKind } from '../domain/reference.js';
import { ReferenceIncomplete, ReferenceUnknown } from '../domain/reference.errors.js';
import { ReferenceRepository } from '../domain/reference.repository.js';

export const QUOTE_REFERENCES = 'quotes.references';

/**
 * Adds a vehicle, a cruise company, a ship, a port of call or a price table; answers its id. Throws ReferenceIncomplete,
 * ReferenceUnknown or ReferenceTaken.
 */
export class AddReference extends Command<string> {
  constructor(
    readonly kind: ReferenceKind,
    readonly facts: ReferenceFacts,
    /** Slug of the city of a price table. */
    readonly city: string | undefined,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AddReference)
export class AddReferenceHandler implements ICommandHandler<AddReference> {
  constructor(
    private readonly references: ReferenceRepository,
    private readonly cities: CityNames,
    private readonly audit: AuditTrail,
    private readonly changes: CacheInvalidation,
  ) {}

  async execute({ kind, facts: told, city, actor }: AddReference): Promise<string> {
    actor.mustBeAllowed('quote.edit-references');
    const facts = factsFor(kind, told, await this.references.vehicleIds());
    const id = kind === 'price-table' ? await this.cityOf(city) : idOf(facts);
    await this.references.add({ kind, id, facts, version: 1 });
    await this.audit.note(actor, { type: kind, id }, {}, facts);
    await this.changes.publish(QUOTE_REFERENCES, id);
    return id;
  }

  private async cityOf(city: string | undefined): Promise<string> {
    if (city === undefined) throw new ReferenceIncomplete('city');
    if ((await this.cities.nameOf(city, 'en_US')) === undefined) throw new ReferenceUnknown('city');
    return city;
  }
}

/** Letters and digits of the English name. Throws ReferenceIncomplete where it has none. */
function idOf({ names }: ReferenceFacts): string {
  const words = normalised(names.en_US ?? '').match(/[a-z0-9]+/g);
  if (!words) throw new ReferenceIncomplete('names.en_US');
  return words.join('-').slice(0, 100);
}
