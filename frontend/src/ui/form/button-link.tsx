import { buttonClass, type ButtonLook } from './button.js';
import { Link, type LinkProps } from '../text/link.js';

/** A link to another page that looks like a button. */
export const ButtonLink = ({ look, className, ...rest }: LinkProps & { look?: ButtonLook }) => (
  <Link {...rest} className={buttonClass(look, className)} />
);
