import { err, ok, type Result } from '@poyraz/kernel'
import { asLang, type Lang } from '@poyraz/text'

/** Parameters of the game frame, from the address that `casino.init_game` returns or that somebody typed. */
export type Launch = {
  readonly slug: string
  readonly gameId: number
  readonly lang: Lang
  /** Token of a demo, which has no session and no ledger; null for play with an account. */
  readonly demoToken: string | null
  /** Initial balance of a demo in kuruş, if the address has it. */
  readonly demoBalance: bigint | null
  /** Token of the shared round that a film shows; null where the game is played. */
  readonly replayToken: string | null
  /** True if wins of this game may be staked on a coin here. */
  readonly gamble: boolean
  /** True if the free spins of this game may be bought here. */
  readonly buy: boolean
}

const SLUG = /^[a-z0-9-]{1,64}$/
const GAME_ID = /^[1-9]\d{0,9}$/
const SHARE_TOKEN = /^[A-Za-z0-9]{26}$/
const AMOUNT = /^\d{1,15}$/

/**
 * Parses the query of the address. `storedLang` is the language that the player site stored; it is used if
 * the query has none.
 */
export function readLaunch(query: URLSearchParams, storedLang: string | null): Result<Launch, 'bad_address'> {
  const slug = query.get('game') ?? ''
  const gameId = query.get('gameID') ?? ''
  const replay = query.get('replay') ?? ''
  const replayToken = SHARE_TOKEN.test(replay) ? replay : null
  // A film plays no game of the catalogue.
  if (!SLUG.test(slug) || (!GAME_ID.test(gameId) && replayToken === null)) return err('bad_address')
  const balance = query.get('balance') ?? ''
  const demoToken = replayToken === null ? query.get('demoToken') || null : null
  return ok({
    slug,
    gameId: Number(gameId),
    lang: asLang(query.get('lang') ?? storedLang),
    demoToken,
    replayToken,
    gamble: replayToken === null && query.get('gamble') === '1',
    buy: replayToken === null && query.get('buy') === '1',
    demoBalance: demoToken !== null && AMOUNT.test(balance) ? BigInt(balance) : null,
  })
}
