import { type Kysely, sql } from 'kysely';
import type { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { LOCALES } from '../../../shared-kernel/language/locale.js';

const NETWORKS = ['Instagram', 'Mastodon', 'YouTube'];

/** Under a host of the demonstration's own: an invented name on a real network could be a stranger's. */
const linkOf = (network: string, language: string): string =>
  `https://social.cicerone.example/${network.toLowerCase()}/${language.slice(0, 2)}`;

/** The networks of the demonstration, with a page for each language; what an operator has set stays. */
export async function seedSocialNetworks(database: Kysely<unknown>, ids: Ids): Promise<void> {
  const networks = NETWORKS.map((name) => ({
    uuid: ids.uuid(),
    name,
    links: Object.fromEntries(LOCALES.map((language) => [language, linkOf(name, language)])),
  }));
  await sql`
    insert into platform.setting (name, value) values ('social-networks', ${JSON.stringify(networks)}::jsonb)
    on conflict do nothing
  `.execute(database);
}
