import { DEFAULT_LOCALE, inLanguage, type Locale } from '../../../shared-kernel/language/locale.js';
import type { Geography } from '../discovery/places.js';
import type { TourRecord } from './tour-records.js';
import { photoView } from './tour-photos.js';
import { type ImageView, posterOf } from './views.js';

const MOST_VIEWS = 3;

/**
 * Uploaded photographs, then four to six different pictures: the tour's own poster wide and small, one led by each further landmark, and its city's.
 * A picture is called after what it shows: by the landmark's own names or by those of the stop that is called so in
 * English; where the language has neither, after the tour.
 */
export function galleryOf(
  { slug, imageColour, names, landmarks, stops, cityId, photos }: TourRecord,
  places: Geography,
  language: Locale,
): ImageView[] {
  const nameOf = ({ name, names: own }: TourRecord['landmarks'][number]): string | undefined =>
    language === DEFAULT_LOCALE
      ? name
      : (own ?? stops.find((stop) => inLanguage(stop.names, DEFAULT_LOCALE) === name)?.names)?.[language];
  const shown = (landmark?: TourRecord['landmarks'][number]): string =>
    (landmark && nameOf(landmark)) ?? inLanguage(names, language);
  // The first landmark leads the poster itself; alone it is shown a second time, from elsewhere.
  const further = landmarks.length > 1 ? landmarks.slice(1, 1 + MOST_VIEWS) : landmarks;
  const firstView = landmarks.length > 1 ? 2 : 1;
  const city = places.cityById.get(cityId);
  return [
    ...photos.map((photo) => photoView(photo, imageColour, inLanguage(names, language), language)),
    posterOf('tour', slug, 'wide', imageColour, shown(landmarks[0])),
    posterOf('tour', slug, 'landscape', imageColour, shown(landmarks[0])),
    ...further.map((landmark, place) =>
      posterOf('tour', slug, 'landscape', imageColour, shown(landmark), firstView + place),
    ),
    ...(city ? [posterOf('city', city.slug, 'landscape', city.imageColour, inLanguage(city.names, language))] : []),
  ];
}
