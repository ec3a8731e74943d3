/** Private: the group pays `amount` up to `upTo` persons; beyond the last band each further person pays `extraPerson`. */
export interface GroupPriceTable {
  readonly kind: 'per-group';
  /** Ascending by `upTo`. */
  readonly bands: readonly { readonly upTo: number; readonly amount: number }[];
  readonly extraPerson: number;
}

/** Group tour: each person pays by age band, infants 0 unless priced. */
export interface PersonPriceTable {
  readonly kind: 'per-person';
  readonly adult: number;
  readonly child: number;
  readonly infant: number;
}

/** The prices of one option, in minor units of the tour's currency: what catalogue keeps and pricing calculates with. */
export type PriceTable = GroupPriceTable | PersonPriceTable;

/** Who travels, by completed years on the day: adults 13 and over, children [2,13), infants under 2. */
export interface Party {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}
