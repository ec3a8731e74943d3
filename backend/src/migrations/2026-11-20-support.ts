import { Migration } from '@mikro-orm/migrations';

/** What visitors write to the house, and who asked for its newsletter. */
export class Migration20261120000910Support extends Migration {
  override up(): void {
    this.addSql(`create schema support`);
    this.addSql(`
      create table support.contact_message (
        id uuid primary key,
        received_at timestamptz not null,
        sender_type text not null check (sender_type in ('customer', 'guide')),
        reason text not null,
        name text not null,
        email text not null,
        booking_reference text,
        message text not null,
        language text not null
      )`);
    this.addSql(`create index contact_message_by_sender on support.contact_message (lower(email), received_at)`);
    this.addSql(`
      create table support.subscriber (
        id uuid primary key,
        email text not null unique check (email = lower(email)),
        language text not null,
        state text not null check (state in ('pending', 'confirmed', 'left')),
        asked_at timestamptz not null,
        changed_at timestamptz not null
      )`);
    this.addSql(`
      create table support.subscription_token (
        hash text primary key,
        subscriber_id uuid not null references support.subscriber on delete cascade,
        purpose text not null check (purpose in ('confirm', 'leave')),
        issued_at timestamptz not null
      )`);
    this.addSql(`create index subscription_token_by_subscriber on support.subscription_token (subscriber_id)`);
  }
}
