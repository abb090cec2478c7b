import { rulesHash, soloDraws } from '@poyraz/fairness'
import { describe, expect, test } from 'vitest'
import { ORIGINAL_GAMES } from '#original-games'
import type { OriginalCommand, OriginalGame } from './original.ts'
import { recordOf } from './round-record.ts'

/** Freezes how draws become outcomes: a change of any line here would make played rounds unprovable. */

function gameOf(slug: string): OriginalGame {
  return ORIGINAL_GAMES.find((game) => game.slug === slug) ?? expect.fail(`${slug} is a game`)
}

/** Plays commands with the draws of GV1: server seed 00..1f, client `poyraz`, nonce 1. */
function played(slug: string, commands: readonly OriginalCommand[]) {
  const { rules, round } = gameOf(slug)
  const draws = soloDraws({
    serverSeed: Uint8Array.from({ length: 32 }, (_, index) => index),
    clientSeed: 'poyraz',
    gameId: slug,
    rulesHash: rulesHash(rules),
    nonce: 1,
    stream: 'main',
  })
  let state = round.open(1, draws)
  for (const command of commands) {
    const next = round.apply(state, { by: 0, command }, draws)
    if (!next.ok) expect.fail(`${JSON.stringify(command)} is refused: ${next.error}`)
    state = next.value
  }
  const sent = commands.map((command) => ({ by: 0, command }))
  const { words, rejects } = draws
  return { record: recordOf(round, state, sent), view: round.view(state, 0), words, rejects }
}

const outcomeOf = (slug: string, command: OriginalCommand) => {
  const { record, words, rejects } = played(slug, [command])
  const { commands, ...outcome } = record ?? expect.fail('one command decides it')
  expect(commands).toEqual([{ by: 0, command }])
  return { ...outcome, words, rejects }
}

describe('an instant original', () => {
  test('zar: under a target', () => {
    expect(outcomeOf('zar', { kind: 'roll', over: false, amount: 5000 })).toMatchInlineSnapshot(`
      {
        "over": false,
        "rejects": 0,
        "roll": 3424,
        "target": 5000,
        "units": 198,
        "winning": 5000,
        "words": 1,
      }
    `)
  })

  test('zar: over a target', () => {
    expect(outcomeOf('zar', { kind: 'roll', over: true, amount: 4999 })).toMatchInlineSnapshot(`
      {
        "over": true,
        "rejects": 0,
        "roll": 3424,
        "target": 4999,
        "units": 0,
        "winning": 5000,
        "words": 1,
      }
    `)
  })

  test('ucurtma: a height', () => {
    expect(outcomeOf('ucurtma', { kind: 'launch', amount: 200 })).toMatchInlineSnapshot(`
      {
        "height": 121,
        "rejects": 0,
        "target": 200,
        "units": 0,
        "words": 2,
      }
    `)
  })

  test('bilye: eight rows', () => {
    expect(outcomeOf('bilye', { kind: 'drop', rows: 8, risk: 'low' })).toMatchInlineSnapshot(`
      {
        "path": [
          1,
          0,
          0,
          1,
          1,
          1,
          0,
          1,
        ],
        "rejects": 0,
        "risk": "low",
        "rows": 8,
        "slot": 5,
        "units": 100,
        "words": 8,
      }
    `)
  })

  test('bilye: sixteen rows', () => {
    expect(outcomeOf('bilye', { kind: 'drop', rows: 16, risk: 'high' })).toMatchInlineSnapshot(`
      {
        "path": [
          1,
          0,
          0,
          1,
          1,
          1,
          0,
          1,
          0,
          0,
          0,
          1,
          1,
          1,
          1,
          0,
        ],
        "rejects": 0,
        "risk": "high",
        "rows": 16,
        "slot": 9,
        "units": 20,
        "words": 16,
      }
    `)
  })

  test('cark: a segment', () => {
    expect(outcomeOf('cark', { kind: 'spin', risk: 'medium' })).toMatchInlineSnapshot(`
      {
        "rejects": 0,
        "risk": "medium",
        "segment": 27,
        "units": 0,
        "words": 1,
      }
    `)
  })

  test('keno: five numbers', () => {
    expect(outcomeOf('keno', { kind: 'draw', risk: 'low', numbers: [1, 2, 3, 4, 5] })).toMatchInlineSnapshot(`
      {
        "drawn": [
          4,
          26,
          40,
          8,
          23,
          15,
          10,
          1,
          30,
          14,
        ],
        "hits": 2,
        "numbers": [
          1,
          2,
          3,
          4,
          5,
        ],
        "rejects": 0,
        "risk": "low",
        "units": 140,
        "words": 39,
      }
    `)
  })

  test('draws the same whatever the player chose', () => {
    const rolls = [100, 5000, 9500].map(
      (amount) => played('zar', [{ kind: 'roll', over: false, amount }]).record,
    )
    expect(new Set(rolls.map((record) => (record as unknown as { roll: number }).roll)).size).toBe(1)
    const wheels = ['low', 'medium', 'high'].map((risk) => played('cark', [{ kind: 'spin', risk }]).record)
    expect(new Set(wheels.map((record) => (record as unknown as { segment: number }).segment)).size).toBe(1)
  })
})

