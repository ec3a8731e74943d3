/** IATA code, English name, city in English, ISO 3166-1 alpha-2 country, degrees of latitude and longitude, IANA zone. */
export type AirportRow = readonly [
  iata: string,
  name: string,
  city: string,
  country: string,
  latitude: number,
  longitude: number,
  timeZone: string,
];
