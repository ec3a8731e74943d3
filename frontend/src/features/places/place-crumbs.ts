import { useIntl } from 'react-intl';
import type { Crumb } from '../../ui/display/breadcrumb.js';

interface Named {
  readonly slug: string;
  readonly name: string;
}

type Step = readonly [kind: 'continent' | 'country' | 'city', place: Named];

/** Down from all destinations. */
export function usePlaceCrumbs(...steps: readonly Step[]): readonly Crumb[] {
  const zones = useIntl().formatMessage({ id: 'layout.nav.zones' });
  return [{ to: '/zones', name: zones }, ...steps.map(([kind, { slug, name }]) => ({ to: `/${kind}/${slug}`, name }))];
}
