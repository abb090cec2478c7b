import { choiceRound, compileChoice, type SlotGame } from '@poyraz/games'
import { expect, it } from 'vitest'
import { readOutcome } from '../round/read-outcome.ts'
import { stepsOf } from '../round/steps.ts'
import { createPlainScene } from '../scene/plain-scene.ts'
import { choiceDraws, choiceGameOf, choiceServer, FUNDS, STAKE } from '../testing/choice-server.ts'
import { openStage, type Server, type Stage } from '../testing/stage.ts'
import { open } from './open.ts'
import { buy, spin } from './spin.ts'

const GAME = choiceGameOf('yazlik-sinema')
const ROUND = choiceRound(compileChoice(GAME.rules))
const { choice } = GAME.rules
if (choice.kind !== 'buy') throw new Error('the game sells its free spins')
const PRICE = STAKE * choice.stakes
const NONCE = 3

function outcomeOf(nonce: number) {
  const draws = choiceDraws(GAME, nonce)
  const played = ROUND.apply(ROUND.open(1, draws), { by: 0, command: { kind: 'buy' } }, draws)
  return (played.ok && played.value.outcome) || expect.fail('it is played')
}

async function opened(server: Server, more: { storage?: Map<string, string> } = {}): Promise<Stage> {
  const load = more.storage ? { id: '2', reloaded: 'page' as const } : { id: '1', reloaded: null }
  const stage = openStage({ server, game: GAME as SlotGame, load, ...more })
  await open(stage.studio, Promise.resolve(createPlainScene(stage.studio.frames)))
  return stage
}

it('sends the whole price once, opens the scene, counts every free spin, and shows the win', async () => {
  const stage = await opened(choiceServer(GAME, NONCE))
  const { store } = stage.studio
  const done: number[] = []
  const taken: bigint[] = []
  store.subscribe(({ feature, takenKurus, phase }) => {
    if (feature && feature.done !== done.at(-1)) done.push(feature.done)
    if (phase === 'asking') taken.push(takenKurus)
    if (feature) expect(feature.total).toBe(choice.kind === 'buy' ? choice.spins : 0)
  })
  store.setState({ stakeKurus: BigInt(STAKE) as never })
  await buy(stage.studio)
  const sent = stage.calls.filter(({ method }) => method === 'casino.play')
  expect(sent.map(({ data }) => [data['stake'], data['choice']])).toEqual([[PRICE, { kind: 'buy' }]])
  expect(new Set(taken)).toEqual(new Set([BigInt(PRICE)]))
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  const win = BigInt((STAKE / GAME.rules.unitsPerBet) * outcomeOf(NONCE).units)
  const after = store.getState()
  expect([after.shownKurus, after.balanceKurus]).toEqual([win, BigInt(FUNDS - PRICE) + win])
  // The ladder stands where it stood, and the next spin costs a stake of it.
  expect(after.stakeKurus).toBe(BigInt(STAKE))
  expect(after.session.netKurus).toBe(win - BigInt(PRICE))
})

it('is not bought beyond the balance, and nothing is sent', async () => {
  const stage = await opened(choiceServer(GAME, NONCE))
  stage.studio.store.setState({ stakeKurus: 1000n as never })
  await buy(stage.studio)
  expect(stage.calls.filter(({ method }) => method === 'casino.play')).toEqual([])
  expect(stage.studio.store.getState().notice).toBe('insufficient_funds')
})

it('returns the price where it is refused, and waits for no reels', async () => {
  const server: Server = (call) =>
    call.method === 'casino.play' ? { error: 'limit_reached' } : choiceServer(GAME, NONCE)(call)
  const stage = await opened(server)
  stage.studio.store.setState({ stakeKurus: BigInt(STAKE) as never })
  const { scene } = stage.studio
  if (scene) scene.goBack = () => expect.fail('no reel turned')
  await buy(stage.studio)
  expect(stage.studio.store.getState()).toMatchObject({
    phase: 'idle',
    balanceKurus: BigInt(FUNDS),
    feature: null,
  })
})

it('goes on after a reload where it was, at the stake of the ladder', async () => {
  const server = choiceServer(GAME, NONCE)
  const first = await opened(server)
  first.studio.store.setState({ stakeKurus: BigInt(STAKE) as never })
  let stored: Map<string, string> | null = null
  first.studio.store.subscribe(({ feature }) => {
    if (feature?.done === 4 && !stored) stored = new Map(first.storage)
  })
  await buy(first.studio)
  const again = await opened(server, { storage: stored ?? expect.fail('it was seen') })
  const { store } = again.studio
  expect(store.getState().shownKurus).toBe(first.studio.store.getState().shownKurus)
  expect(store.getState().stakeKurus).toBe(BigInt(STAKE))
  expect(store.getState().balanceKurus).toBe(first.studio.store.getState().balanceKurus)
})

it('has steps whose wins add up, and a spin of the same game none of a purchase', async () => {
  const outcome = outcomeOf(NONCE)
  const steps = stepsOf(GAME.rules, outcome)
  expect(steps[0]).toEqual({ kind: 'bought', index: 0, spins: 8, multiplier: 2 })
  expect(steps.filter(({ kind }) => kind === 'award')).toEqual([])
  expect(steps.at(-2)).toEqual({ kind: 'feature-end', units: outcome.units, spins: 8 })
  const stage = await opened(choiceServer(GAME, NONCE))
  stage.studio.store.setState({ stakeKurus: BigInt(STAKE) as never })
  await spin(stage.studio)
  const [played] = stage.calls.filter(({ method }) => method === 'casino.play')
  expect(played?.data).toMatchObject({ stake: STAKE, choice: { kind: 'spin' } })
})

it('is not shown where the outcome is not what these rules sell', () => {
  const outcome = outcomeOf(NONCE)
  expect(readOutcome(GAME.rules, outcome).ok).toBe(true)
  const { bought: _, ...unsold } = outcome
  for (const other of [
    { ...outcome, bought: { stakes: 49, spins: 8 } },
    { ...outcome, bought: { stakes: 50, spins: 9 } },
    { ...outcome, spins: outcome.spins.slice(1) },
    unsold,
  ]) {
    expect(readOutcome(GAME.rules, other)).toEqual({ ok: false, error: 'outdated' })
  }
})
