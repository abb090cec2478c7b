/**
 * House edges in hundredths of a percent of the first stake. `main` is for basic strategy with eight decks,
 * by a simulation of 800 million rounds (casino-games, section 2); the others are exact. `behind` is for a
 * first hand without further stakes and an infinite shoe. The tests of this folder compute them again.
 */
export const BLACKJACK_EDGES_BP = { main: 43, insurance: 747, pairs: 410, poker: 370, behind: 233 } as const
