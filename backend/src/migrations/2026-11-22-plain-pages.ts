import { Migration } from '@mikro-orm/migrations';

/**
 * The texts of the site's own pages, each alone in a kind of its own until now, become pages called by those kinds. Where
 * one had been given another name, which led nowhere, it has its own again.
 */
export class Migration20261122000700PlainPages extends Migration {
  override up(): void {
    this.addSql(`
      with house (name, position) as (
        values ('about', 1), ('travel-agents', 2), ('recruitment', 3), ('subscription', 4)
      ), shown as (
        select distinct on (entry.kind) entry.kind, entry.slug
        from content.entry join house on house.name = entry.kind
        order by entry.kind, entry.position, entry.slug
      )
      update content.entry
      set kind = 'page', slug = house.name, position = house.position,
          drawn_as = coalesce(entry.drawn_as, nullif(entry.slug, house.name))
      from house join shown on shown.kind = house.name
      where entry.kind = shown.kind and entry.slug = shown.slug
    `);
    this.addSql(`
      delete from platform.moved_slug
      where kind in ('entry/about', 'entry/travel-agents', 'entry/recruitment', 'entry/subscription')
    `);
  }
}
