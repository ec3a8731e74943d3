import { useQuery } from '@tanstack/react-query';
import { useSite } from '../i18n/site.js';
import { Icon } from '../ui/display/icon.js';
import { socialNetworksQuery } from './layout.api.js';
import { markOf } from './network-marks.js';

/** The company's pages in social networks, which differ by language. */
export function SocialLinks() {
  const { data = [] } = useQuery(socialNetworksQuery(useSite()));
  if (data.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm lg:grid">
      {data.map(({ uuid, name, link }) => (
        <li key={uuid}>
          <a
            href={link}
            rel="noopener me"
            className="inline-flex min-h-8 items-center gap-1.5 underline-offset-4 hover:underline"
          >
            <Icon of={markOf(name)} className="size-4.5" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
