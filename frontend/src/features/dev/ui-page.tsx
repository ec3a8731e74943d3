import { useIntl } from 'react-intl';
import { PageHead } from '../../ui/page-head.js';

export function UiPage() {
  const title = useIntl().formatMessage({ id: 'dev.ui.title' });
  return (
    <div className="page-width py-12">
      <PageHead title={title} noindex />
      <h1>{title}</h1>
    </div>
  );
}
