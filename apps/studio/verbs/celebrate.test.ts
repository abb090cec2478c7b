import { kurus } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import type { StudioEvent } from '../round/state.ts'
import type { PlateTier } from '../round/tier.ts'
import { createTaps, type GameStudio } from '../studio.ts'
import { celebrate } from './celebrate.ts'

const STAKE = kurus(200)
const FRAMES = 200

type Sound = { readonly name: string; readonly index: number | undefined }

/**
 * Celebrates a win of `times` stakes. With `tapped`, the time of no pause passes: only taps end the count-up
 * and the plate.
 */
async function celebrated(times: number, tapped = false) {
  const plates: unknown[] = []
  const heard: Sound[] = []
  const pass = (ms: number) => (tapped && ms > 1000 ? new Promise<void>(() => {}) : Promise.resolve())
  const taps = createTaps(pass)
  const studio = {
    calm: false,
    taps,
    sounds: { play: (name: string, index?: number) => heard.push({ name, index }) },
    frames: {
      wait: pass,
      async tween(_ms: number, draw: (progress: number) => void) {
        for (let frame = 0; frame <= FRAMES; frame++) draw(frame / FRAMES)
      },
    },
    send(event: StudioEvent) {
      if (event.kind !== 'plated') return
      plates.push(event.plate && [event.plate.tier, event.plate.winKurus, event.plate.counted])
      if (tapped && event.plate) queueMicrotask(taps.tap)
    },
  }
  const winKurus = kurus(STAKE * BigInt(times))
  await celebrate(studio as unknown as GameStudio, { winKurus, stakeKurus: STAKE })
  return { plates, heard, winKurus }
}

describe('the plate of a large win', () => {
  it.each<[number, PlateTier]>([
    [10, 'nice'],
    [25, 'big'],
    [50, 'grand'],
    [100, 'legend'],
  ])('of %i stakes is "%s": counts up with rising ticks to exactly the amount', async (times, tier) => {
    const { plates, heard, winKurus } = await celebrated(times)
    expect(plates).toEqual([[tier, winKurus, false], [tier, winKurus, true], null])
    expect(heard.at(0)?.name).toBe(tier)
    expect(heard.at(-1)?.name).toBe('counted')
    const ticks = heard.filter(({ name }) => name === 'tick').map(({ index = 0 }) => index)
    expect(ticks.length).toBeGreaterThan(20)
    expect(ticks).toEqual([...new Set(ticks)].sort((a, b) => a - b))
    expect(ticks.at(-1)).toBe(1)
  })

  it('has more ticks the higher its tier', async () => {
    const ticks = await Promise.all(
      [10, 25, 50, 100].map(
        async (times) => (await celebrated(times)).heard.filter(({ name }) => name === 'tick').length,
      ),
    )
    expect(ticks).toEqual([...new Set(ticks)].sort((a, b) => a - b))
  })

  it('is finished by a tap, and closed by a second one', async () => {
    const { plates, winKurus } = await celebrated(30, true)
    expect(plates).toEqual([['big', winKurus, false], ['big', winKurus, true], null])
  })

  it('is not shown below ten stakes', async () => {
    expect(await celebrated(9)).toMatchObject({ plates: [], heard: [] })
  })
})
