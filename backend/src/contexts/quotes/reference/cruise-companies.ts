export interface CruiseCompany {
  readonly id: string;
  readonly name: string;
  readonly ships: readonly string[];
}

/** Companies whose ships call at the catalogue's ports. */
export const cruiseCompanies: readonly CruiseCompany[] = [
  {
    id: 'aida-cruises',
    name: 'AIDA Cruises',
    ships: ['AIDAcosma', 'AIDAnova', 'AIDAperla', 'AIDAprima', 'AIDAstella', 'AIDAmar', 'AIDAblu'],
  },
  {
    id: 'carnival-cruise-line',
    name: 'Carnival Cruise Line',
    ships: ['Mardi Gras', 'Carnival Celebration', 'Carnival Jubilee', 'Carnival Vista', 'Carnival Horizon'],
  },
  {
    id: 'celebrity-cruises',
    name: 'Celebrity Cruises',
    ships: ['Celebrity Apex', 'Celebrity Ascent', 'Celebrity Beyond', 'Celebrity Edge', 'Celebrity Equinox'],
  },
  {
    id: 'costa-cruises',
    name: 'Costa Cruises',
    ships: ['Costa Smeralda', 'Costa Toscana', 'Costa Diadema', 'Costa Fascinosa', 'Costa Favolosa', 'Costa Pacifica'],
  },
  {
    id: 'cunard-line',
    name: 'Cunard Line',
    ships: ['Queen Mary 2', 'Queen Victoria', 'Queen Elizabeth', 'Queen Anne'],
  },
  {
    id: 'holland-america-line',
    name: 'Holland America Line',
    ships: ['Rotterdam', 'Nieuw Statendam', 'Koningsdam', 'Nieuw Amsterdam', 'Eurodam', 'Oosterdam', 'Zuiderdam'],
  },
  {
    id: 'msc-cruises',
    name: 'MSC Cruises',
    ships: [
      'MSC World Europa',
      'MSC Euribia',
      'MSC Virtuosa',
      'MSC Grandiosa',
      'MSC Bellissima',
      'MSC Meraviglia',
      'MSC Seaview',
      'MSC Fantasia',
    ],
  },
  {
    id: 'norwegian-cruise-line',
    name: 'Norwegian Cruise Line',
    ships: [
      'Norwegian Prima',
      'Norwegian Viva',
      'Norwegian Encore',
      'Norwegian Epic',
      'Norwegian Getaway',
      'Norwegian Breakaway',
    ],
  },
  {
    id: 'princess-cruises',
    name: 'Princess Cruises',
    ships: [
      'Sun Princess',
      'Sky Princess',
      'Enchanted Princess',
      'Discovery Princess',
      'Regal Princess',
      'Royal Princess',
    ],
  },
  {
    id: 'royal-caribbean-international',
    name: 'Royal Caribbean International',
    ships: [
      'Icon of the Seas',
      'Utopia of the Seas',
      'Wonder of the Seas',
      'Symphony of the Seas',
      'Harmony of the Seas',
      'Allure of the Seas',
      'Oasis of the Seas',
      'Odyssey of the Seas',
    ],
  },
  {
    id: 'seabourn',
    name: 'Seabourn',
    ships: ['Seabourn Encore', 'Seabourn Ovation', 'Seabourn Quest', 'Seabourn Venture'],
  },
  {
    id: 'viking-ocean-cruises',
    name: 'Viking Ocean Cruises',
    ships: ['Viking Star', 'Viking Sea', 'Viking Sky', 'Viking Sun', 'Viking Jupiter', 'Viking Mars'],
  },
];
