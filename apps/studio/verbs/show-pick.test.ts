import { choiceRound, compileChoice, type ReelSpin } from '@poyraz/games'
import { expect, it } from 'vitest'
import type { Prompt } from '../round/shown.ts'
import { createPlainScene } from '../scene/plain-scene.ts'
import { choiceDraws, choiceGameOf, choiceServer, FUNDS, STAKE } from '../testing/choice-server.ts'
import { openStage, type Server, type Stage, type StageSpec } from '../testing/stage.ts'
import { open } from './open.ts'
import { spin } from './spin.ts'

const GAME = choiceGameOf('kapalicarsi')
const ROUND = choiceRound(compileChoice(GAME.rules))

type Picking = Extract<Prompt, { kind: 'pick' }>
type Known = { readonly lies: readonly number[] }

/** A server that plays one real round with covers, of which the first `prizes` hide a prize. */
function serverOf(prizes: number): { readonly server: Server; readonly lies: readonly number[] } {
  for (let nonce = 1; nonce < 50_000; nonce++) {
    const draws = choiceDraws(GAME, nonce)
    const spun = ROUND.apply(ROUND.open(1, draws), { by: 0, command: { kind: 'spin' } }, draws)
    if (!spun.ok || spun.value.outcome) continue
    const { lies } = spun.value.going as Known
    if (lies.findIndex((units) => units === 0) === prizes) return { server: choiceServer(GAME, nonce), lies }
  }
  return expect.fail('such covers come')
}

async function opened(spec: StageSpec): Promise<Stage> {
  const stage = openStage({ game: GAME, reads: ({ kind }) => kind !== 'pick', ...spec })
  await open(stage.studio, Promise.resolve(createPlainScene(stage.studio.frames)))
  return stage
}

/** Opens covers in order until `count` are open, or closes the last message. */
async function pickOn({ studio }: Stage, count: number): Promise<void> {
  const shown = () => studio.store.getState().prompt as Picking | null
  await expect.poll(shown).toMatchObject({ kind: 'pick' })
  while ((shown()?.opened.length ?? count) < count) {
    const before = shown()
    studio.prompts.answer(before?.opened.length ?? 0)
    await expect.poll(() => shown() !== before).toBe(true)
  }
}

it('opens covers until the first end, shows what all of them hid, and tells the whole win', async () => {
  const { server, lies } = serverOf(2)
  const stage = await opened({ server })
  const { store, prompts } = stage.studio
  const features = new Set<unknown>()
  store.subscribe(({ feature }) => features.add(feature))
  const played = spin(stage.studio)
  await pickOn(stage, 3)
  await expect.poll(() => (store.getState().prompt as Picking | null)?.lies).not.toBeNull()
  const over = store.getState().prompt as Picking
  expect(over.lies?.map(Number)).toEqual(lies.map((units) => units * 2))
  expect(over.opened.map(({ cover }) => cover)).toEqual([0, 1, 2])
  expect(over.sumKurus).toBe(BigInt(2 * ((lies[0] ?? 0) + (lies[1] ?? 0))))
  prompts.answer()
  await played
  const state = store.getState()
  expect(state).toMatchObject({ phase: 'idle', prompt: null })
  // Covers never open the scene of free spins.
  expect([...features]).toEqual([null])
  expect(state.shownKurus).toBe(state.round?.winKurus)
  expect(state.balanceKurus).toBe(BigInt(FUNDS - STAKE) + (state.round?.winKurus ?? 0n))
})

it('goes on with the covers that are open after a reload', async () => {
  const { server } = serverOf(3)
  const first = await opened({ server })
  void spin(first.studio)
  await pickOn(first, 2)
  const storage = new Map(first.storage)
  const again = openStage({
    game: GAME,
    reads: () => false,
    server,
    storage,
    load: { id: '2', reloaded: 'page' },
  })
  void open(again.studio, Promise.resolve(createPlainScene(again.studio.frames)))
  await pickOn(again, 2)
  const { prompt, balanceKurus } = again.studio.store.getState()
  expect((prompt as Picking).opened.map(({ cover }) => cover)).toEqual([0, 1])
  expect(balanceKurus).toBe(BigInt(FUNDS - STAKE))
  expect(again.calls.filter(({ method }) => method === 'casino.play')).toEqual([])
})

it('shows a closed round again cover by cover, in the order of its player', async () => {
  const { server } = serverOf(1)
  const first = await opened({ server })
  const played = spin(first.studio)
  await pickOn(first, 2)
  first.studio.prompts.answer()
  await played
  const round = first.studio.store.getState().round
  const [paid] = round?.outcome.spins ?? []
  expect((paid as ReelSpin).pick?.opened).toEqual([0, 1])
  const storage = new Map(first.storage)
  for (const [key] of storage) {
    if (key.endsWith('progress')) storage.set(key, '{"kind":"showing","roundId":"r-1","spinsShown":0}')
  }
  const counts: number[] = []
  const again = openStage({ game: GAME, server, storage, load: { id: '2', reloaded: 'page' } })
  again.studio.store.subscribe(({ prompt }, before) => {
    if (prompt?.kind === 'pick' && prompt !== before.prompt) counts.push(prompt.opened.length)
  })
  await open(again.studio, Promise.resolve(createPlainScene(again.studio.frames)))
  expect(counts).toEqual([0, 1, 2, 2])
  expect(again.studio.store.getState()).toMatchObject({ phase: 'idle', round: { winKurus: round?.winKurus } })
})
