import type { SocialNetworkToSeed } from '@cicerone/backend/contexts/content/seeding/content-seeding';
import { LOCALES, type Translated } from '@cicerone/backend/shared-kernel/language/locale';

/** Under a host of the demonstration's own: an invented name on a real network could be a stranger's. */
const linkOf = (network: string, language: string): string =>
  `https://social.cicerone.example/${network.toLowerCase()}/${language.slice(0, 2)}`;

export const socialNetworks: readonly SocialNetworkToSeed[] = ['Instagram', 'Mastodon', 'YouTube'].map((name) => ({
  name,
  links: Object.fromEntries(LOCALES.map((language) => [language, linkOf(name, language)])) as Translated,
}));
