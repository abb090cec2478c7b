/**
 * Edges of the house in hundredths of a percent: of the ante with the best decisions, and of the side bet.
 * `three-card-poker.test.ts` counts those of its game; `npm run certify` counts every deal of Casino Hold'em.
 */
export const POKER_EDGES_BP = {
  'three-card-poker': { ante: 337, 'pair-plus': 232 },
  'casino-holdem': { ante: 216, aces: 626 },
} as const
