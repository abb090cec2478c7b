import { crashHundredths, type Draws, soloDraws } from '@poyraz/fairness'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ORIGINAL_GAMES } from '#original-games'
import { heightOf } from '../height.ts'
import type { HiLoOutcome, HiLoView } from './asagi-yukari/round.ts'
import type { MinesOutcome, MinesView } from './mayin-tarlasi/round.ts'
import type { OriginalRound } from './original.ts'

/** Random sessions against models in floats that know nothing of the rules' code. */

const drawsOf = (seed: number): Draws =>
  soloDraws({
    serverSeed: new Uint8Array(32).fill(seed),
    clientSeed: `session-${seed}`,
    gameId: 'session',
    rulesHash: '0'.repeat(64),
    nonce: seed + 1,
    stream: 'main',
  })

const roundOf = (slug: string): OriginalRound =>
  ORIGINAL_GAMES.find((game) => game.slug === slug)?.round ?? expect.fail(`${slug} is a game`)

/**
 * Plays legal commands by the picks, with this first one; returns the views before each command and the
 * end.
 */
function session(
  round: OriginalRound,
  first: unknown,
  { seed, picks }: { seed: number; picks: readonly number[] },
) {
  const draws = drawsOf(seed)
  const views: unknown[] = []
  let state = round.open(1, draws)
  let command: unknown = first
  for (const pick of [...picks, -1]) {
    const next = round.apply(state, { by: pick === -1 ? 'table' : 0, command }, draws)
    if (!next.ok) expect.fail(`${JSON.stringify(command)} is legal`)
    state = next.value
    views.push(round.view(state, 0))
    const legal = round.legal(state, 0)
    if (legal.length === 0) break
    command = legal[pick % legal.length]
    if (views.length === picks.length) command = { kind: 'close' }
  }
  return { views, outcome: round.outcome(state) }
}

/** The fair multiplier less 1 %, in hundredths, as a float. */
const fair = (chance: number) => 99 / chance
/** Units are cut, and a float is off by far less than this. */
const isCut = (units: number, exact: number) =>
  units <= exact + 1e-6 * exact && units > exact - 1 - 1e-6 * exact

const plays = fc.record({ seed: fc.nat(255), picks: fc.array(fc.nat(1000), { minLength: 1, maxLength: 12 }) })

describe('sessions of mines', () => {
  test('are worth what the model says after every cell, and end as it says', () => {
    fc.assert(
      fc.property(plays, fc.integer({ min: 1, max: 24 }), (play, count) => {
        const { views, outcome } = session(roundOf('mayin-tarlasi'), { kind: 'start', amount: count }, play)
        let chance = 1
        for (const view of views as MinesView[]) {
          const safe = view.revealed.length
          chance = 1
          for (let opened = 0; opened < safe; opened++) chance *= (25 - count - opened) / (25 - opened)
          if (view.ended === null && safe > 0) expect(isCut(view.units, fair(chance))).toBe(true)
          if (view.ended === null) expect(view.mines).toEqual([])
        }
        const { mines, revealed, ended, units } = outcome as MinesOutcome
        expect(new Set(mines).size).toBe(count)
        const hits = revealed.filter((cell) => mines.includes(cell))
        expect(hits.length > 0).toBe(ended === 'lost')
        if (ended === 'lost') expect([units, hits]).toEqual([0, [revealed.at(-1)]])
        else if (ended === 'void') expect([units, revealed]).toEqual([100, []])
        else expect(isCut(units, fair(chance))).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

describe('sessions of higher or lower', () => {
  test('are worth what the model says after every card, and end as it says', () => {
    fc.assert(
      fc.property(plays, (play) => {
        const { views, outcome } = session(roundOf('asagi-yukari'), { kind: 'start' }, play)
        for (const view of views as HiLoView[]) {
          expect(view.guesses.every(({ units }) => units <= 10_000)).toBe(true)
        }
        const { cards, calls, ended, units } = outcome as HiLoOutcome
        let chance = 1
        let wrong = 0
        for (const [index, call] of calls.entries()) {
          const [rank = 0, next = 0] = [cards[index], cards[index + 1]].map((card) => (card ?? 0) % 13)
          if (call === 'skip') continue
          const isEdge = rank === 0 || rank === 12
          const right = Array.from({ length: 13 }, (_, at) => at).filter((at) => {
            if (call === 'same') return at === rank
            if (at === rank) return !isEdge
            return call === 'higher' ? at > rank : at < rank
          })
          chance *= right.length / 13
          if (!right.includes(next)) wrong++
        }
        expect(wrong).toBe(ended === 'lost' ? 1 : 0)
        if (ended === 'lost') expect(units).toBe(0)
        else if (ended === 'void') expect([units, chance]).toEqual([100, 1])
        else expect(isCut(units, fair(chance))).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

test('a height is that of a crash round', () => {
  for (let seed = 0; seed < 256; seed++) {
    const crashed = crashHundredths(drawsOf(seed), { edgeBp: 100, capHundredths: 1_000_000 })
    expect(heightOf(100, 1_000_000, drawsOf(seed).bigInt(1n << 52n))).toBe(crashed)
  }
})
