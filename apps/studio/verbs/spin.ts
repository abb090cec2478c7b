import { stakeOfCommand } from '@poyraz/games'
import { type Kurus, randomId } from '@poyraz/kernel'
import type { Played } from '../api/casino.ts'
import { type Answered, untilAnswered } from '../api/until-answered.ts'
import { isShortOf } from '../round/short.ts'
import type { StudioState } from '../round/state.ts'
import type { Studio } from '../studio.ts'
import { readBalance } from './deposit.ts'
import { goOnElsewhere } from './open.ts'
import { refuse } from './refuse.ts'
import { reviewWins } from './review.ts'
import { giveSeeds } from './seeds.ts'
import { showRound } from './show.ts'

/**
 * Minimum time from one round's start to the next. The server checks its own clock and refuses earlier
 * rounds.
 */
const CYCLE_MS = 2500

/**
 * Plays one round, started by the player. While a round is under way it only finishes the plate of a win, if
 * there is one.
 */
export function spin(studio: Studio): Promise<void> {
  return playRound(studio, false)
}

/** Buys the free spins at the stake of the ladder: a round like any other, with a larger stake. */
export function buy(studio: Studio): Promise<void> {
  return playRound(studio, true)
}

async function playRound(studio: Studio, isBought: boolean): Promise<void> {
  // A film has no player whose stake could be taken.
  if (studio.sharedRound !== null) return
  const { store, send, scene, frames, taps } = studio
  if (store.getState().plate) return taps.tap()
  if (store.getState().phase !== 'idle' || !scene) return
  const stakeOf = ({ stakeKurus }: StudioState) =>
    stakeOfCommand(studio.game.rules, stakeKurus, { kind: isBought ? 'buy' : 'spin' })
  const isShort = (state: StudioState) =>
    isShortOf(isBought ? { ...state, funds: null } : state, stakeOf(state))
  if (isShort(store.getState())) await readBalance(studio)
  const state = store.getState()
  // Another press may have started a round while the balance was read.
  if (state.phase !== 'idle') return
  if (isShort(state)) return send({ kind: 'noticed', notice: 'insufficient_funds' })
  const { funds } = state
  const free = Boolean(funds?.free) && !isBought
  const cycle = frames.wait(CYCLE_MS)
  const answer = await ask(studio, { stakeKurus: stakeOf(state), free, isBought })
  const funded = funds === null ? null : readFunds(studio)
  if (!answer.ok) {
    await refuse(studio, answer.error, { doubtful: answer.doubtful, cycle, isTurning: !isBought })
    return goOnElsewhere(studio, answer.error)
  }
  const { round, demoToken } = answer.value
  studio.demoToken = demoToken
  send({ kind: 'answered', round })
  const [isShown] = await Promise.all([showRound(studio, round, 0), funded])
  if (!isShown) return
  void reviewWins(studio)
  void giveSeeds(studio)
  await cycle
  send({ kind: 'rested' })
}

/**
 * Reads the funds after a round: every round may change the bonus, and the server decides what pays the next
 * one.
 */
async function readFunds({ casino, send }: Studio): Promise<void> {
  const funds = await casino.funds()
  if (funds.ok) send({ kind: 'funded', funds: funds.value })
}

/**
 * Sends the stake and turns the reels until there is a reply. All tries use one key, so they cost one stake.
 */
function ask(
  studio: Studio,
  bet: { readonly stakeKurus: Kurus; readonly free: boolean; readonly isBought: boolean },
): Promise<Answered<Played>> {
  const { send, memory, shell, scene, sounds, casino, demoToken, frames, launch } = studio
  const { stakeKurus, free, isBought: buy } = bet
  const gamble = launch.gamble && memory.readGamble()
  const key = randomId()
  const afterRoundId = studio.store.getState().round?.roundId ?? null
  send({ kind: 'pressed', ...(buy ? { priceKurus: stakeKurus } : {}) })
  memory.writeProgress({ kind: 'asked', afterRoundId })
  shell.tell({ type: 'poyraz:started', stake: free ? 0 : Number(stakeKurus) })
  scene?.light([], false)
  // Bought free spins begin in their own scene, which opens with the reply.
  if (!buy) {
    scene?.turn()
    sounds.play('turn')
  }
  return untilAnswered(() => casino.play({ stakeKurus, free, gamble, buy, key, demoToken }), {
    wait: frames.wait,
    onLost: () => send({ kind: 'noticed', notice: 'lost' }),
  })
}
