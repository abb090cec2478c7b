import type { ReelOutcome, StripGame } from '@poyraz/games'
import { expect, it } from 'vitest'
import { createPlainScene } from '../scene/plain-scene.ts'
import { findOutcome, reelBookOf } from '../testing/rounds.ts'
import { openStage, playedReply, type Server, type Stage } from '../testing/stage.ts'
import { open } from './open.ts'
import { spin } from './spin.ts'

const HOLD_GAME = reelBookOf('define')
const HOLD = findOutcome(HOLD_GAME, ({ spins }) => (spins[0]?.hold?.respins.length ?? 0) > 4)
const STICKY_GAME = reelBookOf('sarmasik')
const STICKY = findOutcome(STICKY_GAME, ({ spins }) => (spins.at(-2)?.wilds?.length ?? 0) > 2)

type Seen = ReturnType<Stage['studio']['store']['getState']>

/** A server that plays one round and lists it afterwards. */
function serverOf(game: StripGame, outcome: ReelOutcome): Server {
  const played = playedReply(outcome, { game, stake: 1000, balance: 30_000, roundID: 'r-1' })
  let isPlayed = false
  return ({ method }) => {
    switch (method) {
      case 'casino.play':
        isPlayed = true
        return { data: played }
      case 'casino.rounds':
        return { data: isPlayed ? [played] : [] }
      case 'casino.round':
        return { data: played }
      case 'finance.check_balance':
        return {
          data: [{ balance: isPlayed ? 30_000 : 20_000, cash: 0, bonus: 0, held: 0, currency: 'TRY' }],
        }
      default:
        return { data: method === 'bonus.mine' ? [] : {} }
    }
  }
}

async function opened(stage: Stage): Promise<Stage> {
  await open(stage.studio, Promise.resolve(createPlainScene(stage.studio.frames)))
  return stage
}

/** Plays the round until a state fits, and opens the game anew with what the browser had stored by then. */
async function reloadAt(game: StripGame, outcome: ReelOutcome, fits: (state: Seen) => boolean) {
  const server = serverOf(game, outcome)
  const first = await opened(openStage({ server, game }))
  let stored: Map<string, string> | null = null
  first.studio.store.subscribe((state) => {
    if (stored === null && fits(state)) stored = new Map(first.storage)
  })
  await spin(first.studio)
  if (stored === null) throw new Error('the state was never shown')
  const again = openStage({ server, game, storage: stored, load: { id: '2', reloaded: 'page' } })
  const states: Seen[] = []
  again.studio.store.subscribe((state) => void states.push(state))
  await opened(again)
  return { first, again, states }
}

it('shows a hold-and-win that was cut short again from its first coins, for the stake already paid', async () => {
  const half = (HOLD.spins[0]?.coins?.length ?? 0) + 1
  const { first, again, states } = await reloadAt(HOLD_GAME, HOLD, ({ coins }) => {
    return coins !== null && coins.hold !== null && coins.coins.length >= half
  })
  expect(again.calls.filter(({ method }) => method === 'casino.play')).toEqual([])
  const shown = states.flatMap(({ coins }) => (coins?.hold ? [coins] : []))
  expect(shown[0]?.coins).toHaveLength(half - 1)
  expect(shown.at(-1)?.hold).toMatchObject({ isOver: true, isFull: HOLD.spins[0]?.hold?.full })
  const state = again.studio.store.getState()
  expect(state).toMatchObject({ phase: 'idle', balanceKurus: 30_000n })
  expect(state.shownKurus).toBe(first.studio.store.getState().shownKurus)
})

it('continues free spins with the wilds that stayed until the reload', async () => {
  const done = STICKY.spins.length - 3
  const { again, states } = await reloadAt(STICKY_GAME, STICKY, ({ feature }) => feature?.done === done)
  expect(again.calls.filter(({ method }) => method === 'casino.play')).toEqual([])
  const held = states.filter(({ phase, heldWilds }) => phase === 'showing' && heldWilds.length > 0)
  expect(held[0]?.heldWilds).toEqual(STICKY.spins[done]?.wilds)
  expect(held.at(-1)?.heldWilds).toEqual(STICKY.spins.at(-1)?.wilds)
  const { shownKurus, round } = again.studio.store.getState()
  expect(shownKurus).toBe(round?.winKurus)
})
