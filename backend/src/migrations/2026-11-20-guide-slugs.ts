import { Migration } from '@mikro-orm/migrations';

/** Guides have pages: an address of the first name and the last name's initial. */
export class Migration20261120000610GuideSlugs extends Migration {
  override up(): void {
    this.addSql(`
      create function guide_missions.slug_part(name text) returns text language sql immutable as $$
        select trim(both '-' from regexp_replace(
          regexp_replace(lower(normalize(name, NFKD)), '[\\u0300-\\u036f]', '', 'g'), '[^a-z0-9]+', '-', 'g'))
      $$`);
    this.addSql(
      `alter table guide_missions.guide_profile add column slug text unique check (slug ~ '^[a-z0-9-]{1,100}$')`,
    );
    this.addSql(`
      create function guide_missions.free_slug(first_name text, last_name text) returns text language sql as $$
        with wanted (slug) as (
          select coalesce(nullif(trim(both '-' from left(guide_missions.slug_part(first_name), 40) || '-'
                          || left(guide_missions.slug_part(last_name), 1)), ''), 'guide')
        )
        select candidate from wanted, lateral (
          select wanted.slug as candidate, 1 as place
          union all select wanted.slug || '-' || n, n from generate_series(2, (select count(*) + 2 from guide_missions.guide_profile)) as n
        ) candidates
        where not exists (select from guide_missions.guide_profile g where g.slug = candidate)
        order by place limit 1
      $$`);
    this.addSql(`
      do $$
      declare guide record;
      begin
        for guide in
          select g.user_id, u.first_name, u.last_name from guide_missions.guide_profile g
          left join identity.user_account u on u.id = g.user_id order by g.user_id
        loop
          update guide_missions.guide_profile
          set slug = guide_missions.free_slug(coalesce(guide.first_name, ''), coalesce(guide.last_name, ''))
          where user_id = guide.user_id;
        end loop;
      end $$`);
    this.addSql(`alter table guide_missions.guide_profile alter column slug set not null`);
  }
}
