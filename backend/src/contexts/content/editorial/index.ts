import { about } from './about/index.js';
import { byBicycleInTheRain } from './blog/by-bicycle-in-the-rain/index.js';
import { eatingStandingUp } from './blog/eating-standing-up/index.js';
import { romeByItsLight } from './blog/rome-by-its-light/index.js';
import { whatToAskAGuide } from './blog/what-to-ask-a-guide/index.js';
import { bikeTour } from './category/bike-tour.js';
import { excursion } from './category/excursion.js';
import { foodTour } from './category/food-tour.js';
import { groupTour } from './category/group-tour.js';
import { museum } from './category/museum.js';
import { privateCarTour } from './category/private-car-tour.js';
import { privateTour } from './category/private-tour.js';
import { streetArtTour } from './category/street-art-tour.js';
import { cityWalks } from './city/index.js';
import { africa } from './continent/africa.js';
import { america } from './continent/america.js';
import { asia } from './continent/asia.js';
import { europa } from './continent/europa.js';
import { oceania } from './continent/oceania.js';
import { countries } from './country/index.js';
import type { EditorialEntry } from './editorial-entry.js';
import { agenciesQuestions } from './faq/agencies.js';
import { bookingQuestions1 } from './faq/booking-1.js';
import { bookingQuestions2 } from './faq/booking-2.js';
import { changesQuestions } from './faq/changes.js';
import { giftCardsQuestions } from './faq/gift-cards.js';
import { guidesQuestions } from './faq/guides.js';
import { onTheDayQuestions1 } from './faq/on-the-day-1.js';
import { onTheDayQuestions2 } from './faq/on-the-day-2.js';
import { pricesQuestions1 } from './faq/prices-1.js';
import { pricesQuestions2 } from './faq/prices-2.js';
import { transfersQuestions } from './faq/transfers.js';
import { figures } from './figures.js';
import { giftCards } from './gift-cards.js';
import { recruitmentQuestions } from './recruitment-questions.js';
import { recruitment } from './recruitment.js';
import { subscription } from './subscription.js';
import { travelAgents } from './travel-agents.js';

/** All texts that come with the product besides the legal ones. */
export const editorialEntries: readonly EditorialEntry[] = [
  romeByItsLight,
  whatToAskAGuide,
  eatingStandingUp,
  byBicycleInTheRain,
  ...bookingQuestions1,
  ...bookingQuestions2,
  ...pricesQuestions1,
  ...pricesQuestions2,
  ...changesQuestions,
  ...onTheDayQuestions1,
  ...onTheDayQuestions2,
  ...guidesQuestions,
  ...transfersQuestions,
  ...giftCardsQuestions,
  ...agenciesQuestions,
  about,
  europa,
  asia,
  america,
  africa,
  oceania,
  ...countries,
  ...cityWalks,
  privateTour,
  groupTour,
  streetArtTour,
  bikeTour,
  foodTour,
  excursion,
  privateCarTour,
  museum,
  giftCards,
  travelAgents,
  recruitment,
  ...recruitmentQuestions,
  subscription,
  ...figures,
];
