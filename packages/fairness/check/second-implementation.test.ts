import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chainSeed,
  commitSeed,
  crashHundredths,
  cutDeck,
  type Draws,
  deckRoot,
  fromHex,
  type Json,
  openCard,
  portableHash,
  rulesHash,
  seatCommit,
  sharedInput,
  soloDraws,
  streamDraws,
  streamPrefix,
  toHex,
} from '../index.ts'
import { soloInput } from '../stream.ts'
import { isFullRun } from './full-run.ts'

/**
 * The TypeScript kernel against a second implementation in another language. The TypeScript side hashes with
 * its own SHA-256 and Python with its standard library's, so the two share nothing.
 */

type Answer = Readonly<Record<string, unknown>>
type Case = { readonly input: Answer; readonly expected: Answer }

const SCRIPT = fileURLToPath(new URL('verify.py', import.meta.url))
const hasPython = spawnSync('python3', ['-c', 'pass']).status === 0
const SOLO_CASES = isFullRun ? 100_000 : 2_000
const OTHER_CASES = isFullRun ? 1_000 : 60
/** The random cases are the same in every run. */
const SEED = 20_261_121

function askPython(cases: readonly Case[]): Answer[] {
  const input = cases.map(({ input: fields }) => JSON.stringify(fields)).join('\n')
  const run = spawnSync('python3', [SCRIPT], { input, encoding: 'utf8', maxBuffer: 2 ** 30 })
  expect(run.stderr).toBe('')
  return run.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer)
}

function expectAgreement(cases: readonly Case[]): void {
  const answers = askPython(cases)
  expect(answers.length).toBe(cases.length)
  for (const [index, { input, expected }] of cases.entries()) {
    expect(answers[index], JSON.stringify(input)).toEqual(expected)
  }
}

type Operation =
  | readonly ['int', string]
  | readonly ['chance', number, number]
  | readonly ['pick', number[]]
  | readonly ['shuffle' | 'deal', number]

function draw(draws: Draws, operation: Operation): Json {
  switch (operation[0]) {
    case 'int':
      return String(draws.bigInt(BigInt(operation[1])))
    case 'chance':
      return draws.chance(operation[1], operation[2])
    case 'pick':
      return draws.pick(operation[1])
    case 'shuffle':
      return draws.shuffle(operation[1])
    case 'deal':
      return draws.deal(operation[1])
    default:
      throw new Error('no such draw')
  }
}

const hex32 = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(toHex)
const name = fc.stringMatching(/^[a-z0-9-]{1,16}$/)
const clientSeed = fc.stringMatching(/^[\x21-\x7e]{1,64}$/)
const positive = (max: number) => fc.integer({ min: 1, max })
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.tuple(fc.constant('int' as const), fc.bigInt({ min: 1n, max: 1n << 64n }).map(String)),
  // Around the border between one word and two, and where most words are rejected.
  fc.tuple(
    fc.constant('int' as const),
    fc.constantFrom('1', '2147483649', '4294967295', '4294967296', '4294967297'),
  ),
  fc.tuple(fc.constant('int' as const), positive(200).map(String)),
  fc.tuple(fc.constant('chance' as const), fc.nat(1000), positive(1000)),
  fc.tuple(
    fc.constant('pick' as const),
    fc.array(fc.nat(50), { minLength: 1, maxLength: 8 }).map((list) => [1, ...list]),
  ),
  fc.tuple(fc.constantFrom('shuffle' as const, 'deal' as const), fc.nat(60)),
)
const rules = fc.dictionary(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.oneof(fc.maxSafeInteger(), fc.string({ unit: 'grapheme' }), fc.constantFrom(null, true)),
  { maxKeys: 4, noNullPrototype: true },
)

const soloCase = fc
  .record({
    serverSeed: hex32,
    clientSeed,
    gameId: name,
    rules,
    nonce: positive(2 ** 40),
    stream: name,
    draws: fc.array(operation, { maxLength: 6 }),
  })
  .map((fields): Case => {
    const hash = rulesHash(fields.rules)
    const round = { ...fields, serverSeed: fromHex(fields.serverSeed), rulesHash: hash }
    const draws = soloDraws(round, portableHash)
    const values = fields.draws.map((one) => draw(draws, one))
    return {
      input: { kind: 'solo', ...fields },
      expected: {
        commitment: toHex(commitSeed(round.serverSeed)),
        rulesHash: hash,
        prefix: toHex(streamPrefix(soloInput(round))),
        values,
        words: draws.words,
        rejects: draws.rejects,
      },
    }
  })

