import { Migration } from '@mikro-orm/migrations';

/** Countries and continents have posters too. */
export class Migration20261120000310CatalogueColours extends Migration {
  override up(): void {
    for (const table of ['continent', 'country'])
      this.addSql(`alter table catalogue.${table} add column image_colour text not null default '#e8dcc8'`);
  }
}
