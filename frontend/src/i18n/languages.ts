const CODES =
  'aa ab af ak am an ar as ast av ay az ba be bg bho bi bm bn bo br bs ca ce ceb ch chr ckb co cr cs csb cv cy da de dsb dv ' +
  'dz ee el en eo es et eu fa ff fi fil fj fo fr fur fy ga gd gl gn gsw gu gv ha haw he hi hmn ho hr hsb ht hu hy hz id ig ' +
  'ii ik is it iu ja jv ka kab kg ki kj kk kl km kn ko kr ks ku kv kw ky lad lb lg li ln lo lt lu lv mai mg mh mi mk ml mn ' +
  'mni mr ms mt my na nap nb nd nds ne ng nl nn nr nso nv ny oc oj om or os pa pap pl ps pt qu rm rn ro rom ru rw sa sah sat ' +
  'sc scn sco sd se sg si sk sl sm sn so sq sr ss st su sv sw szl ta te tg th ti tk tn to tpi tr ts tt ty tyv udm ug uk ur ' +
  'uz ve vi wa war wo xh yi yo yue za zh zu';

/** Living languages by their BCP 47 codes: those of ISO 639-1, and widely spoken ones beyond it. */
export const LANGUAGE_CODES: readonly string[] = CODES.split(' ');
