/**
 * House edges in hundredths of a percent of the stake, by spot, for the rules pages: one spot of each kind
 * where all of a kind are alike. The tests of the games compute them exactly.
 */
export const TABLE_EDGES_BP = {
  roulette: {
    17: 270,
    '17-20': 270,
    '16-17-18': 270,
    '16-17-19-20': 270,
    '13-14-15-16-17-18': 270,
    'dozen-2': 270,
    red: 270,
  },
  baccarat: { player: 124, banker: 106, tie: 1436, 'player-pair': 1036, 'banker-pair': 1036 },
  'dragon-tiger': { dragon: 373, tiger: 373, tie: 1036, 'suited-tie': 1398 },
  'sic-bo': {
    small: 278,
    'total-4': 1528,
    'total-5': 1389,
    'total-6': 1667,
    'total-7': 972,
    'total-8': 1250,
    'total-9': 1898,
    'total-10': 1250,
    'triple-1': 1620,
    'any-triple': 1389,
    'double-1': 1852,
    'pair-1-2': 1667,
    'single-1': 787,
  },
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
