import { type CoinSide, choiceRound, compileChoice } from '@poyraz/games'
import { expect, it } from 'vitest'
import type { Prompt } from '../round/shown.ts'
import { createPlainScene } from '../scene/plain-scene.ts'
import { choiceDraws, choiceGameOf, choiceServer, FUNDS, STAKE } from '../testing/choice-server.ts'
import { openStage, type Server, type Stage, type StageSpec } from '../testing/stage.ts'
import { open } from './open.ts'
import { spin } from './spin.ts'

const GAME = choiceGameOf('saatci')
const ROUND = choiceRound(compileChoice(GAME.rules))
const { unitsPerBet } = GAME.rules
const PER_UNIT = STAKE / unitsPerBet
const [HEADS, TAILS, COLLECT] = [0, 1, 2]

type Gambling = Extract<Prompt, { kind: 'gamble' }>

/** A server that plays one real round of a win above the stake whose next tosses are these. */
function serverOf(tosses: readonly CoinSide[]): { readonly server: Server; readonly units: number } {
  for (let nonce = 1; nonce < 5000; nonce++) {
    const draws = choiceDraws(GAME, nonce)
    const spun = ROUND.apply(ROUND.open(1, draws), { by: 0, command: { kind: 'spin' } }, draws)
    const units = spun.ok ? (spun.value.outcome?.units ?? 0) : 0
    const isSo = tosses.every((side) => side === (draws.int(2) === 0 ? 'heads' : 'tails'))
    if (isSo && units > unitsPerBet && units < 10 * unitsPerBet)
      return { server: choiceServer(GAME, nonce), units }
  }
  return expect.fail('such a win comes')
}

async function opened(spec: StageSpec): Promise<Stage> {
  const stage = openStage({ game: GAME, reads: ({ kind }) => kind !== 'gamble', ...spec })
  stage.studio.memory.writeGamble(true)
  await open(stage.studio, Promise.resolve(createPlainScene(stage.studio.frames)))
  return stage
}

/** Waits until the coin asks after so many tosses, and answers. */
async function answerAt({ studio }: Stage, tosses: number, place: number): Promise<void> {
  const shown = () => studio.store.getState().prompt as Gambling | null
  await expect.poll(shown).toMatchObject({ kind: 'gamble', stage: 'asking', tosses: { length: tosses } })
  studio.prompts.answer(place)
}

function heard({ studio }: Stage): string[] {
  const sounds: string[] = []
  const { play } = studio.sounds
  Object.assign(studio.sounds, {
    play: (...sound: Parameters<typeof play>) => {
      sounds.push(sound[0])
      play(...sound)
    },
  })
  return sounds
}

function plates({ studio }: Stage): bigint[] {
  const shown: bigint[] = []
  studio.store.subscribe(({ plate, shownKurus }, before) => {
    if (plate && !before.plate) shown.push(plate.winKurus)
    expect(shownKurus).toBeGreaterThanOrEqual(0n)
  })
  return shown
}

it('asks about a win, shows its ladder, and pays what was collected after a right call', async () => {
  const { server, units } = serverOf(['tails'])
  const stage = await opened({ server })
  const played = spin(stage.studio)
  const { store } = stage.studio
  await expect.poll(() => store.getState().prompt).toMatchObject({ kind: 'gamble' })
  const { rungs } = store.getState().prompt as Gambling
  const times = [1, 2, 4, 8, 16, 32].slice(0, rungs.length)
  expect(rungs).toEqual(times.map((one) => BigInt(one * units * PER_UNIT)))
  await answerAt(stage, 0, TAILS)
  await answerAt(stage, 1, COLLECT)
  await played
  const paid = BigInt(2 * units * PER_UNIT)
  const balanceKurus = BigInt(FUNDS - STAKE) + paid
  expect(store.getState()).toMatchObject({ phase: 'idle', prompt: null, shownKurus: paid, balanceKurus })
  expect(
    stage.calls.filter(({ method }) => method === 'casino.play').map(({ data }) => data['choice']),
  ).toEqual([{ kind: 'spin', gamble: true }, { kind: 'call', side: 'tails' }, { kind: 'collect' }])
})

it('shows a lost win plainly: a soft sound, no plate, nothing won', async () => {
  const { server } = serverOf(['tails'])
  const stage = await opened({ server })
  const sounds = heard(stage)
  const played = spin(stage.studio)
  await answerAt(stage, 0, HEADS)
  const celebrated = plates(stage)
  const { store, prompts } = stage.studio
  await expect.poll(() => store.getState().prompt).toMatchObject({ stage: 'wrong', isOver: true })
  expect(sounds.at(-1)).toBe('none')
  expect(store.getState()).toMatchObject({ shownKurus: 0n, caption: { kind: 'nothing' }, tag: null })
  prompts.answer()
  await played
  expect(celebrated).toEqual([])
  expect(store.getState()).toMatchObject({ phase: 'idle', prompt: null, shownKurus: 0n })
  expect(store.getState().balanceKurus).toBe(BigInt(FUNDS - STAKE))
  expect(store.getState().caption).toEqual({ kind: 'nothing' })
})

