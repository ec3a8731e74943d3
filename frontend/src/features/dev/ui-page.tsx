import { ThemeToggle } from '../../layout/theme-toggle.js';
import { buttonClass } from '../../ui/form/button.js';
import { PageHead } from '../../ui/display/page-head.js';
import { DataSamples } from './data-samples.js';
import { FieldSamples } from './field-samples.js';
import { OpeningSamples } from './opening-samples.js';
import { StateSamples } from './state-samples.js';

const TITLE = 'Parts of the interface';

/**
 * Each part of `ui/` at a glance, with what it says itself in the language of the address; the theme is switched by the
 * button. For developers: all else is in English.
 */
export const UiPage = () => (
  <div className="page-width grid gap-12 py-12">
    <PageHead title={TITLE} noindex />
    <div className="flex flex-wrap items-center justify-between gap-4">
      <h1 lang="en">{TITLE}</h1>
      <ThemeToggle className={buttonClass('secondary')} />
    </div>
    <FieldSamples />
    <OpeningSamples />
    <DataSamples />
    <StateSamples />
  </div>
);
