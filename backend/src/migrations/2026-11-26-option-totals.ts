import { Migration } from '@mikro-orm/migrations';

/** What each option costs so many people, beside the option: a list of one duration goes by its prices and no others. */
export class Migration20261126000000OptionTotals extends Migration {
  override up(): void {
    this.addSql(`alter table catalogue.tour_option add column totals bigint[] not null default '{}'`);
    this.addSql(`comment on column catalogue.tour_option.totals is
      'Total in the tour''s currency for 1, 2, ... adults, 20 at most; null where so few cannot book'`);
    this.addSql(`
      update catalogue.tour_option option set totals = coalesce((
        select array_agg(case when persons >= minimum_persons then
          case prices ->> 'kind' when 'per-person' then persons * (prices ->> 'adult')::bigint
          else coalesce(
            (select (band ->> 'amount')::bigint from jsonb_array_elements(prices -> 'bands') as band
             where (band ->> 'upTo')::integer >= persons order by (band ->> 'upTo')::integer limit 1),
            (select (band ->> 'amount')::bigint + (persons - (band ->> 'upTo')::integer) * (prices ->> 'extraPerson')::bigint
             from jsonb_array_elements(prices -> 'bands') as band order by (band ->> 'upTo')::integer desc limit 1)) end
          end order by persons)
        from generate_series(1, least(20, maximum_persons)) as persons), '{}')`);
    this.addSql(`comment on table catalogue.tour_listing is
      'Read by versions before 2026-11-26 alone, beside which this one may run; to be dropped after it'`);
  }
}
