import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

/** There is no such tour, or it is not on sale. */
export class TourNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'TOUR_NOT_FOUND';
}

export class GalleryNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'GALLERY_NOT_FOUND';
}

export class CountryToursNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'COUNTRY_TOURS_NOT_FOUND';
}
