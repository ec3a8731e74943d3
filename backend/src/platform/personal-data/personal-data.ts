import { SetMetadata } from '@nestjs/common';
import type { Translated } from '../../shared-kernel/language/locale.js';

/** How a context finds a person: by the account, and by the confirmed address for what was done without an account. */
export interface DataSubject {
  readonly userId: string;
  /** Undefined for an address that nobody confirmed. */
  readonly confirmedEmail: string | undefined;
}

/** How long rows of a table are kept, and which job removes them. */
export interface Retention {
  /** `schema.table`. */
  readonly table: string;
  /** ISO 8601 duration, `P12M`; `account` until the account is closed; `law` where a law says how long. */
  readonly keptFor: string;
  /** The kind of the job that removes the rows; undefined where erasing does it. */
  readonly job?: string;
}

export const KEEPS_PERSONAL_DATA = 'keeps-personal-data';

/** Marks the provider that answers for the personal data of its context. */
export const KeepsPersonalData = (): ClassDecorator => SetMetadata(KEEPS_PERSONAL_DATA, true);

/** Something that keeps an account from being closed, by what the person knows it by. */
export interface OpenMatter {
  /** `booking-to-come` */
  readonly code: string;
  /** Of the thing itself, for its page. */
  readonly reference: string;
  readonly name: Translated;
  readonly place: Translated;
  readonly startsAt: Date;
  readonly timeZone: string;
}

/** A file for the person. */
export interface PersonalDocument {
  /** Its path within the export. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** What one context keeps about people. A test lists columns that no context registered. */
export abstract class PersonalData {
  /** The name of the context: the key of its part in an export. */
  abstract readonly context: string;
  /** Columns with personal data, by `schema.table`. */
  abstract readonly columns: Readonly<Record<string, readonly string[]>>;
  abstract readonly retention: readonly Retention[];
  /** Everything that the context knows about the person, as JSON. */
  abstract export(person: DataSubject): Promise<Readonly<Record<string, unknown>>>;
  /** The person's documents, made anew. */
  async documents(_person: DataSubject): Promise<readonly PersonalDocument[]> {
    return [];
  }

  /**
   * Replaces or deletes what tells of the person, in the caller's transaction. Money, invoices and counts stay. A second
   * call changes nothing.
   */
  abstract erase(person: DataSubject): Promise<void>;
  /** What is still open and keeps the account from being closed, the next first. */
  abstract openMatters(person: DataSubject): Promise<readonly OpenMatter[]>;
}
