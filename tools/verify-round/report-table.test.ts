import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  chainHandId,
  chainSeed,
  commitSeatSeed,
  openDraws,
  rulesHash,
  seatClients,
  sharedDraws,
  toHex,
} from '@poyraz/fairness'
import { tableMapping } from '@poyraz/games/tables'
import { assert } from '@poyraz/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { reportTable } from './report-table.ts'

const PYTHON = fileURLToPath(new URL('tables.py', import.meta.url))
const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
const hasPython = spawnSync('python3', ['-c', 'pass']).status === 0
const GAMES = [
  'roulette-eu',
  'sic-bo',
  'dragon-tiger',
  'baccarat',
  'andar-bahar',
  'money-wheel',
  'crash',
  'virtual-horses',
  'virtual-dogs',
  'virtual-league',
]
/** Rounds of each game that are compared; some wheels among them stop on a multiplier. */
const ROUNDS = 100
const folder = mkdtempSync(join(tmpdir(), 'poyraz-table-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A round with up to four seeds of players by its number, the third of them not opened. */
function proofOf(gameID: string, number: number) {
  const game = tableMapping(gameID)
  assert(game?.kind === 'drawn', 'the draws of the game decide it')
  const seasonID = 'table-101-s1'
  const seed = new Uint8Array(32).fill(number)
  const handID = chainHandId(seasonID, number)
  const seats = Array.from({ length: (number - 1) % 5 }, (_, place) => {
    const text = `seed-${place}`.padEnd(32, '.')
    return { commit: commitSeatSeed(handID, text), seed: place % 3 === 2 ? null : text }
  })
  const hash = rulesHash(game.rules)
  const clients = seatClients(seats)
  const draws = sharedDraws({ gameId: gameID, rulesHash: hash, seed, round: number, clients })
  const open = () => openDraws({ seasonId: seasonID, gameId: gameID, rulesHash: hash, round: number })
  const outcome = game.decide(draws, open)
  return {
    roundID: '018f0000-0000-7000-8000-000000000001',
    tableID: 101,
    tableName: 'Galata',
    gameID,
    rulesHash: hash,
    seasonID,
    terminal: toHex(chainSeed({ seasonId: seasonID, from: number, seed }, 0)),
    number,
    handID,
    seats,
    seed: toHex(seed),
    streams: [{ name: 'main', words: draws.words, rejects: draws.rejects }],
    cards: null,
    outcome,
    isVoid: false,
  }
}

describe('the report about a round of a live table', () => {
  it('proves the round and says how many seeds were not opened', () => {
    const { lines, code } = reportTable(proofOf('roulette-eu', 5))
    expect(code).toBe(0)
    expect(lines.join('\n')).toMatch(/seeds of players: 3 opened, 1 not opened[^]*among 2 outcomes[^]*Proven/)
  })

  it('disproves a changed seed and leaves an open round undecided', () => {
    const proof = proofOf('roulette-eu', 5)
    const seats = proof.seats.map((seat) => ({ ...seat, seed: 'x'.repeat(32) }))
    expect(reportTable({ ...proof, seats })).toMatchObject({ code: 1 })
    expect(reportTable({ ...proof, seed: null })).toMatchObject({ code: 2 })
  })

  it('is printed by the command, which refuses other files', () => {
    const check = (content: unknown) => {
      const path = join(folder, 'proof.json')
      writeFileSync(path, JSON.stringify(content))
      return spawnSync(process.execPath, [MAIN, '--table', path], { encoding: 'utf8' })
    }
    expect(check({ data: proofOf('crash', 3) })).toMatchObject({ status: 0, stderr: '' })
    expect(check({ roundID: 'no' })).toMatchObject({ status: 2, stdout: '' })
  })
})

describe.runIf(hasPython)('the outside checker of tables', () => {
  const proofs = GAMES.flatMap((game) => Array.from({ length: ROUNDS }, (_, n) => proofOf(game, n + 1)))
  const ask = (cases: readonly unknown[]) => {
    const input = cases.map((one) => JSON.stringify(one)).join('\n')
    const run = spawnSync('python3', [PYTHON], { input, encoding: 'utf8', maxBuffer: 2 ** 28 })
    expect(run.stderr).toBe('')
    return run.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, boolean>)
  }

  it('proves each round of each game that draws decide', () => {
    const verdicts = ask(proofs)
    const names = (n: number) => [
      'chain',
      ...(proofs[n]?.seats.length ? ['seats'] : []),
      'outcome',
      'streams',
    ]
    expect(verdicts.map((steps) => Object.keys(steps))).toEqual(verdicts.map((_, n) => names(n)))
    expect(verdicts.filter((steps) => !Object.values(steps).every(Boolean))).toEqual([])
    const wheels = proofs.map(({ outcome }) => (outcome as { stops?: readonly number[] }).stops?.length ?? 0)
    expect(Math.max(...wheels)).toBeGreaterThan(1)
  })

  it('disproves a round whose list, seed or chain was changed', () => {
    const proof = proofOf('dragon-tiger', 5)
    const [fewer, other, chain] = ask([
      { ...proof, seats: proof.seats.slice(0, 1) },
      { ...proof, seats: proof.seats.map((seat) => ({ ...seat, seed: 'x'.repeat(32) })) },
      { ...proof, terminal: '0'.repeat(64) },
    ])
    expect(fewer).toMatchObject({ outcome: false })
    expect(other).toMatchObject({ seats: false })
    expect(chain).toMatchObject({ chain: false })
  })
})
