import { PhoneText } from './phone-text.js';
import { infoLink } from './text-link.js';

/** A telephone number or an e-mail address, ready to be tapped. */
export const ContactLink = ({ way, className = infoLink }: { way: string; className?: string }) =>
  way.includes('@') ? (
    <a href={`mailto:${way}`} className={className}>
      {way}
    </a>
  ) : (
    <a href={`tel:${way.replaceAll(/[^+\d]/g, '')}`} className={className}>
      <PhoneText number={way} />
    </a>
  );
