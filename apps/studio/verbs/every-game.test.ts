import { SLOT_GAMES, type SlotGame, type SlotOutcome } from '@poyraz/games'
import { describe, expect, it, vi } from 'vitest'
import type { Prompt } from '../round/shown.ts'
import { plateTierOf } from '../round/tier.ts'
import { createPlainScene } from '../scene/plain-scene.ts'
import { findOutcome } from '../testing/rounds.ts'
import { openStage, playedReply } from '../testing/stage.ts'
import { THEMES } from '../themes/theme.ts'
import { open } from './open.ts'
import { spin } from './spin.ts'

/** Plays a round with this outcome, and returns everything that the player sees and hears. */
async function played(game: SlotGame, outcome: SlotOutcome) {
  const { studio } = openStage({
    game,
    demo: true,
    server: ({ data }) => ({
      data: playedReply(outcome, { stake: Number(data['stake']), balance: 20_000, game }),
    }),
  })
  await open(studio, Promise.resolve(createPlainScene(studio.frames)))
  if (!studio.scene) throw new Error('rounds are shown on a scene')
  const sounds = vi.spyOn(studio.sounds, 'play')
  const lit = vi.spyOn(studio.scene, 'light')
  const prompts = new Set<Prompt>()
  const plates = new Set<unknown>()
  studio.store.subscribe(({ prompt, plate }) => {
    if (prompt) prompts.add(prompt)
    if (plate) plates.add(plate)
  })
  await spin(studio)
  const { round, caption } = studio.store.getState()
  if (!round) throw new Error('a round')
  return {
    round,
    caption,
    prompts: [...prompts],
    plates: [...plates],
    heard: sounds.mock.calls.map(([name]) => name),
    lit: lit.mock.calls.some(([cells]) => cells.length > 0),
  }
}

const hasHold = ({ spins }: SlotOutcome) => spins.some((one) => 'hold' in one || 'pick' in one)
const isPlain = (outcome: SlotOutcome) => outcome.spins.length === 1 && !hasHold(outcome)
const timesOf = (game: SlotGame, { units }: SlotOutcome) => units / game.rules.unitsPerBet

describe.each(SLOT_GAMES.map((game) => [game.slug, game] as const))('%s', (_slug, game) => {
  it('has air of its own theme', () => {
    expect(THEMES[game.theme]?.ambience.air.gain).toBeGreaterThan(0)
    expect(THEMES[game.theme]?.ambience.notes.length).toBeGreaterThan(0)
  })

  it('ends a round without a win with a soft sound, no light and no plate', async () => {
    const seen = await played(
      game,
      findOutcome(game, (one) => one.units === 0 && isPlain(one)),
    )
    expect(seen.heard).toContain('none')
    expect(seen).toMatchObject({ plates: [], lit: false })
  })

  it('moves the symbols of a large win and shows its exact amount on the plate', async () => {
    const outcome = findOutcome(game, (one) => isPlain(one) && timesOf(game, one) >= 10)
    const { round, plates, heard, lit } = await played(game, outcome)
    const { stakeKurus, winKurus } = round
    expect(winKurus).toBe((stakeKurus / BigInt(game.rules.unitsPerBet)) * BigInt(outcome.units))
    const tier = plateTierOf(winKurus, stakeKurus)
    expect(plates).toMatchObject([
      { winKurus, tier, counted: false },
      { winKurus, tier, counted: true },
    ])
    expect(heard).toEqual(expect.arrayContaining([tier, 'tick', 'counted']))
    expect(lit || game.rules.mapping === 'book-1').toBe(true)
  })

  it.runIf(game.rules.freeSpins)('ends its free spins with a plate of exactly the amount won', async () => {
    const outcome = findOutcome(game, ({ spins, units }) => spins.length > 1 && units > 0)
    const { round, prompts, heard } = await played(game, outcome)
    expect(heard).toEqual(expect.arrayContaining(['award', 'curtain']))
    expect(prompts[0]?.kind).toBe('award')
    expect(prompts.at(-1)).toMatchObject({ kind: 'feature-end', winKurus: round.winKurus })
  })
})
