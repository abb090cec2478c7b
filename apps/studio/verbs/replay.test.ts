import { rulesHash } from '@poyraz/fairness'
import { describe, expect, it } from 'vitest'
import { createPlainScene } from '../scene/plain-scene.ts'
import { findOutcome, gameOf } from '../testing/rounds.ts'
import { openStage, type Server } from '../testing/stage.ts'
import { openReplay, replay } from './replay.ts'
import { spin } from './spin.ts'

const game = gameOf('lale-devri')
const TOKEN = 'a'.repeat(26)
const WIN = findOutcome(game, ({ units, spins }) => spins.length === 1 && units > 2 * game.rules.unitsPerBet)
const FEATURE = findOutcome(game, ({ spins }) => spins.length > 5)

function proofOf(outcome: object) {
  return {
    gameID: game.slug,
    rulesHash: rulesHash(game.rules),
    roundID: 'round-1',
    commitment: 'c'.repeat(64),
    clientSeed: 'seed',
    nonce: 3,
    staleSeed: false,
    outcome,
  }
}

function serverOf(proof: object, stake = 100, win = 500): Server {
  return () => ({ data: { gameName: 'x', stake, free: 0, win, proof } })
}

async function film(server: Server) {
  const stage = openStage({ server, replayToken: TOKEN })
  const { sharedRound, frames } = stage.studio
  if (sharedRound === null) throw new Error('not a film')
  await openReplay(stage.studio, Promise.resolve(createPlainScene(frames)), sharedRound)
  return stage
}

describe('the film of a round', () => {
  it.each([
    ['a win', WIN],
    ['a feature', FEATURE],
  ])('shows %s to its end with one call and without a session', async (_, outcome) => {
    const { studio, calls, storage } = await film(serverOf(proofOf(outcome)))
    const state = studio.store.getState()
    expect(state).toMatchObject({ phase: 'idle', stakeKurus: 100n, notice: null })
    expect(state.window).toEqual(outcome.spins.at(-1)?.window)
    expect(state.round?.outcome).toEqual(outcome)
    expect(calls).toEqual([{ method: 'casino.shared_round', data: { token: TOKEN }, user: { lang: 'tr' } }])
    expect(storage.size).toBe(0)
  })

  it('shows the jackpot of its receipt, marked as a replay', async () => {
    const stated = { pool: 'dort-su', rulesHash: 'd'.repeat(64), level: 'irmak', amount: '512345', ticket: 7 }
    const stage = openStage({ server: serverOf({ ...proofOf(WIN), jackpot: stated }), replayToken: TOKEN })
    const prompts: unknown[] = []
    stage.studio.store.subscribe(({ prompt }) => prompt && prompts.push(prompt))
    const { sharedRound, frames } = stage.studio
    if (sharedRound === null) throw new Error('not a film')
    await openReplay(stage.studio, Promise.resolve(createPlainScene(frames)), sharedRound)
    const shown = { kind: 'jackpot', id: 3, amountKurus: 512_345n, stakeKurus: 100n, replay: true }
    expect(prompts).toEqual([shown])
  })

  it('is shown again on request, and never plays a round', async () => {
    const { studio, calls } = await film(serverOf(proofOf(WIN)))
    const { results } = studio.store.getState()
    await replay(studio)
    expect(studio.store.getState().results).toBe(results + 1)
    await spin(studio)
    expect(calls).toHaveLength(1)
  })

  it.each([
    ['earlier rules', { ...proofOf(WIN), rulesHash: 'b'.repeat(64) }, 'outdated'],
    ['an outcome that the reels do not show', proofOf({ ...WIN, units: WIN.units + 1 }), 'outdated'],
    ['another game', { ...proofOf(WIN), gameID: 'nazar' }, 'not_found'],
  ])('does not show a round of %s', async (_, proof, notice) => {
    const { studio } = await film(serverOf(proof))
    expect(studio.store.getState()).toMatchObject({ phase: 'stopped', notice, round: null })
  })
})
