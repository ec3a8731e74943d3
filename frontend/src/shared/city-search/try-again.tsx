import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { textLink } from '../../ui/text/text-link.js';

/** Repeats a search that failed. */
export const TryAgain = ({ className = '', ...button }: ComponentProps<'button'>) => (
  <button type="button" className={`min-h-11 cursor-pointer text-start ${textLink} ${className}`} {...button}>
    <FormattedMessage id="common.tryAgain" />
  </button>
);
