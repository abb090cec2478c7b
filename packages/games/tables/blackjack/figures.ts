/**
 * Edges of the house in hundredths of a percent of the first stake. `main` is that of basic strategy with
 * eight decks by a simulation of 800 million rounds (casino-games, section 2); the others are exact.
 * `behind` is that of a first hand without further stakes, of an endless shoe. The tests of this folder
 * count them again.
 */
export const BLACKJACK_EDGES_BP = { main: 43, insurance: 747, pairs: 410, poker: 370, behind: 233 } as const
