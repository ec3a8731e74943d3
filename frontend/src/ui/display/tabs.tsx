import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { AriaLocale } from '../behavior/aria-locale.js';

interface TabPage {
  readonly key: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  /** What the tabs are about, for who does not see them. */
  name: string;
  pages: readonly TabPage[];
  /** One below the other, with the chosen page beside them. */
  vertical?: boolean;
  selected?: string;
  onSelect?: (key: string) => void;
}

const shapes = {
  across: {
    tabs: '',
    list: 'flex flex-wrap gap-1 border-b border-line',
    tab: '-mb-px border-b-2 px-4 py-2.5',
    panel: 'pt-5',
  },
  down: {
    tabs: 'grid grid-cols-[fit-content(9.25rem)_minmax(0,1fr)]',
    list: 'border-e border-line',
    tab: '-me-px flex min-h-12 items-center border-e-2 py-2 pe-2 text-[0.9375rem] leading-snug hyphens-auto [overflow-wrap:anywhere]',
    panel: 'min-w-0 ps-1 text-[0.9375rem] hyphens-auto [overflow-wrap:anywhere]',
  },
} as const;

/** Brings the widgets' script along: screens that are not shown first, or behind `lazy`. */
export const Tabs = ({ name, pages, vertical = false, selected, onSelect }: TabsProps) => {
  const shape = shapes[vertical ? 'down' : 'across'];
  return (
    <AriaLocale>
      <AriaTabs
        orientation={vertical ? 'vertical' : 'horizontal'}
        className={shape.tabs}
        {...(selected === undefined ? {} : { selectedKey: selected })}
        {...(onSelect ? { onSelectionChange: (key) => onSelect(String(key)) } : {})}
      >
        <TabList aria-label={name} className={shape.list}>
          {pages.map(({ key, title }) => (
            <Tab
              key={key}
              id={key}
              className={`${shape.tab} cursor-pointer border-transparent forced-colors:not-data-selected:border-system-paper text-ink-soft data-hovered:text-ink data-selected:border-action forced-colors:data-selected:border-system-highlight data-selected:font-medium data-selected:text-ink`}
            >
              {title}
            </Tab>
          ))}
        </TabList>
        {pages.map(({ key, content }) => (
          <TabPanel key={key} id={key} className={shape.panel}>
            {content}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaLocale>
  );
};
