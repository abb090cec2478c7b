import type { CascadeOutcome } from '@poyraz/games'
import { gridsOf } from '@poyraz/games'
import { kurus } from '@poyraz/kernel'
import { describe, expect, it, vi } from 'vitest'
import type { CascadeShown } from '../round/cascade/cascade-shown.ts'
import type { Announcement } from '../round/state.ts'
import { spoken } from '../round/words.ts'
import { createPlainScene } from '../scene/plain-scene.ts'
import type { Scene } from '../scene/scene.ts'
import { cascadeOf, findOutcome } from '../testing/rounds.ts'
import { openStage, playedReply, type Server } from '../testing/stage.ts'
import { translatorOf } from '../texts.ts'
import { open } from './open.ts'
import { spin } from './spin.ts'

const GLASS = cascadeOf('deniz-cami')
const STAKE = 200
const perUnit = BigInt(STAKE / GLASS.rules.unitsPerBet)

async function played(outcome: CascadeOutcome) {
  const server: Server = ({ data }) => ({
    data: playedReply(outcome, { stake: Number(data['stake']), balance: 20_000, game: GLASS }),
  })
  const { studio } = openStage({ server, demo: true, game: GLASS })
  const scene = { ...createPlainScene(studio.frames), tumble: vi.fn<Scene['tumble']>(async () => undefined) }
  await open(studio, Promise.resolve(scene))
  const [signs, announcements]: [Set<CascadeShown>, Set<Announcement>] = [new Set(), new Set()]
  studio.store.subscribe(({ cascade, announcement }) => {
    if (cascade) signs.add(cascade)
    if (announcement) announcements.add(announcement)
  })
  await spin(studio)
  return { studio, scene, signs: [...signs], announcements: [...announcements] }
}

describe('a cascade', () => {
  const outcome = findOutcome(
    GLASS,
    ({ spins, units }) =>
      spins.length === 1 && (spins[0]?.steps.length ?? 0) >= 4 && units > GLASS.rules.unitsPerBet,
  )
  const [shown] = outcome.spins
  if (!shown) throw new Error('a spin')

  it('bursts each step and ends in the grid of the outcome', async () => {
    const { studio, scene } = await played(outcome)
    expect(scene.tumble).toHaveBeenCalledTimes(shown.steps.length)
    expect(studio.store.getState().window).toEqual(gridsOf(GLASS.rules, shown).at(-1))
    expect(studio.store.getState()).toMatchObject({ phase: 'idle', tag: null })
  })

  it('writes every group with its exact pay on the sign, and their sum', async () => {
    const { signs } = await played(outcome)
    const last = signs.at(-1)
    const pays = shown.steps.flatMap(({ wins, multiplier }) =>
      wins.map(({ units }) => BigInt(units * multiplier) * perUnit),
    )
    expect(last?.lines.map(({ payKurus }) => payKurus)).toEqual(pays)
    expect(last?.sumKurus).toBe(kurus(BigInt(outcome.units) * perUnit))
    expect(last?.groups).toEqual([])
  })

  it('is told step by step, and at last as a whole', async () => {
    const { studio, announcements } = await played(outcome)
    const words = announcements.map((announcement) =>
      spoken(GLASS, announcement, { t: translatorOf('tr'), lang: 'tr', showBalance: false }),
    )
    expect(words).toHaveLength(shown.steps.length + 1)
    expect(words[0]).toMatch(/^1\. düşüş: \d+ .+, .+\.$/)
    expect(studio.store.getState().shownKurus).toBe(kurus(BigInt(outcome.units) * perUnit))
  })
})

it('the multiplier of free spins is kept on the sign from one spin to the next', async () => {
  const feature = findOutcome(
    GLASS,
    ({ spins }) => (spins[1]?.steps.length ?? 0) > 0 && spins[2]?.steps.length === 0,
  )
  const { signs } = await played(feature)
  const free = signs.filter(({ multiplier }) => multiplier > 1)
  const reached = feature.spins[1]?.steps.at(-1)?.multiplier
  expect(free.some(({ step, multiplier }) => step === 0 && multiplier === reached)).toBe(true)
})
