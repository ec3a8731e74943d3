const SIGNS = /[\p{Script=Han}\p{Script=Katakana}]/u;
const KATAKANA = /[\p{Script=Katakana}ー]/u;

/** バチカン市国 says バチカン; ポルトガル does not say ポルト, for there the word goes on. */
const isWholeIn = (city: string, country: string): boolean => {
  const at = country.indexOf(city);
  return at >= 0 && !(KATAKANA.test(city.slice(-1)) && KATAKANA.test(country.charAt(at + city.length)));
};

/** Whether a country's name says its city's: Singapur, État de la Cité du Vatican, 中華人民共和国香港特別行政区. */
const isSaidIn = (city: string, country: string): boolean =>
  SIGNS.test(city) ? isWholeIn(city, country) : ` ${country} `.includes(` ${city} `);

/** The country to name beside one of its cities; none for a city state, which would be said twice. */
export const countryBeside = (city: string, country: string): string | undefined =>
  country === '' || isSaidIn(city, country) ? undefined : country;
