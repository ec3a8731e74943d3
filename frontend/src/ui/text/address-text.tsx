import { Fragment } from 'react';

/** Behind a comma, and behind a Japanese postcode, which comes first. */
const BETWEEN_PARTS = /(?<=,|^〒[\d-]+) /;
/** Letters that fit a line of the narrowest place. */
const WHOLE = 26;

/** A part with a number is a house or a postcode with its town: `London SW1P 3JX`. */
const isWhole = (part: string): boolean => part.length <= WHOLE && /\d/.test(part);

/** A postal address: no line ends within a postcode or a number. */
export const AddressText = ({ of }: { of: string }) =>
  of.split(BETWEEN_PARTS).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && ' '}
      {isWhole(part) ? <span className="inline-block">{part}</span> : part}
    </Fragment>
  ));
