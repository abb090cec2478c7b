import { describe, expect, it } from 'vitest'
import { waysOf } from '../round/heights.ts'
import { createPlainScene } from '../scene/plain-scene.ts'
import { findOutcome, reelBookOf } from '../testing/rounds.ts'
import { openStage, playedReply } from '../testing/stage.ts'
import { open } from './open.ts'
import { spin } from './spin.ts'

const game = reelBookOf('sahaf')

/** Plays this round, and returns every count of ways on the sign, turn by turn, with the ways of each spin. */
async function countedWays(fits: Parameters<typeof findOutcome>[1]) {
  const outcome = findOutcome(game, fits as never)
  const { studio } = openStage({
    game,
    demo: true,
    server: ({ data }) => ({
      data: playedReply(outcome, { stake: Number(data['stake']), balance: 20_000, game }),
    }),
  })
  await open(studio, Promise.resolve(createPlainScene(studio.frames)))
  const turns: (readonly number[])[][] = []
  studio.store.subscribe(({ stopped }, before) => {
    if (stopped === before.stopped || stopped === null) return
    if (stopped.length === 0) turns.push([])
    else turns.at(-1)?.push(stopped)
  })
  await spin(studio)
  const { window, stopped } = studio.store.getState()
  return { outcome, turns, window, stopped }
}

describe('the sign of the ways', () => {
  it('multiplies the heights of the reels that stopped, one by one, and never shows more than the spin has', async () => {
    const { outcome, turns, window, stopped } = await countedWays(({ spins }) => spins.length === 1)
    const heights = outcome.spins[0]?.heights ?? []
    expect(turns).toEqual([heights.map((_, reel) => heights.slice(0, reel + 1))])
    const counts = turns.flat().map(waysOf)
    expect(counts).toEqual(counts.toSorted((left, right) => left - right))
    expect(counts.at(-1)).toBe(waysOf(heights))
    expect(window.map(({ length }) => length)).toEqual(heights)
    expect(stopped).toBeNull()
  })

  it('begins anew in each free spin', async () => {
    const { outcome, turns } = await countedWays(({ spins }) => spins.length > 3)
    expect(turns.map((turn) => turn.at(-1))).toEqual(outcome.spins.map(({ heights }) => heights))
    for (const { mode, heights = [] } of outcome.spins.slice(1)) {
      expect(mode).toBe('free')
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(4)
    }
  })
})
