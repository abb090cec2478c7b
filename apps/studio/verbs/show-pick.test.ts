import { soloDraws } from '@poyraz/fairness'
import {
  type ChoiceGame,
  choiceRound,
  compileChoice,
  isChoiceGame,
  type ReelSpin,
  SLOT_GAMES,
} from '@poyraz/games'
import { expect, it } from 'vitest'
import type { Prompt } from '../round/shown.ts'
import { createPlainScene } from '../scene/plain-scene.ts'
import { openStage, playedReply, type Server, type Stage, type StageSpec } from '../testing/stage.ts'
import { open } from './open.ts'
import { spin } from './spin.ts'

const GAME: ChoiceGame =
  SLOT_GAMES.filter(isChoiceGame).find(({ slug }) => slug === 'kapalicarsi') ??
  expect.fail('the game is there')
const ROUND = choiceRound(compileChoice(GAME.rules))
const [FUNDS, STAKE] = [20_000, 200]

type Picking = Extract<Prompt, { kind: 'pick' }>
type Known = { readonly lies: readonly number[] }

/** A server that plays one real round with covers, of which the first `prizes` hide a prize. */
function serverOf(prizes: number): { readonly server: Server; readonly lies: readonly number[] } {
  const { state: first, draws } = spun(prizes)
  let state = first
  const { lies } = state.going as Known
  const commands: object[] = []
  const reply = () => {
    const outcome = state.outcome ?? (ROUND.view(state, 0) as NonNullable<typeof state.outcome>)
    const units = state.outcome ? outcome.units : 0
    const balance = FUNDS - STAKE + (STAKE / GAME.rules.unitsPerBet) * units
    const terms = { game: GAME, stake: STAKE, balance, roundID: 'r-1' }
    const closed = playedReply({ ...outcome, units }, terms)
    return { ...closed, outcome: { ...outcome, commands }, state: state.outcome ? 'closed' : 'open' }
  }
  const server: Server = ({ method, data }) => {
    if (method === 'casino.play') {
      if ('roundID' in data) {
        const next = ROUND.apply(state, { by: 0, command: data['choice'] as never }, draws)
        if (!next.ok) return { error: 'invalid_input' }
        state = next.value
      }
      commands.push({ by: 0, command: data['choice'] })
      return { data: reply() }
    }
    if (method === 'casino.rounds') return { data: commands.length > 0 ? [reply()] : [] }
    if (method === 'casino.round') return { data: reply() }
    if (method !== 'finance.check_balance') return { data: method === 'bonus.mine' ? [] : {} }
    const { balance } = commands.length > 0 ? reply() : { balance: FUNDS }
    return { data: [{ balance, cash: 0, bonus: 0, held: 0, currency: 'TRY' }] }
  }
  return { server, lies }
}

function spun(prizes: number) {
  for (let nonce = 1; nonce < 50_000; nonce++) {
    const draws = soloDraws({
      serverSeed: new Uint8Array(32).fill(5),
      clientSeed: 'pick',
      gameId: GAME.slug,
      rulesHash: '0'.repeat(64),
      nonce,
      stream: 'main',
    })
    const state = ROUND.apply(ROUND.open(1, draws), { by: 0, command: { kind: 'spin' } }, draws)
    if (!state.ok || state.value.outcome) continue
    const { lies } = state.value.going as Known
    if (lies.findIndex((units) => units === 0) === prizes) return { state: state.value, draws }
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
  expect(state.toldKurus).toBe(state.round?.winKurus)
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