describe('a round of mines', () => {
  test('comes to this board', () => {
    const start = { kind: 'start', amount: 3 }
    const opened = played('mayin-tarlasi', [start])
    expect(opened).toMatchObject({ record: null, words: 24, view: { mineCount: 3, mines: [] } })
    const cells = [0, 1, 2, 3].map((cell) => ({ kind: 'reveal', cell }))
    const after = played('mayin-tarlasi', [start, ...cells.slice(0, 2), { kind: 'cash_out' }])
    expect({ ...after.record, words: after.words }).toMatchInlineSnapshot(`
      {
        "commands": [
          {
            "by": 0,
            "command": {
              "amount": 3,
              "kind": "start",
            },
          },
          {
            "by": 0,
            "command": {
              "cell": 0,
              "kind": "reveal",
            },
          },
          {
            "by": 0,
            "command": {
              "cell": 1,
              "kind": "reveal",
            },
          },
          {
            "by": 0,
            "command": {
              "kind": "cash_out",
            },
          },
        ],
        "ended": "cash_out",
        "mines": [
          17,
          14,
          12,
        ],
        "revealed": [
          0,
          1,
        ],
        "units": 128,
        "words": 24,
      }
    `)
  })

  test('has its mines in the same order however many there are', () => {
    const ends = [3, 10, 24].map((amount) => {
      const start = { kind: 'start', amount }
      for (let cell = 0; cell < 25; cell++) {
        const { record } = played('mayin-tarlasi', [start, { kind: 'reveal', cell }])
        if (record?.ended === 'lost') return (record as unknown as { mines: readonly number[] }).mines
      }
      return expect.fail('some cell holds a mine')
    })
    expect(ends.map((mines) => mines.slice(0, 3))).toEqual(ends.map(() => ends[0]))
  })
})

describe('a round of higher or lower', () => {
  test('comes to these cards', () => {
    const skips = Array.from({ length: 5 }, () => ({ kind: 'skip' }))
    const { view, words, record } = played('asagi-yukari', [{ kind: 'start' }, ...skips])
    expect(record).toBeNull()
    expect({ view, words }).toMatchInlineSnapshot(`
      {
        "view": {
          "calls": [
            "skip",
            "skip",
            "skip",
            "skip",
            "skip",
          ],
          "cards": [
            25,
            14,
            25,
            47,
            15,
            29,
          ],
          "ended": null,
          "guesses": [
            {
              "call": "higher",
              "units": 128,
              "ways": 10,
            },
            {
              "call": "lower",
              "units": 321,
              "ways": 4,
            },
          ],
          "skipsLeft": 15,
          "units": 0,
        },
        "words": 6,
      }
    `)
  })
})
