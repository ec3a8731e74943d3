import { Migration } from '@mikro-orm/migrations';

/** A text that is renamed keeps its picture: the slug under which it was first drawn. None: that of today. */
export class Migration20261121000300EntryPictures extends Migration {
  override up(): void {
    this.addSql(`alter table content.entry add column drawn_as text`);
  }
}
