import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { AriaLocale } from './aria-locale.js';

export interface TabPage {
  readonly key: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  /** What the tabs are about, for who does not see them. */
  name: string;
  pages: readonly TabPage[];
  selected?: string;
  onSelect?: (key: string) => void;
}

/** Brings the widgets' script along: screens that are not shown first, or behind `lazy`. */
export const Tabs = ({ name, pages, selected, onSelect }: TabsProps) => (
  <AriaLocale>
    <AriaTabs
      {...(selected === undefined ? {} : { selectedKey: selected })}
      {...(onSelect ? { onSelectionChange: (key) => onSelect(String(key)) } : {})}
    >
      <TabList aria-label={name} className="flex flex-wrap gap-1 border-b border-line">
        {pages.map(({ key, title }) => (
          <Tab
            key={key}
            id={key}
            className="-mb-px cursor-pointer border-b-2 border-transparent px-4 py-2.5 text-ink-soft outline-none data-focus-visible:outline-2 data-hovered:text-ink data-selected:border-action data-selected:font-medium data-selected:text-ink"
          >
            {title}
          </Tab>
        ))}
      </TabList>
      {pages.map(({ key, content }) => (
        <TabPanel key={key} id={key} className="pt-5 outline-none">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  </AriaLocale>
);
