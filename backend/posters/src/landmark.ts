/** The five parts of the world, as they stand in addresses. */
export const CONTINENTS = ['africa', 'america', 'asia', 'europa', 'oceania'] as const;
export type ContinentSlug = (typeof CONTINENTS)[number];

/** The drawn motifs a poster is composed of. */
export type Motif =
  | 'dome'
  | 'towers'
  | 'skyscrapers'
  | 'arches'
  | 'arena'
  | 'bridge'
  | 'suspension-bridge'
  | 'minaret'
  | 'pagoda'
  | 'torii'
  | 'castle'
  | 'cathedral'
  | 'clock-tower'
  | 'iron-tower'
  | 'temple-columns'
  | 'pyramids'
  | 'opera-shells'
  | 'windmill'
  | 'lighthouse'
  | 'palace'
  | 'gate'
  | 'rooftops'
  | 'canal-houses'
  | 'hills'
  | 'mountain'
  | 'volcano'
  | 'sea'
  | 'river'
  | 'harbour'
  | 'palm'
  | 'cypress'
  | 'pine'
  | 'vineyard'
  | 'dunes'
  | 'market-stall'
  | 'bicycle'
  | 'car'
  | 'tram'
  | 'ship'
  | 'sailboat'
  | 'plane'
  | 'street-art-wall'
  | 'museum-columns'
  | 'plate'
  | 'lantern'
  | 'statue'
  | 'onion-domes'
  | 'stupa'
  | 'ferris-wheel'
  | 'savanna';

export interface Landmark {
  readonly motif: Motif;
  /** The English name of the real thing that the motif stands for, e.g. "Colosseum". */
  readonly name: string;
}
