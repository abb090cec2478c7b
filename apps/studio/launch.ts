import { err, ok, type Result } from '@poyraz/kernel'
import { asLang, type Lang } from '@poyraz/text'

/** How the frame was opened: the address that `casino.init_game` answered with, or one typed by hand. */
export type Launch = {
  readonly slug: string
  readonly gameId: number
  readonly lang: Lang
  /** Free play: no session, no ledger. */
  readonly demoToken: string | null
  /** Kuruş that a demo starts with, where the address says it. */
  readonly demoBalance: bigint | null
}

const SLUG = /^[a-z0-9-]{1,64}$/
const GAME_ID = /^[1-9]\d{0,9}$/
const AMOUNT = /^\d{1,15}$/

/**
 * Reads the query of the address. `storedLang` is what the player site remembers, used where the query is
 * silent.
 */
export function readLaunch(query: URLSearchParams, storedLang: string | null): Result<Launch, 'bad_address'> {
  const slug = query.get('game') ?? ''
  const gameId = query.get('gameID') ?? ''
  if (!SLUG.test(slug) || !GAME_ID.test(gameId)) return err('bad_address')
  const balance = query.get('balance') ?? ''
  const demoToken = query.get('demoToken') || null
  return ok({
    slug,
    gameId: Number(gameId),
    lang: asLang(query.get('lang') ?? storedLang),
    demoToken,
    demoBalance: demoToken !== null && AMOUNT.test(balance) ? BigInt(balance) : null,
  })
}
