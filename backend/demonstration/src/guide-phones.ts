/**
 * A number of each country without its last two digits. Reserved for fiction: US and CA (555-01xx), GB (Ofcom), FR
 * (ARCEP), DE (Bundesnetzagentur), SE (PTS), IE (ComReg), AU (ACMA). The other countries reserve none: theirs are
 * made up, with rows of fives.
 */
const RANGES: Readonly<Record<string, string>> = {
  AE: '+9715055555',
  AR: '+5411555555',
  AT: '+4366455555',
  AU: '+612555001',
  BR: '+5521555555',
  CA: '+151455501',
  CU: '+53555555',
  CZ: '+4206055555',
  DE: '+4930231250',
  DK: '+45555555',
  EG: '+2010555555',
  ES: '+346555555',
  FR: '+336399801',
  GB: '+4477009001',
  GR: '+3069455555',
  HR: '+3859155555',
  HU: '+362055555',
  IE: '+3532091055',
  IN: '+9198555555',
  IT: '+3934755555',
  JP: '+8190555555',
  KR: '+8210555555',
  MA: '+2126555555',
  MX: '+5255555555',
  NL: '+316155555',
  NP: '+97798555555',
  PE: '+519555555',
  PL: '+485055555',
  PT: '+3519155555',
  SE: '+467017406',
  SG: '+65855555',
  TH: '+668155555',
  TR: '+9053255555',
  US: '+121255501',
  VN: '+849155555',
  ZA: '+278255555',
};

const FIRST = 10;

/** A telephone number for each of the demonstration's guides, in E.164: by the country they guide in, no two alike. */
export function phonesOf(guides: readonly { email: string; country: string }[]): ReadonlyMap<string, string> {
  const given = new Map<string, number>();
  return new Map(
    guides.map(({ email, country }) => {
      const range = RANGES[country];
      if (!range) throw new Error(`No range of telephone numbers is known for ${country}, where ${email} guides`);
      const ending = given.get(country) ?? FIRST;
      given.set(country, ending + 1);
      return [email, `${range}${ending}`];
    }),
  );
}
