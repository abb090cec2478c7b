import {
  canonicalJson,
  chainSeed,
  fromHex,
  rulesHash,
  sharedInput,
  streamDraws,
  toHex,
} from '@poyraz/fairness'
import { gameById } from '@poyraz/games/tables'
import type { Item } from '../../../shared/endpoint/procedures.ts'

type Checked = { readonly chain: boolean; readonly rules: boolean; readonly outcome: boolean }

const NO_SALT = new Uint8Array(32)
const NO_BEACON = new Uint8Array(0)

/** Recomputes a shared round (fairness, section 4). `null` while its seed is not revealed, or if it was void. */
export function checkRound(round: Item<'tables.proof'>): Checked | null {
  const { seed: hex, seasonID, number, terminal, outcome, gameID } = round
  if (hex === null || outcome === null) return null
  const seed = fromHex(hex)
  const end = chainSeed({ seasonId: seasonID, from: number, seed }, 0)
  const game = gameById(gameID)
  if (!game) return { chain: toHex(end) === terminal, rules: false, outcome: false }
  const draws = streamDraws(
    sharedInput({
      gameId: gameID,
      rulesHash: round.rulesHash,
      seed,
      salt: NO_SALT,
      beacon: NO_BEACON,
      round: number,
      stream: 'main',
    }),
  )
  const drawn = canonicalJson(game.decide(draws))
  const [stream] = round.streams
  return {
    chain: toHex(end) === terminal,
    rules: rulesHash(game.rules) === round.rulesHash,
    outcome:
      drawn === canonicalJson(outcome) && stream?.words === draws.words && stream.rejects === draws.rejects,
  }
}
