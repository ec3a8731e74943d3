import { describe, expect, it } from '@jest/globals';
import { textsIn } from './texts.js';

/**
 * Who is called so keeps the spelling; `Our Saviour` is a church, the bus of Rarotonga says “Anticlockwise”,
 * and Melbourne plays a football of its own.
 */
const NAMES = [
  'Harbour Bridge',
  'Coal Harbour',
  'Waitematā Harbour',
  'Wellington Harbour',
  'Centre Place',
  'Convention Centre',
  'Tekka Centre',
  'Tjibaou Cultural Centre',
  'European Consumer Centres',
  'Dom Pedro V Theatre',
  'Church of Our Saviour',
  'Royal Armoury',
  '“Anticlockwise”',
  'September football',
];

/** How words begin, or begin after a prefix. */
const STEMS = [
  '(?:arm|behavi|col|fav|flav|harb|hon|hum|lab|neighb|od|rum|sav|savi|splend|vap)our',
  '(?:centi|kilo|milli)?(?:met|lit)re',
  '(?:amphi)?theatre',
  'cent(?:re|ring)',
  '(?:fib|sab|somb|spect|meag)re(?!r)',
  '(?:cancel|jewel|label|level|model|pencil|quarrel|signal|travel|tunnel)l(?:ed|er|ing)',
  '(?:apolog|author|civil|colon|critic|emphas|harmon|memor|modern|organ|real|recogn|special|symbol|util)is(?:e|ing|ation)',
  '(?:anal|paral)ys(?:e[ds]?\\b|ing)',
  'practis',
  '(?:def|off|pret)ence',
  '(?:ageing|judgement|licence|jewellery|marvellous|programme|catalogue)',
  '(?:grey|plough|tyre|kerb|draught|mould|smoulder|sulph|moustache|sceptic|cosy|cheque|pyjama)',
  'storeys?\\b',
  '(?:aeroplane|aluminium|anticlockwise|artefact|coeliac|liquorice|woollen|yoghurt)',
  '(?:burnt|dreamt|leant|learnt|spelt|whilst|amongst)\\b',
  '(?:to|after|up|down|in|out|on|for)wards\\b',
  '(?:car park|fortnight|lorry|lorries|motorway|pavement|petrol|pushchair|queu|rubbish|trousers)',
  '(?:chilli|cloakroom|cycle (?:lane|path)|expiry|football|waistcoat|washing line)',
  '(?:blocks of flats|number plate|primary school|railway station)',
  'near by\\b',
  'half (?:six|seven|eight|nine|ten|eleven)\\b',
  'at (?:the )?weekends?\\b',
];
const BRITISH = new RegExp(`(?<!\\p{L})(?:dis|mis|multi|un)?(?:${STEMS.join('|')})\\p{L}*`, 'giu');

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
/** “16 June”, “St Paul’s”, and a quotation mark before the sign that it goes after. */
const BRITISH_SIGNS = new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTHS})\\b|\\bSt [A-Z]|”[,.]`, 'gu');

/** Which case a text is for: `{status, select, cancelled {canceled} …}` */
const withoutKeys = (text: string): string => (text.includes(', select,') ? text.replaceAll(/\w+ (?=\{)/g, '') : text);
const withoutAddresses = (text: string): string => text.replaceAll(/\]\([^)]*\)/g, ']');
const withoutNames = (text: string): string => NAMES.reduce((left, name) => left.replaceAll(name, ''), text);
function britishIn(text: string): string[] {
  const words = withoutNames(withoutAddresses(withoutKeys(text)));
  return [BRITISH, BRITISH_SIGNS].flatMap((british) => words.match(british) ?? []);
}

describe('the English of the product is American', () => {
  const texts = textsIn('en_US');

  it('in texts from everywhere', () => {
    const places = [
      'layout.',
      'backend/src/contexts/booking/mail/',
      'backend/demonstration/data/tours/',
      'backend/editorial/blog/',
      'backend/editorial/legal/',
      'backend/demonstration/data/reviews/',
    ];
    expect(places.filter((place) => !texts.some(({ where }) => where.includes(place)))).toEqual([]);
    expect(texts.length).toBeGreaterThan(3000);
  });

  it.each([
    'A traveller’s neighbourhood',
    'Towards the harbour',
    '{count, plural, one {# kilometre} other {# kilometres}}',
    '{status, select, cancelled {cancelled} other {}}',
    'On 16 June',
    'St Paul’s',
    'The “old square”, once',
  ])('which is told from British: %s', (text) => {
    expect(britishIn(text)).not.toEqual([]);
  });

  it.each([
    'Circular Quay and the Harbour Bridge',
    'The [water](/tour/copenhagen-harbour-by-bike) is clean',
    '{status, select, cancelled {canceled} other {}}',
  ])('but for names, addresses and keys: %s', (text) => {
    expect(britishIn(text)).toEqual([]);
  });

  it('in every text', () => {
    expect(texts.flatMap(({ where, text }) => britishIn(text).map((word) => `${where}: ${word}`))).toEqual([]);
  });
});
