import type { StoredMarket } from '../store/events.ts'

/** Markets of lists, as `main_markets` of the event has them. Of football one line is listed, of other sports the most even one. */
const FIXED: readonly string[] = ['FT_1X2', 'FT_DC', 'FT_OU:2.5', 'FT_BTTS']
const CODES: readonly string[] = [
  'ML',
  'SPREAD',
  'TOTAL',
  'MW',
  'GAMES_AH',
  'GAMES_OU',
  'POINTS_AH',
  'POINTS_OU',
  'REG_1X2',
  'PUCK_AH',
  'GOALS_OU',
  'ROUNDS_AH',
  'ROUNDS_OU',
]

const codeOf = (market: string) => market.split(':')[0] ?? ''

/** Returns true for the markets of lists with all of their lines. */
export const isMain = (market: string) => FIXED.includes(market) || CODES.includes(codeOf(market))

/** Returns the markets that a list shows of an event: one line of each. */
export function listedMarkets<Market extends StoredMarket>(markets: readonly Market[]): readonly Market[] {
  const listed = new Map<string, Market>()
  for (const market of markets) {
    const code = codeOf(market.market)
    if (!isMain(market.market)) continue
    const known = listed.get(code)
    if (known === undefined || rankOf(market) < rankOf(known)) listed.set(code, market)
  }
  return [...listed.values()]
}

/** Open lines come first, then those whose prices are near to each other. */
function rankOf({ state, outcomes }: StoredMarket): number {
  const odds = outcomes.map((one) => one.odds)
  const spread = Math.max(...odds) / Math.min(...odds)
  return state === 'active' ? spread : 1_000_000 + spread
}
