import pg from 'pg';

/**
 * Copies the tours of the demonstration up to the wanted number, so that speed can be measured. Copies have names,
 * cities, prices and ratings of their own and differ in nothing else. Safe to repeat.
 */
export async function copyTours(url, wanted) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(COUNT);
    const { originals = 0, all = 0 } = rows[0] ?? {};
    if (originals === 0) throw new Error('The database holds no demonstration to copy');
    for (const statement of COPY)
      await client.query(statement, [Math.max(0, wanted - Number(all)), Number(all) - Number(originals)]);
    await client.query('commit');
    for (const table of TABLES) await client.query(`analyze catalogue.${table}`);
    await client.query(`select pg_notify('changes', '{"topic":"catalogue","key":"bulk"}')`);
  } finally {
    await client.end();
  }
}

const TABLES = ['tour', 'tour_option', 'meeting_point', 'tour_stop'];

const COUNT = `select count(*) filter (where slug not like 'copy-%') as originals, count(*) as all from catalogue.tour`;

/** $1: copies to make; $2: existing copies. Prices are scaled by whole percents, which keeps whole amounts exact. */
const COPY = [
  `create temporary table copy on commit drop as
   with original as (
     select id, row_number() over (order by slug) - 1 as number, count(*) over () as among from catalogue.tour where slug not like 'copy-%'
   ), place as (select id, row_number() over (order by slug) - 1 as number, count(*) over () as among from catalogue.city)
   select gen_random_uuid() as id, original.id as original, place.id as city, n, 60 + n * 7 % 140 as percent
   from generate_series($2::integer + 1, $2::integer + $1::integer) as n
   join original on original.number = n % original.among
   join place on place.number = n * 31 % place.among`,
  `insert into catalogue.tour (id, slug, city_id, status, kind, categories, special_filters, currency, featured, position,
     cancellation_minutes, lead_time_minutes, infants_need_seat, tax_regime, landmarks, image_colour, names, summaries, highlights,
     descriptions, included, not_included, guide_languages, rating, review_count, published_at)
   select copy.id, 'copy-' || copy.n, copy.city, 'published', kind, categories, special_filters, currency, copy.n % 97 = 0, 1000 + copy.n,
     cancellation_minutes, lead_time_minutes, infants_need_seat, tax_regime, landmarks, image_colour,
     (select jsonb_object_agg(key, value || ' ' || copy.n) from jsonb_each_text(names)), summaries, highlights, descriptions, included,
     not_included, guide_languages, case when copy.n % 3 > 0 then 3.5 + (copy.n % 16) / 10.0 end, case when copy.n % 3 > 0 then 1 + copy.n % 200 else 0 end,
     published_at
   from copy join catalogue.tour tour on tour.id = copy.original where $1 >= 0 and $2 >= 0`,
  `insert into catalogue.tour_option (id, tour_id, duration_minutes, prices, totals, minimum_persons, maximum_persons, capacity, weekdays,
     start_times, closed_months, closed_days)
   select gen_random_uuid(), copy.id, duration_minutes,
     case prices ->> 'kind' when 'per-person' then jsonb_build_object('kind', 'per-person', 'adult', (prices -> 'adult')::bigint * percent / 100,
       'child', (prices -> 'child')::bigint * percent / 100, 'infant', prices -> 'infant')
     else jsonb_build_object('kind', 'per-group', 'extraPerson', (prices -> 'extraPerson')::bigint * percent / 100, 'bands', (
       select jsonb_agg(jsonb_build_object('upTo', band -> 'upTo', 'amount', (band -> 'amount')::bigint * percent / 100) order by (band -> 'upTo')::integer)
       from jsonb_array_elements(prices -> 'bands') as band)) end,
     (select array_agg(total * percent / 100 order by people) from unnest(totals) with ordinality as t (total, people)),
     minimum_persons, maximum_persons, capacity, weekdays, start_times, closed_months, closed_days
   from copy join catalogue.tour_option option on option.tour_id = copy.original where $1 >= 0 and $2 >= 0`,
  `insert into catalogue.meeting_point (id, tour_id, position, names, address, addresses, latitude, longitude)
   select gen_random_uuid(), copy.id, position, names, address, addresses, latitude, longitude
   from copy join catalogue.meeting_point point on point.tour_id = copy.original where $1 >= 0 and $2 >= 0`,
  `insert into catalogue.tour_stop (id, tour_id, position, names, texts, latitude, longitude, minutes, minutes_to_next)
   select gen_random_uuid(), copy.id, position, names, texts, latitude, longitude, minutes, minutes_to_next
   from copy join catalogue.tour_stop stop on stop.tour_id = copy.original where $1 >= 0 and $2 >= 0`,
];
