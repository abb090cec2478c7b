/** Products that take bets. Protection, weights of bonuses, the ledger's escrows and texts use these names. */
export const PRODUCTS = ['slots', 'live', 'sports', 'bingo', 'poker', 'tavla', 'okey', 'virtual'] as const
export type Product = (typeof PRODUCTS)[number]

/** The names of the protocol for products in `weights` of an offer, which are older. */
export const WEIGHT_NAMES = {
  slots: 'slot',
  live: 'live',
  sports: 'sport',
  bingo: 'bingo',
  poker: 'poker',
  tavla: 'tavla',
  okey: 'okey',
  virtual: 'virtual',
} as const satisfies Record<Product, string>
