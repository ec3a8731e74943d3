import { LOCALES, type Locale } from '../../../shared-kernel/locale.js';
import { guides } from './guides.js';
import type { TourOfDemo } from './shapes.js';
import { barcelonaGaudiWalk } from './tours/barcelona-gaudi-walk.js';
import { berlinWallByBike } from './tours/berlin-wall-by-bike.js';
import { capeTownPeninsulaByCar } from './tours/cape-town-peninsula-by-car.js';
import { florenceOltrarnoCraft } from './tours/florence-oltrarno-craft.js';
import { istanbulHippodromeToGalataBridge } from './tours/istanbul-hippodrome-to-galata-bridge.js';
import { kyotoGionEvening } from './tours/kyoto-gion-evening.js';
import { lisbonAlfamaOnFoot } from './tours/lisbon-alfama-on-foot.js';
import { lisbonSintraByCar } from './tours/lisbon-sintra-by-car.js';
import { londonShoreditchStreetArt } from './tours/london-shoreditch-street-art.js';
import { londonWestminsterToStPauls } from './tours/london-westminster-to-st-pauls.js';
import { newYorkLowerManhattan } from './tours/new-york-lower-manhattan.js';
import { parisLatinQuarter } from './tours/paris-latin-quarter.js';
import { parisLouvreMasterworks } from './tours/paris-louvre-masterworks.js';
import { romeColosseumAndForum } from './tours/rome-colosseum-and-forum.js';
import { romeEveningPiazzas } from './tours/rome-evening-piazzas.js';
import { romeTestaccioFoodWalk } from './tours/rome-testaccio-food-walk.js';
import { sydneyRocksToOperaHouse } from './tours/sydney-rocks-to-opera-house.js';
import { tokyoAsakusaToYanaka } from './tours/tokyo-asakusa-to-yanaka.js';

export { cities } from './cities.js';
export { countries } from './countries.js';
export { guides } from './guides.js';

/** Every tour of the demonstration, in the order in which they are recommended. */
export const tours: readonly TourOfDemo[] = [
  romeColosseumAndForum,
  parisLouvreMasterworks,
  tokyoAsakusaToYanaka,
  londonWestminsterToStPauls,
  barcelonaGaudiWalk,
  capeTownPeninsulaByCar,
  berlinWallByBike,
  romeTestaccioFoodWalk,
  newYorkLowerManhattan,
  kyotoGionEvening,
  lisbonAlfamaOnFoot,
  istanbulHippodromeToGalataBridge,
  florenceOltrarnoCraft,
  parisLatinQuarter,
  londonShoreditchStreetArt,
  sydneyRocksToOperaHouse,
  lisbonSintraByCar,
  romeEveningPiazzas,
];

/** Languages that the city's guides speak and who lead such tours, in the product's order. */
export function guideLanguagesOf(tour: TourOfDemo): readonly Locale[] {
  const [category = 'private-tour'] = tour.categories;
  const fitting = guides.filter((guide) => guide.city === tour.city && guide.categories.includes(category));
  const spoken = new Set(fitting.flatMap((guide) => guide.languages.map((language) => language.locale)));
  return LOCALES.filter((locale) => spoken.has(locale));
}
