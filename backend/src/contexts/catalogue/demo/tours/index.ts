import type { TourOfDemo } from '../shapes.js';
import { amsterdamCanalsByBike } from './amsterdam-canals-by-bike.js';
import { athensAcropolisAndPlaka } from './athens-acropolis-and-plaka.js';
import { bangkokRattanakosinByRiver } from './bangkok-rattanakosin-by-river.js';
import { bangkokYaowaratFoodEvening } from './bangkok-yaowarat-food-evening.js';
import { barcelonaGaudiWalk } from './barcelona-gaudi-walk.js';
import { berlinWallByBike } from './berlin-wall-by-bike.js';
import { budapestDanubeEvening } from './budapest-danube-evening.js';
import { buenosAiresSanTelmoToLaBoca } from './buenos-aires-san-telmo-to-la-boca.js';
import { cairoGizaAndSaqqaraByCar } from './cairo-giza-and-saqqara-by-car.js';
import { cairoIslamicQuarter } from './cairo-islamic-quarter.js';
import { capeTownPeninsulaByCar } from './cape-town-peninsula-by-car.js';
import { chicagoLoopArchitecture } from './chicago-loop-architecture.js';
import { copenhagenHarbourByBike } from './copenhagen-harbour-by-bike.js';
import { cuscoSacredValleyByCar } from './cusco-sacred-valley-by-car.js';
import { dubaiAlFahidiAndCreek } from './dubai-al-fahidi-and-creek.js';
import { dublinGeorgianAndLiterary } from './dublin-georgian-and-literary.js';
import { dubrovnikWallsAndOldTown } from './dubrovnik-walls-and-old-town.js';
import { edinburghRoyalMileCloses } from './edinburgh-royal-mile-closes.js';
import { florenceOltrarnoCraft } from './florence-oltrarno-craft.js';
import { hanoiOldQuarterFoodWalk } from './hanoi-old-quarter-food-walk.js';
import { havanaOldTownSquares } from './havana-old-town-squares.js';
import { istanbulHippodromeToGalataBridge } from './istanbul-hippodrome-to-galata-bridge.js';
import { jaipurAmberByCar } from './jaipur-amber-by-car.js';
import { kathmanduPatanAndSwayambhunath } from './kathmandu-patan-and-swayambhunath.js';
import { krakowOldTownToKazimierz } from './krakow-old-town-to-kazimierz.js';
import { kyotoGionEvening } from './kyoto-gion-evening.js';
import { lisbonAlfamaOnFoot } from './lisbon-alfama-on-foot.js';
import { lisbonSintraByCar } from './lisbon-sintra-by-car.js';
import { londonShoreditchStreetArt } from './london-shoreditch-street-art.js';
import { londonWestminsterToStPauls } from './london-westminster-to-st-pauls.js';
import { madridLavapiesStreetArt } from './madrid-lavapies-street-art.js';
import { madridPrado } from './madrid-prado.js';
import { marrakeshMedinaAndBahia } from './marrakesh-medina-and-bahia.js';
import { melbourneLanewaysStreetArt } from './melbourne-laneways-street-art.js';
import { mexicoCityCentroHistorico } from './mexico-city-centro-historico.js';
import { mexicoCityTeotihuacanByCar } from './mexico-city-teotihuacan-by-car.js';
import { milanDuomoToBrera } from './milan-duomo-to-brera.js';
import { montrealOldTown } from './montreal-old-town.js';
import { munichViktualienmarktFoodWalk } from './munich-viktualienmarkt-food-walk.js';
import { naplesPompeiiByCar } from './naples-pompeii-by-car.js';
import { naplesSpaccanapoli } from './naples-spaccanapoli.js';
import { newYorkGreenwichVillageFood } from './new-york-greenwich-village-food.js';
import { newYorkLowerManhattan } from './new-york-lower-manhattan.js';
import { oldDelhiBazaars } from './old-delhi-bazaars.js';
import { osakaDotonboriFoodEvening } from './osaka-dotonbori-food-evening.js';
import { parisLatinQuarter } from './paris-latin-quarter.js';
import { parisLouvreMasterworks } from './paris-louvre-masterworks.js';
import { portoRibeiraToGaia } from './porto-ribeira-to-gaia.js';
import { pragueCastleToCharlesBridge } from './prague-castle-to-charles-bridge.js';
import { rioSantaTeresaToLapa } from './rio-santa-teresa-to-lapa.js';
import { romeAppiaAnticaByBike } from './rome-appia-antica-by-bike.js';
import { romeColosseumAndForum } from './rome-colosseum-and-forum.js';
import { romeEveningPiazzas } from './rome-evening-piazzas.js';
import { romeTestaccioFoodWalk } from './rome-testaccio-food-walk.js';
import { sanFranciscoMissionMurals } from './san-francisco-mission-murals.js';
import { seoulPalacesAndBukchon } from './seoul-palaces-and-bukchon.js';
import { sevilleSantaCruzToTriana } from './seville-santa-cruz-to-triana.js';
import { singaporeKampongGlamToLittleIndia } from './singapore-kampong-glam-to-little-india.js';
import { stockholmGamlaStan } from './stockholm-gamla-stan.js';
import { sydneyRocksToOperaHouse } from './sydney-rocks-to-opera-house.js';
import { tokyoAsakusaToYanaka } from './tokyo-asakusa-to-yanaka.js';
import { tokyoNationalMuseumUeno } from './tokyo-national-museum-ueno.js';
import { veniceBacariAndMarket } from './venice-bacari-and-market.js';
import { veniceRialtoToArsenale } from './venice-rialto-to-arsenale.js';
import { viennaHofburgAndCoffeeHouses } from './vienna-hofburg-and-coffee-houses.js';
import { viennaKunsthistorisches } from './vienna-kunsthistorisches.js';

