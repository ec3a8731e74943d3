import { useIntl } from 'react-intl';
import { PageHead } from '../../ui/page-head.js';

export function HomePage() {
  const intl = useIntl();
  return (
    <div className="page-width">
      <PageHead
        title={intl.formatMessage({ id: 'home.title' })}
        description={intl.formatMessage({ id: 'home.description' })}
      />
      <h1>{intl.formatMessage({ id: 'home.title' })}</h1>
    </div>
  );
}
