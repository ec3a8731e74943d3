import { Migration } from '@mikro-orm/migrations';

/** Of which guides a customer was told. */
export class Migration20261122000200ToldGuides extends Migration {
  override up(): void {
    this.addSql(`alter table booking.booking add column guides_told jsonb not null default '[]'`);
    this.addSql(`
      update booking.booking set guides_told = jsonb_build_array(jsonb_build_object('id', guide_id, 'name', guide_name))
      where guide_id is not null and guide_name is not null`);
  }
}