/** Every tour of the demonstration, in the order in which they are recommended. */
export const tours: readonly TourOfDemo[] = [
  romeColosseumAndForum,
  parisLouvreMasterworks,
  tokyoAsakusaToYanaka,
  marrakeshMedinaAndBahia,
  londonWestminsterToStPauls,
  veniceRialtoToArsenale,
  barcelonaGaudiWalk,
  newYorkLowerManhattan,
  athensAcropolisAndPlaka,
  capeTownPeninsulaByCar,
  pragueCastleToCharlesBridge,
  berlinWallByBike,
  cairoGizaAndSaqqaraByCar,
  romeTestaccioFoodWalk,
  madridPrado,
  bangkokYaowaratFoodEvening,
  kyotoGionEvening,
  amsterdamCanalsByBike,
  lisbonAlfamaOnFoot,
  mexicoCityCentroHistorico,
  istanbulHippodromeToGalataBridge,
  viennaHofburgAndCoffeeHouses,
  florenceOltrarnoCraft,
  buenosAiresSanTelmoToLaBoca,
  edinburghRoyalMileCloses,
  singaporeKampongGlamToLittleIndia,
  sevilleSantaCruzToTriana,
  parisLatinQuarter,
  jaipurAmberByCar,
  londonShoreditchStreetArt,
  naplesPompeiiByCar,
  hanoiOldQuarterFoodWalk,
  sydneyRocksToOperaHouse,
  krakowOldTownToKazimierz,
  chicagoLoopArchitecture,
  lisbonSintraByCar,
  osakaDotonboriFoodEvening,
  cuscoSacredValleyByCar,
  dubrovnikWallsAndOldTown,
  seoulPalacesAndBukchon,
  portoRibeiraToGaia,
  copenhagenHarbourByBike,
  romeEveningPiazzas,
  melbourneLanewaysStreetArt,
  cairoIslamicQuarter,
  budapestDanubeEvening,
  rioSantaTeresaToLapa,
  milanDuomoToBrera,
  dubaiAlFahidiAndCreek,
  munichViktualienmarktFoodWalk,
  havanaOldTownSquares,
  tokyoNationalMuseumUeno,
  oldDelhiBazaars,
  veniceBacariAndMarket,
  sanFranciscoMissionMurals,
  dublinGeorgianAndLiterary,
  kathmanduPatanAndSwayambhunath,
  viennaKunsthistorisches,
  bangkokRattanakosinByRiver,
  madridLavapiesStreetArt,
  montrealOldTown,
  stockholmGamlaStan,
  naplesSpaccanapoli,
  newYorkGreenwichVillageFood,
  romeAppiaAnticaByBike,
  mexicoCityTeotihuacanByCar,
];
