import { randomId } from '@poyraz/kernel'
import { type Answered, untilAnswered } from '../../api/until-answered.ts'
import { isShortOf } from '../../round/short.ts'
import type { Funds } from '../../round/state.ts'
import { readBalance } from '../../verbs/deposit.ts'
import { giveSeeds } from '../../verbs/seeds.ts'
import type { PlayedOriginal } from '../api.ts'
import type { Command } from '../client.ts'
import type { OriginalStudio } from '../original-studio.ts'
import { refuseOriginal } from './refuse.ts'
import { showReply } from './show.ts'

/**
 * Minimum time from one round's start to the next. The server checks its own clock and refuses earlier
 * rounds.
 */
const CYCLE_MS = 2500

/** Plays a round with the chosen options. While a large win is shown, it only finishes its plate. */
export async function playOriginal(studio: OriginalStudio): Promise<void> {
  const { store, send, client, taps, frames } = studio
  if (store.getState().plate) return taps.tap()
  const isReady = () => store.getState().phase === 'idle' && !store.getState().round?.isOpen
  if (!isReady()) return
  const isShort = () => isShortOf({ ...store.getState(), funds: null }, store.getState().stakeKurus)
  if (isShort()) await readBalance(studio)
  // Another press may have started a round while the balance was read.
  if (!isReady()) return
  if (isShort()) return send({ kind: 'noticed', notice: 'insufficient_funds' })
  const { options, funds } = store.getState()
  const command = client.command(options)
  if (command === null) return
  const cycle = frames.wait(CYCLE_MS)
  const answer = await start(studio, command)
  if (!answer.ok) return refuseOriginal(studio, answer, { cycle, roundId: null })
  await Promise.all([show(studio, answer.value), readFunds(studio, funds)])
  void giveSeeds(studio)
  // The decisions of an open round need not wait.
  if (!answer.value.round.isOpen) await cycle
  send({ kind: 'rested' })
}

/** Sends the next command of the open round. */
export async function choose(studio: OriginalStudio, command: Command): Promise<void> {
  const { store, send, casino, shell, frames, sounds, demoToken } = studio
  const { phase, round, funds } = store.getState()
  if (phase !== 'idle' || !round?.isOpen) return
  const { roundId, outcome } = round
  const next = { roundId, command, step: outcome.commands.length, key: randomId(), demoToken }
  send({ kind: 'chose' })
  // The balance stays until the command has been shown.
  shell.tell({ type: 'poyraz:started', stake: 0 })
  sounds.play('press')
  const answer = await untilAnswered(() => casino.goOn(next), {
    wait: frames.wait,
    onLost: () => send({ kind: 'noticed', notice: 'lost' }),
  })
  if (!answer.ok) return refuseOriginal(studio, answer, { cycle: Promise.resolve(), roundId })
  await show(studio, answer.value)
  if (!answer.value.round.isOpen) await readFunds(studio, funds)
  send({ kind: 'rested' })
}

/** Sends the stake. All tries use one key, so they cost one stake. */
function start(studio: OriginalStudio, command: Command): Promise<Answered<PlayedOriginal>> {
  const { send, memory, shell, sounds, casino, demoToken, frames, store } = studio
  const key = randomId()
  const { stakeKurus, round } = store.getState()
  send({ kind: 'pressed' })
  memory.writeProgress({ kind: 'asked', afterRoundId: round?.roundId ?? null })
  shell.tell({ type: 'poyraz:started', stake: Number(stakeKurus) })
  sounds.play('turn')
  return untilAnswered(() => casino.start({ stakeKurus, command, key, demoToken }), {
    wait: frames.wait,
    onLost: () => send({ kind: 'noticed', notice: 'lost' }),
  })
}

function show(studio: OriginalStudio, { round, demoToken }: PlayedOriginal): Promise<void> {
  studio.demoToken = demoToken
  return showReply(studio, round)
}

/** Reads the funds after a round where there is a bonus: every round may change it. */
async function readFunds({ casino, send }: OriginalStudio, before: Funds | null): Promise<void> {
  if (before === null) return
  const funds = await casino.funds()
  if (funds.ok) send({ kind: 'funded', funds: funds.value })
}
