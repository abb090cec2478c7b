/**
 * House edges in hundredths of a percent of the stake, by spot, for the rules pages. The tests of the games
 * compute them exactly.
 */
export const TABLE_EDGES_BP = {
  'money-wheel': { 1: 485, 2: 474, 5: 905, 10: 375, 20: 760, 40: 952 },
  'andar-bahar': {
    andar: 215,
    bahar: 300,
    'cards-1-5': 513,
    'cards-6-10': 233,
    'cards-11-15': 703,
    'cards-16-25': 190,
    'cards-26-30': 242,
    'cards-31-35': 387,
    'cards-36-40': 327,
    'cards-41-49': 413,
  },
} as const
