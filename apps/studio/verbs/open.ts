import type { SlotSpin } from '@poyraz/games'
import { type Kurus, kurus, ok, type Result } from '@poyraz/kernel'
import type { Refused } from '../api/endpoint.ts'
import { grownWindow } from '../round/grown-window.ts'
import { idleStops, windowOfStops } from '../round/idle-window.ts'
import { ladderOf, openingStake } from '../round/ladder.ts'
import { resumeFrom } from '../round/resume.ts'
import type { Funds, Round } from '../round/state.ts'
import type { Scene } from '../scene/scene.ts'
import type { Studio } from '../studio.ts'
import { stop } from './refuse.ts'
import { reviewWins } from './review.ts'
import { giveSeeds } from './seeds.ts'
import { showRound, standBefore } from './show.ts'

/** Opens the game: the player's balance and last round, the scene, and whatever was left unshown. */
export async function open(studio: Studio, sceneReady: Promise<Scene>): Promise<void> {
  const { shell, launch, send, game, memory } = studio
  // No round may start before the browser's seed is with the server.
  const [player, scene] = await Promise.all([readPlayer(studio), sceneReady, giveSeeds(studio)])
  studio.scene = scene
  // The scene stands; what may be wrong is told on it.
  const balance = player.ok && player.value.balanceKurus !== null ? Number(player.value.balanceKurus) : null
  shell.tell({ type: 'poyraz:ready', gameID: launch.gameId, balance })
  if (!player.ok) {
    scene.rest({ mode: 'base', stops: idleStops(game.rules) })
    return stop(studio, player.error)
  }
  const { round, takenKurus, balanceKurus, funds } = player.value
  const fromSpin = resumeFrom(memory.readProgress(), round?.roundId ?? null)
  // Of a round that is still to be shown, the reels show what the player has seen of it, and no more.
  const seen = round?.outcome.spins.at(fromSpin === null ? -1 : fromSpin - 1)
  const window = standStill(studio, scene, fromSpin === 0 ? undefined : seen)
  const lastKurus = memory.readStake()
  const stakeKurus = openingStake(ladderOf(game.rules.stakes), { lastKurus, balanceKurus })
  send({ kind: 'opened', balanceKurus, stakeKurus, funds, window, round })
  if (round && fromSpin !== null) await resume(studio, { round, takenKurus, fromSpin })
}

type Player = {
  readonly round: Round | null
  /** What that round took from the balance. */
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
  // Read after the newest round was known, the balance has all that this round took and gave.
  const [balance, round] = await Promise.all([casino.balance(), newest && casino.round(newest.roundId)])
  if (!balance.ok) return balance
  // What did not arrive may yet, and may be unseen; a round of older rules is shown by no page any more.
  if (round && !round.ok && round.error.error !== 'outdated') return round
  return ok({
    // Since that round ended, payments and other games may have moved the balance.
    round: round?.ok ? { ...round.value, balanceKurus: balance.value } : null,
    takenKurus: newest && !newest.free ? newest.stakeKurus : kurus(0),
    balanceKurus: balance.value,
    funds: funds.ok ? funds.value : null,
  })
}

/** Puts the reels where this spin left them, or where they stand before the first. */
function standStill({ game: { rules } }: Studio, scene: Scene, spin: SlotSpin | undefined) {
  const stops = idleStops(rules)
  scene.rest(spin ?? { mode: 'base', stops })
  return spin ? grownWindow(rules, spin) : windowOfStops(rules, stops)
}

/** Shows what was left of a round that is long settled: the player saw the stake go, but not the end. */
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
  send({ kind: 'resumed', round, takenKurus, ...stand })
  // The shell's balance holds the win already: until it has been shown, it is taken off like a stake.
  shell.tell({ type: 'poyraz:started', stake: Number(round.winKurus) })
  const { done, total } = stand.feature ?? { done: 0, total: 0 }
  await prompts.ask({ kind: 'resume', done, total }, null)
  if (fromSpin === 0) scene?.turn()
  await showRound(studio, round, fromSpin)
  send({ kind: 'rested' })
  void reviewWins(studio)
}
