import { type Kurus, kurus, ok, type Result } from '@poyraz/kernel'
import type { Refused } from '../../api/endpoint.ts'
import type { PastRound } from '../../api/player.ts'
import { ladderOf, openingStake } from '../../round/ladder.ts'
import { resumeFrom } from '../../round/resume.ts'
import type { Funds } from '../../round/state.ts'
import { stop } from '../../verbs/refuse.ts'
import { giveSeeds } from '../../verbs/seeds.ts'
import type { OriginalStudio } from '../original-studio.ts'
import { type OriginalRound, STRIP_MOST } from '../state.ts'
import { showReply } from './show.ts'

/**
 * Opens an original: reads balance and last round, goes on with an open one, and shows a round whose reply
 * never came.
 */
export async function openOriginal(studio: OriginalStudio): Promise<void> {
  const { shell, launch, send, game, memory, client, store } = studio
  // No round may start before the server has the browser's seed.
  const [player] = await Promise.all([readPlayer(studio), giveSeeds(studio)])
  const balance = player.ok && player.value.balanceKurus !== null ? Number(player.value.balanceKurus) : null
  shell.tell({ type: 'poyraz:ready', gameID: launch.gameId, balance })
  dispatchEvent(new Event('poyraz:stands'))
  if (!player.ok) return stop(studio, player.error)
  const { round, past, balanceKurus, funds } = player.value
  const isMissed =
    round !== null && !round.isOpen && resumeFrom(memory.readProgress(), round.roundId) !== null
  const stakeKurus = round?.isOpen
    ? round.stakeKurus
    : openingStake(ladderOf(game.rules.stakes), { lastKurus: memory.readStake(), balanceKurus })
  const chosen = store.getState().options
  const options = (round && client.optionsOf(round.outcome)) ?? chosen
  const opened = { balanceKurus, stakeKurus, funds, round: isMissed ? null : round }
  send({ kind: 'opened', ...opened, options: round?.isOpen || isMissed ? options : chosen })
  if (isMissed) await showMissed(studio, round)
  await recall(studio, past.slice(isMissed || round?.isOpen ? 1 : 0))
}

type Player = {
  readonly round: OriginalRound | null
  readonly past: readonly PastRound[]
  readonly balanceKurus: Kurus | null
  readonly funds: Funds | null
}

async function readPlayer({ casino, demoToken, launch }: OriginalStudio): Promise<Result<Player, Refused>> {
  if (demoToken !== null) {
    const balanceKurus = launch.demoBalance === null ? null : kurus(launch.demoBalance)
    return ok({ round: null, past: [], balanceKurus, funds: null })
  }
  const [rounds, funds] = await Promise.all([casino.rounds(STRIP_MOST), casino.funds()])
  if (!rounds.ok) return rounds
  const newest = rounds.value[0]
  // Read after the newest round is known, so that the balance includes its stake and win.
  const [balance, round] = await Promise.all([casino.balance(), newest && casino.round(newest.roundId)])
  if (!balance.ok) return balance
  if (round && !round.ok && round.error.error !== 'outdated') return round
  return ok({
    round: round?.ok ? { ...round.value, balanceKurus: balance.value } : null,
    past: rounds.value,
    balanceKurus: balance.value,
    funds: funds.ok ? funds.value : null,
  })
}

/** Shows a round that was played while this page was not there: its stake went, and its win is paid. */
async function showMissed(studio: OriginalStudio, round: OriginalRound): Promise<void> {
  const { send, shell, store } = studio
  const { balanceKurus, stakeKurus } = store.getState()
  // The balance already includes stake and win; both are shown as the round goes.
  const before = kurus((balanceKurus ?? 0n) - round.winKurus + round.stakeKurus)
  send({ kind: 'credited', balanceKurus: before })
  send({ kind: 'staked', stakeKurus: round.stakeKurus })
  send({ kind: 'pressed' })
  shell.tell({ type: 'poyraz:started', stake: Number(round.winKurus) })
  await showReply(studio, round)
  send({ kind: 'rested' })
  send({ kind: 'staked', stakeKurus })
}

/** Reads the outcomes of the last rounds for the strip. One that cannot be read is left out. */
async function recall({ casino, send }: OriginalStudio, past: readonly PastRound[]): Promise<void> {
  const read = await Promise.all(past.map(({ roundId }) => casino.round(roundId)))
  const strip = read.flatMap((round) => (round.ok && !round.value.isOpen ? [round.value] : []))
  send({ kind: 'recalled', strip })
}
