import { Migration } from '@mikro-orm/migrations';

/** Tours by a word of their titles in any language, among very many. */
export class Migration20261121000800TourTitleWords extends Migration {
  override up(): void {
    this.addSql(`create index tour_names_like on catalogue.tour using gin ((names::text) gin_trgm_ops)`);
  }
}
