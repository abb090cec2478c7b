import { type Draws, type SoloRound, soloDraws } from '@poyraz/fairness'
import { nodeHash } from '@poyraz/fairness/server'
import { type OriginalCommand, type OriginalRecord, recordOf } from '@poyraz/games'
import { err, type Kurus, ok, type Result } from '@poyraz/kernel'
import type { Sent } from '@poyraz/rounds'
import type { OpenGame } from './house-game.ts'
import type { Stream } from './store/rounds.ts'

/** Progress of an open round: everything that another server needs to continue it. */
export type Progress = {
  readonly state: unknown
  readonly commands: readonly Sent<OriginalCommand>[]
  readonly streams: readonly Stream[]
}

/** Result of a command. `outcome` is what the player may see; `ended` is set once the round is over. */
export type Advanced = Progress & {
  readonly outcome: object
  readonly ended: { readonly record: OriginalRecord; readonly win: Kurus } | null
}

export type CommandRefusal = 'state_conflict' | 'choice_not_legal'

const STREAM = 'main'

/** Seeds and nonce of a round, without the name of a stream. */
export type RoundSeeds = Omit<SoloRound, 'stream'>

/**
 * Starts a round with its first command, which `HouseGame.takes` has accepted. Throws if the rules refuse it.
 */
export function begin(game: OpenGame, stake: Kurus, seeds: RoundSeeds, command: unknown): Advanced {
  const draws = soloDraws({ ...seeds, stream: STREAM }, nodeHash)
  const progress = { state: game.round.open(1, draws), commands: [], streams: [] }
  const advanced = apply(game, stake, progress, { by: 0, command }, draws)
  if (!advanced.ok) throw new Error(`a first command that was legal is refused: ${advanced.error}`)
  return advanced.value
}

/** Applies a command to an open round. Its stream continues at the stored position. */
export function advance(
  game: OpenGame,
  stake: Kurus,
  progress: Progress,
  { seeds, sent }: { readonly seeds: RoundSeeds; readonly sent: Sent<unknown> },
): Result<Advanced, CommandRefusal> {
  const at = progress.streams.find(({ name }) => name === STREAM)
  return apply(game, stake, progress, sent, soloDraws({ ...seeds, stream: STREAM }, nodeHash, at))
}

function apply(
  { round, payout }: OpenGame,
  stake: Kurus,
  progress: Progress,
  sent: Sent<unknown>,
  draws: Draws,
): Result<Advanced, CommandRefusal> {
  const next = round.apply(progress.state, sent, draws)
  if (!next.ok) return err(next.error === 'not_legal' ? 'choice_not_legal' : 'state_conflict')
  const commands = [...progress.commands, sent as Sent<OriginalCommand>]
  const streams = [{ name: STREAM, words: draws.words, rejects: draws.rejects }]
  const record = recordOf(round, next.value, commands)
  return ok({
    state: next.value,
    commands,
    streams,
    outcome: record ?? { ...(round.view(next.value, 0) as object), commands },
    ended: record && { record, win: payout(stake, record) },
  })
}
