import { useIntl } from 'react-intl';
import { ThemeToggle } from '../../layout/theme-toggle.js';
import { buttonClass } from '../../ui/button.js';
import { PageHead } from '../../ui/page-head.js';
import { DataSamples } from './data-samples.js';
import { FieldSamples } from './field-samples.js';
import { OpeningSamples } from './opening-samples.js';
import { StateSamples } from './state-samples.js';

/** Each part of `ui/` at a glance; the theme is switched by the button. */
export function UiPage() {
  const title = useIntl().formatMessage({ id: 'dev.ui.title' });
  return (
    <div className="page-width grid gap-12 py-12">
      <PageHead title={title} noindex />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1>{title}</h1>
        <ThemeToggle className={buttonClass('secondary')} />
      </div>
      <FieldSamples />
      <OpeningSamples />
      <DataSamples />
      <StateSamples />
    </div>
  );
}
