const SIGNS = /[\p{Script=Han}\p{Script=Katakana}]/u;

/** Whether a country's name says its city's: Singapur, État de la Cité du Vatican, 中華人民共和国香港特別行政区. */
const isSaidIn = (city: string, country: string): boolean =>
  SIGNS.test(city) ? country.includes(city) : ` ${country} `.includes(` ${city} `);

/** The country to name beside one of its cities; none for a city state, which would be said twice. */
export const countryBeside = (city: string, country: string): string | undefined =>
  country === '' || isSaidIn(city, country) ? undefined : country;
