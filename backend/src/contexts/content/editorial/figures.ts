import type { Translated } from '../../../shared-kernel/language/locale.js';
import type { EditorialEntry } from './editorial-entry.js';

/** The day for which the house states its figures. */
const STATED_ON = '2026-01-01';

const OWN_COUNT: Translated = {
  en_US: 'Our own count for the year before',
  fr_FR: 'Notre propre décompte pour l’année précédente',
  de_DE: 'Eigene Zählung für das Vorjahr',
  es_ES: 'Recuento propio del año anterior',
  it_IT: 'Nostro conteggio dell’anno precedente',
  ru_RU: 'Наш собственный подсчёт за предыдущий год',
  ja_JP: '前年の自社集計',
};

const TRAVELLERS: Translated = {
  en_US: 'Average of what travelers gave us after their visit',
  fr_FR: 'Moyenne des notes données par les voyageurs après leur visite',
  de_DE: 'Durchschnitt der Bewertungen nach der Tour',
  es_ES: 'Media de las notas que dan los viajeros tras su visita',
  it_IT: 'Media dei voti dati dai viaggiatori dopo il tour',
  ru_RU: 'Средняя оценка путешественников после экскурсии',
  ja_JP: 'ツアー後にお客様からいただいた評価の平均',
};

const NOTHING_MORE = { summary: '', markdown: '' };

function figure(
  slug: string,
  position: number,
  value: number,
  labels: Translated,
  sources: Translated = OWN_COUNT,
): EditorialEntry {
  const label = (language: keyof Translated) => ({
    title: labels[language],
    source: sources[language],
    ...NOTHING_MORE,
  });
  return {
    kind: 'figures',
    slug,
    position,
    details: { value, date: STATED_ON },
    texts: {
      en_US: label('en_US'),
      fr_FR: label('fr_FR'),
      de_DE: label('de_DE'),
      es_ES: label('es_ES'),
      it_IT: label('it_IT'),
      ru_RU: label('ru_RU'),
      ja_JP: label('ja_JP'),
    },
  };
}

/** What the house says about its size; the only figures that no page computes. */
export const figures: readonly EditorialEntry[] = [
  figure('bookings', 1, 50_000, {
    en_US: 'bookings a year',
    fr_FR: 'réservations par an',
    de_DE: 'Buchungen im Jahr',
    es_ES: 'reservas al año',
    it_IT: 'prenotazioni all’anno',
    ru_RU: 'бронирований в год',
    ja_JP: '年間のご予約数',
  }),
  figure(
    'rating',
    2,
    4.8,
    {
      en_US: 'out of 5 from travelers',
      fr_FR: 'sur 5 selon les voyageurs',
      de_DE: 'von 5 bei Reisenden',
      es_ES: 'de 5 según los viajeros',
      it_IT: 'su 5 secondo i viaggiatori',
      ru_RU: 'из 5 — оценка путешественников',
      ja_JP: 'お客様の評価（5点満点）',
    },
    TRAVELLERS,
  ),
  figure('destinations', 3, 250, {
    en_US: 'destinations and more',
    fr_FR: 'destinations et davantage',
    de_DE: 'Reiseziele und mehr',
    es_ES: 'destinos y más',
    it_IT: 'destinazioni e oltre',
    ru_RU: 'направлений и больше',
    ja_JP: 'か所以上の目的地',
  }),
  figure('guides', 4, 15_000, {
    en_US: 'guides',
    fr_FR: 'guides',
    de_DE: 'Guides',
    es_ES: 'guías',
    it_IT: 'guide',
    ru_RU: 'гидов',
    ja_JP: 'ガイドの人数',
  }),
  figure('agencies', 5, 2_500, {
    en_US: 'partner agencies',
    fr_FR: 'agences partenaires',
    de_DE: 'Partneragenturen',
    es_ES: 'agencias colaboradoras',
    it_IT: 'agenzie partner',
    ru_RU: 'агентств-партнёров',
    ja_JP: '提携旅行会社の数',
  }),
];
