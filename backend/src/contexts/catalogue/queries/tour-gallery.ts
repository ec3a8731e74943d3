import { DEFAULT_LOCALE, inLanguage, type Locale } from '../../../shared-kernel/locale.js';
import type { Geography } from './places.js';
import type { TourRecord } from './tour-records.js';
import { type ImageView, posterOf } from './views.js';

const MOST_VIEWS = 3;

/**
 * Four to six different pictures: the tour's own poster wide and small, one led by each further landmark, and its city's.
 * Landmarks have English names alone: in other languages a picture is called after the stop of that name, else after the tour.
 */
export function galleryOf(
  { slug, imageColour, names, landmarks, stops, cityId }: TourRecord,
  places: Geography,
  language: Locale,
): ImageView[] {
  const name = inLanguage(names, language);
  const landmarkName = (landmark: string): string | undefined =>
    language === DEFAULT_LOCALE
      ? landmark
      : stops.find((stop) => inLanguage(stop.names, DEFAULT_LOCALE) === landmark)?.names[language];
  const shown = (landmark = ''): string => {
    const known = landmark && landmarkName(landmark);
    return known ? `${name} – ${known}` : name;
  };
  // The first landmark leads the poster itself; alone it is shown a second time, from elsewhere.
  const further = landmarks.length > 1 ? landmarks.slice(1, 1 + MOST_VIEWS) : landmarks;
  const firstView = landmarks.length > 1 ? 2 : 1;
  const city = places.cityById.get(cityId);
  return [
    posterOf('tour', slug, 'wide', imageColour, shown(landmarks[0]?.name)),
    posterOf('tour', slug, 'landscape', imageColour, shown(landmarks[0]?.name)),
    ...further.map((landmark, place) =>
      posterOf('tour', slug, 'landscape', imageColour, shown(landmark.name), firstView + place),
    ),
    ...(city ? [posterOf('city', city.slug, 'landscape', city.imageColour, inLanguage(city.names, language))] : []),
  ];
}
