/** A market by its outcomes: their odds in thousandths and their chances in millionths by the model below. */
const MARKETS = {
  FT_1X2: { 1: [2_140, 446_976], X: [3_500, 265_253], 2: [3_250, 287_771] },
  FT_DC: { '1X': [1_330, 712_229], 12: [1_290, 734_747], X2: [1_720, 553_024] },
  'FT_OU:2.5': { O: [1_840, 518_543], U: [1_970, 481_457] },
  FT_BTTS: { Y: [1_720, 557_620], N: [2_120, 442_380] },
  FT_DNB: { 1: [1_580, 608_340], 2: [2_380, 391_660] },
  FT_OE: { ODD: [1_960, 483_688], EVEN: [1_840, 516_312] },
  HT_1X2: { 1: [2_760, 343_934], X: [2_320, 412_453], 2: [3_850, 243_613] },
  CLEAN_H: { Y: [3_000, 301_194], N: [1_390, 698_806] },
} as const satisfies Record<string, Record<string, readonly [odds: number, chance: number]>>

const GROUPS: Readonly<Record<string, string>> = { FT_OE: 'goals', HT_1X2: 'halves', CLEAN_H: 'teams' }
const NO_GOALS = { home: 0, away: 0 }

/** Prices of a match before its start, with the state of the score model that they come from. */
export const MODELLED = {
  markets: Object.entries(MARKETS).map(([market, outcomes]) => ({
    market,
    group: GROUPS[market] ?? 'main',
    outcomes: Object.entries(outcomes).map(([outcome, [odds, chance]]) => ({ outcome, odds, chance })),
  })),
  joint: {
    first: NO_GOALS,
    second: null,
    restOfFirst: { home: 0.7, away: 0.54 },
    restOfSecond: { home: 0.85, away: 0.66 },
    rho: -0.06,
  },
}
