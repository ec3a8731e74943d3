import { textLink } from './text-link.js';

/** A telephone number or an e-mail address, ready to be tapped. */
export const ContactLink = ({ way, className = textLink }: { way: string; className?: string }) => (
  <a href={way.includes('@') ? `mailto:${way}` : `tel:${way.replaceAll(/[^+\d]/g, '')}`} className={className}>
    {way}
  </a>
);
