import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import {
  type DataSubject,
  KEEPS_PERSONAL_DATA,
  type OpenMatter,
  type PersonalData,
  type PersonalDocument,
  type Retention,
} from './personal-data.js';

/** What all contexts keep about people. Each has a provider that is marked with `@KeepsPersonalData()`. */
@Injectable()
export class PersonalDataRegister implements OnModuleInit {
  private readonly byContext = new Map<string, PersonalData>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  /** Throws an Error if two providers answer for the same context. */
  onModuleInit(): void {
    for (const { metatype, instance } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || !this.reflector.get<true | undefined>(KEEPS_PERSONAL_DATA, metatype))
        continue;
      const data = instance as PersonalData;
      const known = this.byContext.get(data.context);
      if (known && known !== data) throw new Error(`Two providers keep the personal data of ${data.context}`);
      this.byContext.set(data.context, data);
    }
  }

  /** `schema.table.column` of every registered column. */
  get columns(): ReadonlySet<string> {
    const registered = this.all.flatMap(({ columns }) => Object.entries(columns));
    return new Set(registered.flatMap(([table, names]) => names.map((name) => `${table}.${name}`)));
  }

  get retention(): readonly Retention[] {
    return this.all.flatMap(({ retention }) => retention);
  }

  /** Everything that is known about the person, by context. */
  async export(person: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    const parts: Record<string, unknown> = {};
    for (const data of this.all) parts[data.context] = await data.export(person);
    return parts;
  }

  /** The person's documents of all contexts. */
  async documents(person: DataSubject): Promise<readonly PersonalDocument[]> {
    const documents: PersonalDocument[] = [];
    for (const data of this.all) documents.push(...(await data.documents(person)));
    return documents;
  }

  /** In the caller's transaction. A second call changes nothing. */
  async erase(person: DataSubject): Promise<void> {
    for (const data of this.all) await data.erase(person);
  }

  /** What keeps the account from being closed, the next first. */
  async openMatters(person: DataSubject): Promise<readonly OpenMatter[]> {
    const open = await Promise.all(this.all.map((data) => data.openMatters(person)));
    return open.flat().sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  }

  private get all(): readonly PersonalData[] {
    return [...this.byContext.values()].sort((one, other) => one.context.localeCompare(other.context));
  }
}
