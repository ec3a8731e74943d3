import type { TourOfDemo } from './shapes.js';
import { amsterdamCanalsByBike } from './tours/amsterdam-canals-by-bike.js';
import { athensAcropolisAndPlaka } from './tours/athens-acropolis-and-plaka.js';
import { bangkokRattanakosinByRiver } from './tours/bangkok-rattanakosin-by-river.js';
import { bangkokYaowaratFoodEvening } from './tours/bangkok-yaowarat-food-evening.js';
import { barcelonaGaudiWalk } from './tours/barcelona-gaudi-walk.js';
import { berlinWallByBike } from './tours/berlin-wall-by-bike.js';
import { budapestDanubeEvening } from './tours/budapest-danube-evening.js';
import { buenosAiresSanTelmoToLaBoca } from './tours/buenos-aires-san-telmo-to-la-boca.js';
import { cairoGizaAndSaqqaraByCar } from './tours/cairo-giza-and-saqqara-by-car.js';
import { cairoIslamicQuarter } from './tours/cairo-islamic-quarter.js';
import { capeTownPeninsulaByCar } from './tours/cape-town-peninsula-by-car.js';
import { chicagoLoopArchitecture } from './tours/chicago-loop-architecture.js';
import { copenhagenHarbourByBike } from './tours/copenhagen-harbour-by-bike.js';
import { cuscoSacredValleyByCar } from './tours/cusco-sacred-valley-by-car.js';
import { dubaiAlFahidiAndCreek } from './tours/dubai-al-fahidi-and-creek.js';
import { dublinGeorgianAndLiterary } from './tours/dublin-georgian-and-literary.js';
import { dubrovnikWallsAndOldTown } from './tours/dubrovnik-walls-and-old-town.js';
import { edinburghRoyalMileCloses } from './tours/edinburgh-royal-mile-closes.js';
import { florenceOltrarnoCraft } from './tours/florence-oltrarno-craft.js';
import { hanoiOldQuarterFoodWalk } from './tours/hanoi-old-quarter-food-walk.js';
import { havanaOldTownSquares } from './tours/havana-old-town-squares.js';
import { istanbulHippodromeToGalataBridge } from './tours/istanbul-hippodrome-to-galata-bridge.js';
import { jaipurAmberByCar } from './tours/jaipur-amber-by-car.js';
import { kathmanduPatanAndSwayambhunath } from './tours/kathmandu-patan-and-swayambhunath.js';
import { krakowOldTownToKazimierz } from './tours/krakow-old-town-to-kazimierz.js';
import { kyotoGionEvening } from './tours/kyoto-gion-evening.js';
import { lisbonAlfamaOnFoot } from './tours/lisbon-alfama-on-foot.js';
import { lisbonSintraByCar } from './tours/lisbon-sintra-by-car.js';
import { londonShoreditchStreetArt } from './tours/london-shoreditch-street-art.js';
import { londonWestminsterToStPauls } from './tours/london-westminster-to-st-pauls.js';
import { madridLavapiesStreetArt } from './tours/madrid-lavapies-street-art.js';
import { madridPrado } from './tours/madrid-prado.js';
import { marrakeshMedinaAndBahia } from './tours/marrakesh-medina-and-bahia.js';
import { melbourneLanewaysStreetArt } from './tours/melbourne-laneways-street-art.js';
import { mexicoCityCentroHistorico } from './tours/mexico-city-centro-historico.js';
import { mexicoCityTeotihuacanByCar } from './tours/mexico-city-teotihuacan-by-car.js';
import { milanDuomoToBrera } from './tours/milan-duomo-to-brera.js';
import { montrealOldTown } from './tours/montreal-old-town.js';
import { munichViktualienmarktFoodWalk } from './tours/munich-viktualienmarkt-food-walk.js';
import { naplesPompeiiByCar } from './tours/naples-pompeii-by-car.js';
import { naplesSpaccanapoli } from './tours/naples-spaccanapoli.js';
import { newYorkGreenwichVillageFood } from './tours/new-york-greenwich-village-food.js';
import { newYorkLowerManhattan } from './tours/new-york-lower-manhattan.js';
import { oldDelhiBazaars } from './tours/old-delhi-bazaars.js';
import { osakaDotonboriFoodEvening } from './tours/osaka-dotonbori-food-evening.js';
import { parisLatinQuarter } from './tours/paris-latin-quarter.js';
import { parisLouvreMasterworks } from './tours/paris-louvre-masterworks.js';
import { portoRibeiraToGaia } from './tours/porto-ribeira-to-gaia.js';
import { pragueCastleToCharlesBridge } from './tours/prague-castle-to-charles-bridge.js';
import { rioSantaTeresaToLapa } from './tours/rio-santa-teresa-to-lapa.js';
import { romeAppiaAnticaByBike } from './tours/rome-appia-antica-by-bike.js';
import { romeColosseumAndForum } from './tours/rome-colosseum-and-forum.js';
import { romeEveningPiazzas } from './tours/rome-evening-piazzas.js';
import { romeTestaccioFoodWalk } from './tours/rome-testaccio-food-walk.js';
import { sanFranciscoMissionMurals } from './tours/san-francisco-mission-murals.js';
import { seoulPalacesAndBukchon } from './tours/seoul-palaces-and-bukchon.js';
import { sevilleSantaCruzToTriana } from './tours/seville-santa-cruz-to-triana.js';
import { singaporeKampongGlamToLittleIndia } from './tours/singapore-kampong-glam-to-little-india.js';
import { stockholmGamlaStan } from './tours/stockholm-gamla-stan.js';
import { sydneyRocksToOperaHouse } from './tours/sydney-rocks-to-opera-house.js';
import { tokyoAsakusaToYanaka } from './tours/tokyo-asakusa-to-yanaka.js';
import { tokyoNationalMuseumUeno } from './tours/tokyo-national-museum-ueno.js';
import { veniceBacariAndMarket } from './tours/venice-bacari-and-market.js';
import { veniceRialtoToArsenale } from './tours/venice-rialto-to-arsenale.js';
import { viennaHofburgAndCoffeeHouses } from './tours/vienna-hofburg-and-coffee-houses.js';
import { viennaKunsthistorisches } from './tours/vienna-kunsthistorisches.js';

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
