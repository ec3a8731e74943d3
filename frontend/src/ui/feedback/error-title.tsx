import { useEffect } from 'react';
import { useIntl } from 'react-intl';

/** How many parts of the page say now that something was refused. */
let refusals = 0;

/** While it is there, the page's title begins with “Error:”: whoever looks elsewhere, or listens, learns of it. */
export function ErrorTitle() {
  const prefix = useIntl().formatMessage({ id: 'common.head.failed' }, { title: '' });
  useEffect(() => {
    refusals += 1;
    // A page that came back with its form says so already.
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      refusals -= 1;
      // Another page may have brought its own title meanwhile.
      if (refusals === 0 && document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix]);
  return null;
}