it('does not ask where the player or the jurisdiction has it off', async () => {
  const { server } = serverOf(['tails'])
  const stage = await opened({ server })
  stage.studio.memory.writeGamble(false)
  await spin(stage.studio)
  const [bet] = stage.calls.filter(({ method }) => method === 'casino.play')
  expect(bet?.data['choice']).toEqual({ kind: 'spin' })
  const other = serverOf(['tails'])
  const closed = await opened({ server: other.server })
  Object.assign(closed.studio.launch, { gamble: false })
  await spin(closed.studio)
  const [next] = closed.calls.filter(({ method }) => method === 'casino.play')
  expect(next?.data['choice']).toEqual({ kind: 'spin' })
})

it('shows the win that the house paid where the player may not stake it again', async () => {
  const { server, units } = serverOf(['tails'])
  let [calls, isOver] = [0, false]
  const stopping: Server = (call) => {
    const choice = call.data['choice'] as { kind: string } | undefined
    if (choice?.kind !== 'call' || ++calls === 1) return server(call)
    isOver = true
    server({ ...call, data: { ...call.data, choice: { kind: 'collect' } } })
    return { error: 'gamble_stopped' }
  }
  const stage = await opened({ server: stopping })
  const sounds = heard(stage)
  const played = spin(stage.studio)
  await answerAt(stage, 0, TAILS)
  await answerAt(stage, 1, HEADS)
  const seen: (string | null)[] = []
  stage.studio.store.subscribe(({ notice }, { notice: former }) => notice !== former && seen.push(notice))
  await played
  expect(isOver).toBe(true)
  expect(seen).toContain('gamble_stopped')
  expect(sounds.filter((sound) => sound === 'badge')).toHaveLength(1)
  expect(stage.studio.store.getState()).toMatchObject({
    phase: 'idle',
    shownKurus: BigInt(2 * units * PER_UNIT),
  })
})

it('goes on after a reload where the coin lay, and takes no stake again', async () => {
  const { server, units } = serverOf(['heads', 'heads'])
  const first = await opened({ server })
  void spin(first.studio)
  await answerAt(first, 0, HEADS)
  await expect
    .poll(() => first.studio.store.getState().prompt)
    .toMatchObject({ stage: 'asking', tosses: ['heads'] })
  const load = { id: '2', reloaded: 'page' } as const
  const again = openStage({ game: GAME, reads: () => false, server, storage: new Map(first.storage), load })
  const resumed = open(again.studio, Promise.resolve(createPlainScene(again.studio.frames)))
  await answerAt(again, 1, COLLECT)
  await resumed
  const { shownKurus, balanceKurus } = again.studio.store.getState()
  expect(shownKurus).toBe(BigInt(2 * units * PER_UNIT))
  expect(balanceKurus).toBe(BigInt(FUNDS - STAKE) + shownKurus)
  expect(again.calls.filter(({ method }) => method === 'casino.play')).toHaveLength(1)
})

it.each([
  ['lost', HEADS],
  ['doubled', TAILS],
] as const)('shows a round that was %s again, toss by toss', async (_, place) => {
  const { server } = serverOf(['tails'])
  const first = await opened({ server })
  const played = spin(first.studio)
  await answerAt(first, 0, place)
  if (place === TAILS) await answerAt(first, 1, COLLECT)
  else {
    await expect.poll(() => first.studio.store.getState().prompt).toMatchObject({ isOver: true })
    first.studio.prompts.answer()
  }
  await played
  const storage = new Map(first.storage)
  for (const [key] of storage) {
    if (key.endsWith('progress')) storage.set(key, '{"kind":"showing","roundId":"r-1","spinsShown":1}')
  }
  const again = openStage({ game: GAME, server, storage, load: { id: '2', reloaded: 'page' } })
  const stages: string[] = []
  again.studio.store.subscribe(({ prompt }, before) => {
    if (prompt?.kind === 'gamble' && prompt !== before.prompt) stages.push(prompt.stage)
  })
  await open(again.studio, Promise.resolve(createPlainScene(again.studio.frames)))
  expect(stages).toEqual(['tossing', place === TAILS ? 'right' : 'wrong'])
  const { shownKurus, round } = again.studio.store.getState()
  expect(shownKurus).toBe(round?.winKurus)
})
