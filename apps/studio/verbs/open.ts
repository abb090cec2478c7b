import type { SlotSpin } from '@poyraz/games'
import { type Kurus, kurus, ok, type Result } from '@poyraz/kernel'
import type { Refused } from '../api/endpoint.ts'
import { ladderOf, openingStake } from '../round/ladder.ts'
import { betOf } from '../round/pays.ts'
import { resumeFrom } from '../round/resume.ts'
import { standOf } from '../round/stand.ts'
import { type Funds, paidKurus, type Round } from '../round/state.ts'
import { boughtOf } from '../round/steps.ts'
import type { Scene } from '../scene/scene.ts'
import type { Studio } from '../studio.ts'
import { loadCascades } from './load-cascades.ts'
import { stop } from './refuse.ts'
import { reviewWins } from './review.ts'
import { giveSeeds } from './seeds.ts'
import { showRound, standBefore } from './show.ts'

/**
 * Opens the game: reads balance and last round, waits for the scene, and resumes a round that was not fully
 * shown.
 */
export async function open(studio: Studio, sceneReady: Promise<Scene>): Promise<void> {
  const { shell, launch, send, game, memory } = studio
  // No round may start before the server has the browser's seed.
  const cascades = game.rules.mapping === 'book-1' ? loadCascades() : null
  const [player, scene] = await Promise.all([readPlayer(studio), sceneReady, giveSeeds(studio), cascades])
  studio.scene = scene
  // The scene is ready; errors are shown on it.
  const balance = player.ok && player.value.balanceKurus !== null ? Number(player.value.balanceKurus) : null
  shell.tell({ type: 'poyraz:ready', gameID: launch.gameId, balance })
  if (!player.ok) {
    scene.rest(standOf(game.rules, undefined).stand)
    return stop(studio, player.error)
  }
  const { round, takenKurus, balanceKurus, funds } = player.value
  const seenSpins = resumeFrom(memory.readProgress(), round?.roundId ?? null)
  // A round that waits for a decision goes on on every device.
  const fromSpin = round?.decision ? (seenSpins ?? 1) : seenSpins
  // If a round is to be resumed, show only the spins that the player has already seen.
  const seen = round?.outcome.spins.at(fromSpin === null ? -1 : fromSpin - 1)
  const window = standStill(studio, scene, fromSpin === 0 ? undefined : seen)
  const lastKurus = memory.readStake()
  const stakeKurus = openingStake(ladderOf(game.rules.stakes), { lastKurus, balanceKurus })
  send({ kind: 'opened', balanceKurus, stakeKurus, funds, window, round })
  if (round && fromSpin !== null) await resume(studio, { round, takenKurus, fromSpin })
}

type Player = {
  readonly round: Round | null
  /** Stake that the round took from the balance. */
  readonly takenKurus: Kurus
  readonly balanceKurus: Kurus | null
  readonly funds: Funds | null
}

async function readPlayer({ casino, demoToken, launch }: Studio): Promise<Result<Player, Refused>> {
  if (demoToken !== null) {
    const balanceKurus = launch.demoBalance === null ? null : kurus(launch.demoBalance)
    return ok({ round: null, takenKurus: kurus(0), balanceKurus, funds: null })
  }
  const [rounds, funds] = await Promise.all([casino.rounds(1), casino.funds()])
  if (!rounds.ok) return rounds
  const newest = rounds.value[0]
  // Read after the newest round is known, so that the balance includes its stake and win.
  const [balance, round] = await Promise.all([casino.balance(), newest && casino.round(newest.roundId)])
  if (!balance.ok) return balance
  // A round that could not be read may be unseen, so opening fails. A round of older rules can never be shown
  // again, so it is skipped.
  if (round && !round.ok && round.error.error !== 'outdated') return round
  return ok({
    // Payments and other games may have changed the balance since the round.
    round: round?.ok ? { ...round.value, balanceKurus: balance.value } : null,
    takenKurus: newest && !newest.free ? newest.stakeKurus : kurus(0),
    balanceKurus: balance.value,
    funds: funds.ok ? funds.value : null,
  })
}

/** Rests the symbols where this spin left them, or idle before the first round. Returns the window. */
function standStill({ game: { rules } }: Studio, scene: Scene, spin: SlotSpin | undefined) {
  const { stand, window } = standOf(rules, spin)
  scene.rest(stand)
  return window
}

/** Shows the rest of a round that is already settled: the player saw the stake go, but not the end. */
async function resume(
  studio: Studio,
  {
    round,
    takenKurus,
    fromSpin,
  }: { readonly round: Round; readonly takenKurus: Kurus; readonly fromSpin: number },
): Promise<void> {
  const { send, shell, scene, prompts } = studio
  const stand = standBefore(studio, round, fromSpin)
  const betKurus = betOf(studio.game.rules, round)
  send({ kind: 'resumed', round, takenKurus, betKurus, ...stand })
  // The shell's balance already includes the win. Until the win has been shown, it is subtracted like a
  // stake.
  shell.tell({ type: 'poyraz:started', stake: Number(paidKurus(round)) })
  const { done, total } = stand.feature ?? { done: 0, total: 0 }
  if (!round.decision || fromSpin === 0) await prompts.ask({ kind: 'resume', done, total }, null)
  if (fromSpin === 0 && !boughtOf(round.outcome)) scene?.turn()
  if (!(await showRound(studio, round, fromSpin))) return
  send({ kind: 'rested' })
  void reviewWins(studio)
}

/** Goes on with a round that another tab began, where a refused stake says that it is open. */
export async function goOnElsewhere(studio: Studio, { error, data }: Refused): Promise<void> {
  const roundId = (data as { roundID?: unknown } | null)?.roundID
  if (error !== 'round_open' || typeof roundId !== 'string') return
  const round = await studio.casino.round(roundId)
  if (!round.ok || studio.store.getState().phase !== 'idle') return
  await resume(studio, { round: round.value, takenKurus: round.value.stakeKurus, fromSpin: 0 })
}
