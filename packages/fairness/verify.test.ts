import { describe, expect, it } from 'vitest'
import { commitSeed, type Draws, type Json, rulesHash, soloDraws, toHex } from './index.ts'
import { nodeHash } from './server.ts'
import { type Mapping, type RoundProof, readProof, verifyRound } from './verify.ts'

/** A small game of two streams: five reels, and a wheel when the first stop is even. */
const RULES = { gameId: 'deneme', version: 1, reels: [28, 28, 28, 28, 27], wheel: [5, 3, 1] }
const decide: Mapping['decide'] = (stream) => {
  // Asking for a stream again goes on with it.
  const stops = RULES.reels.map((length) => stream('main').int(length))
  return (stops[0] as number) % 2 === 0 ? { stops, wheel: stream('bonus').pick(RULES.wheel) } : { stops }
}
const MAPPING: Mapping = { rules: RULES, decide }

/** A round as a server would play it: node's hashing, and the words counted by its own draws. */
function playedRound(nonce: number): RoundProof {
  const serverSeed = new Uint8Array(32).fill(1)
  const round = {
    serverSeed,
    clientSeed: 'poyraz',
    gameId: 'deneme',
    rulesHash: rulesHash(RULES, nodeHash),
    nonce,
  }
  const opened = new Map<string, Draws>()
  const outcome = decide((stream) => {
    const draws = opened.get(stream) ?? soloDraws({ ...round, stream }, nodeHash)
    opened.set(stream, draws)
    return draws
  })
  return {
    gameID: 'deneme',
    rulesHash: round.rulesHash,
    commitment: toHex(commitSeed(serverSeed, nodeHash)),
    clientSeed: 'poyraz',
    staleSeed: false,
    nonce,
    serverSeed: toHex(serverSeed),
    streams: [...opened].map(([name, { words, rejects }]) => ({ name, words, rejects })),
    outcome,
  }
}

describe('verifyRound', () => {
  it('proves what the server played, with and without the second stream', () => {
    const rounds = Array.from({ length: 40 }, (_, index) => playedRound(index + 1))
    expect(new Set(rounds.map((round) => round.streams.length))).toEqual(new Set([1, 2]))
    for (const round of rounds) {
      const verdict = verifyRound(round, MAPPING)
      expect(verdict.verdict).toBe('proven')
      expect(verdict.steps.map((step) => step.name)).toEqual(['commitment', 'rules', 'outcome', 'streams'])
      expect(verdict.streams.map(({ name, words }) => ({ name, words: words.length }))).toEqual(
        round.streams.map(({ name, words }) => ({ name, words })),
      )
    }
  })

  const round = playedRound(1)
  const stops = (round.outcome as { stops: number[] }).stops
  const forgeries: readonly (readonly [string, Partial<RoundProof>, string])[] = [
    ['another server seed', { serverSeed: '02'.repeat(32) }, 'commitment'],
    ['another commitment', { commitment: '02'.repeat(32) }, 'commitment'],
    ['another client seed', { clientSeed: 'lodos' }, 'outcome'],
    ['another nonce', { nonce: 2 }, 'outcome'],
    ['another outcome', { outcome: { stops: stops.map((stop) => stop + 1) } }, 'outcome'],
    [
      'a word skipped',
      { streams: round.streams.map((use) => ({ ...use, words: use.words + 1 })) },
      'streams',
    ],
    [
      'a reject hidden',
      { streams: round.streams.map((use) => ({ ...use, rejects: use.rejects + 1 })) },
      'streams',
    ],
    ['a stream added', { streams: [...round.streams, { name: 'gamble', words: 1, rejects: 0 }] }, 'streams'],
  ]
  it.each(forgeries)('disproves %s', (_, forged, failing) => {
    const verdict = verifyRound({ ...round, ...forged }, MAPPING)
    expect(verdict.verdict).toBe('disproven')
    expect(verdict.steps.find((step) => step.name === failing)?.holds).toBe(false)
  })

  it('cares for the outcome, not for the order of its members', () => {
    const outcome = Object.fromEntries(Object.entries(round.outcome as Record<string, Json>).reverse())
    expect(verifyRound({ ...round, outcome }, MAPPING).verdict).toBe('proven')
  })

  it('says so while the seed is not revealed', () => {
    expect(verifyRound({ ...round, serverSeed: null }, MAPPING)).toEqual({
      verdict: 'sealed',
      steps: [],
      streams: [],
    })
  })

  it('checks the commitment of a game that it does not know, and says no more than that', () => {
    expect(verifyRound(round, null).verdict).toBe('unknown_rules')
    expect(verifyRound({ ...round, commitment: '02'.repeat(32) }, null).verdict).toBe('disproven')
  })

  it('does not blame a round for rules that it was not played by', () => {
    const mapping = { ...MAPPING, rules: { ...RULES, version: 2 } }
    const { verdict, steps } = verifyRound(round, mapping)
    expect(verdict).toBe('unknown_rules')
    expect(steps.map(({ name, holds }) => [name, holds])).toEqual([
      ['commitment', true],
      ['rules', false],
    ])
  })
})

describe('readProof', () => {
  it('takes a proof through JSON, and drops what does not belong to it', () => {
    const round = playedRound(1)
    expect(readProof(JSON.parse(JSON.stringify({ ...round, extra: 1 })))).toEqual({ ok: true, value: round })
  })

  const broken: readonly (readonly [string, unknown])[] = [
    ['gameID', 'Lale Devri'],
    ['rulesHash', 'AB'.repeat(32)],
    ['commitment', null],
    ['clientSeed', 'a b'],
    ['staleSeed', 0],
    ['nonce', 0],
    ['nonce', '1'],
    ['serverSeed', undefined],
    ['serverSeed', '00'],
    ['streams', { name: 'main' }],
    ['streams', [{ name: 'main', words: 1, rejects: 2 }]],
    ['streams', [{ name: 'main', words: 1e9, rejects: 0 }]],
    ['streams', [null]],
    ['streams', new Array(17).fill({ name: 'main', words: 1, rejects: 0 })],
    ['outcome', undefined],
    ['outcome', { stops: [0.5] }],
  ]
  it.each(broken)('names the field %s when it is %j', (name, value) => {
    expect(readProof({ ...playedRound(1), [name]: value })).toEqual({ ok: false, error: name })
  })

  it.each([100, 200_000])('names the outcome when it nests %d deep', (depth) => {
    const outcome: unknown = JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`)
    expect(readProof({ ...playedRound(1), outcome })).toEqual({ ok: false, error: 'outcome' })
  })

  it.each([null, 7, 'proof', []])('refuses %j', (value) => {
    expect(readProof(value)).toEqual({ ok: false, error: 'proof' })
  })
})
