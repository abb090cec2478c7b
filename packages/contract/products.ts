/** Products that take bets. Compliance, bonus weights, escrow accounts and texts use these names. */
export const PRODUCTS = ['slots', 'live', 'sports', 'bingo', 'poker', 'tavla', 'okey', 'virtual'] as const
export type Product = (typeof PRODUCTS)[number]

/** Products in which players win each other's stakes. Such play earns no rewards (decision 016). */
export const PLAYER_PRODUCTS = ['poker', 'tavla', 'okey'] as const satisfies readonly Product[]

/** Older names of products on the wire, in `weights` of an offer. */
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
