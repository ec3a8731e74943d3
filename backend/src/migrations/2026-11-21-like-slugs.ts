import { Migration } from '@mikro-orm/migrations';

/** Tours whose slug is like one that there is not, among very many. */
export class Migration20261121000700LikeSlugs extends Migration {
  override up(): void {
    this.addSql(`create index tour_slug_like on catalogue.tour using gin (slug gin_trgm_ops)`);
  }
}