const crashCase = fc
  .record({
    seasonId: name,
    length: fc.constant(20),
    lastSeed: hex32,
    round: positive(20),
    gameId: name,
    rulesHash: hex32,
    salt: hex32,
    beacon: fc.oneof(fc.constant(''), hex32),
    edgeBp: fc.nat(500),
    capHundredths: fc.integer({ min: 101, max: 100_000_000 }),
  })
  .map((fields): Case => {
    const chain = { seasonId: fields.seasonId, from: fields.length, seed: fromHex(fields.lastSeed) }
    const seed = chainSeed(chain, fields.round)
    const input = {
      ...fields,
      seed,
      salt: fromHex(fields.salt),
      beacon: fromHex(fields.beacon),
      stream: 'main',
    }
    return {
      input: { kind: 'crash', ...fields },
      expected: {
        seed: toHex(seed),
        end: toHex(chainSeed(chain, 0)),
        hundredths: crashHundredths(streamDraws(sharedInput(input)), fields),
      },
    }
  })

const deckCase = fc
  .record({
    handId: name,
    gameId: name,
    rulesHash: hex32,
    handSeed: hex32,
    n: positive(106),
    pick: fc.nat(),
    seeds: fc.array(clientSeed, { maxLength: 9 }),
  })
  .map(({ pick, seeds, ...fields }): Case => {
    const clients = seeds.map((seed, seat) => ({ seat: 3 * seat, seed: new TextEncoder().encode(seed) }))
    const handSeed = fromHex(fields.handSeed)
    const root = deckRoot(fields, handSeed)
    const card = openCard(fields, handSeed, pick % fields.n)
    return {
      input: { kind: 'deck', ...fields, seats: seeds.map((seed, seat) => [3 * seat, seed]), open: card.p },
      expected: {
        root: toHex(root),
        cut: cutDeck(fields, root, clients),
        seatCommits: clients.map((client) => toHex(seatCommit(fields.handId, client))),
        code: card.code,
        salt: toHex(card.salt),
        path: card.path.map(toHex),
      },
    }
  })

describe.skipIf(!hasPython)('the second implementation (needs python3)', { timeout: 600_000 }, () => {
  it('computes the golden vectors', () => {
    const solo = {
      kind: 'solo',
      serverSeed: toHex(Uint8Array.from({ length: 32 }, (_, index) => index)),
      clientSeed: 'poyraz',
      gameId: 'roulette-eu',
      rules: {},
      nonce: 1,
      stream: 'main',
      draws: [],
    }
    const crash = {
      kind: 'crash',
      seasonId: 'crash-s1',
      length: 3,
      lastSeed: toHex(Uint8Array.from({ length: 32 }, (_, index) => 0x20 + index)),
      round: 2,
      gameId: 'crash',
      rulesHash: '00'.repeat(32),
      salt: '00'.repeat(32),
      beacon: '',
      edgeBp: 100,
      capHundredths: 1_000_000,
    }
    const deck = {
      kind: 'deck',
      handId: 'h-1',
      handSeed: toHex(Uint8Array.from({ length: 32 }, (_, index) => 0x40 + index)),
      gameId: 'holdem',
      rulesHash: '00'.repeat(32),
      n: 52,
      seats: [
        [0, 'alpha'],
        [3, 'bravo'],
      ],
      open: 33,
    }
    const [player, shared, table] = askPython([solo, crash, deck].map((input) => ({ input, expected: {} })))
    expect(player?.['commitment']).toBe('736d9a877201a4542a38df7c49578227622a03abb7f70838f349b3048736d222')
    expect(shared).toEqual({
      seed: 'f610ef4570cd7c7f949469d57a08173582868909f3cc83a8a83ef646062ffe65',
      end: 'b6b8ca9df0d36250fadbd4e741f651d3710917fd4ba88eb76d22fa626e770040',
      hundredths: 483,
    })
    expect(table).toMatchObject({
      root: '89387a94d6595387e6cdcb6002158efcafeedde5475f9ed387c9a2db56890546',
      code: 9,
      salt: '5fc9a7143cbacfb0c2dc66633bd89c94b4e78270df916eac6caf5c910d3a687f',
    })
    expect((table?.['cut'] as number[] | undefined)?.slice(0, 5)).toEqual([33, 4, 44, 0, 10])
  })

  it(`agrees on ${SOLO_CASES} random rounds of one player`, () => {
    const cases = fc.sample(soloCase, { numRuns: SOLO_CASES, seed: SEED })
    expectAgreement(cases)
    expect(cases.some(({ expected }) => Number(expected['rejects']) > 0)).toBe(true)
  })

  it(`agrees on ${OTHER_CASES} shared rounds and as many committed decks`, () => {
    expectAgreement(fc.sample(crashCase, { numRuns: OTHER_CASES, seed: SEED }))
    expectAgreement(fc.sample(deckCase, { numRuns: OTHER_CASES, seed: SEED }))
  })
})
