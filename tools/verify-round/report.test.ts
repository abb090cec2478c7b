import { commitSeed, rulesHash, soloDraws, toHex } from '@poyraz/fairness'
import { type Mapping, type RoundProof, verifyRound } from '@poyraz/fairness/verify'
import { describe, expect, it } from 'vitest'
import { reportChain, reportRound } from './report.ts'

const RULES = { gameId: 'zar', sides: 6 }
const MAPPING: Mapping = { rules: RULES, decide: (stream) => ({ side: stream('main').int(RULES.sides) }) }
const serverSeed = new Uint8Array(32).fill(4)
const draws = soloDraws({
  serverSeed,
  clientSeed: 'poyraz',
  gameId: 'zar',
  rulesHash: rulesHash(RULES),
  nonce: 3,
  stream: 'main',
})
const outcome = { side: draws.int(6) }
const PROOF: RoundProof = {
  gameID: 'zar',
  rulesHash: rulesHash(RULES),
  commitment: toHex(commitSeed(serverSeed)),
  clientSeed: 'poyraz',
  staleSeed: false,
  nonce: 3,
  serverSeed: toHex(serverSeed),
  streams: [{ name: 'main', words: draws.words, rejects: draws.rejects }],
  outcome,
}
const report = (changes: Partial<RoundProof>, mapping: Mapping | null = MAPPING) => {
  const proof = { ...PROOF, ...changes }
  return reportRound(proof, verifyRound(proof, mapping))
}

describe('verify-round', () => {
  it('shows every step of a proven round', () => {
    const { lines, code } = report({})
    expect(code).toBe(0)
    expect(lines.map((line) => line.split(/\s+/)[0])).toEqual([
      'zar,',
      'ok',
      'ok',
      'ok',
      'ok',
      'words',
      'Proven:',
    ])
  })

  it('shows both values of a step that does not match', () => {
    const { lines, code } = report({ outcome: { side: outcome.side + 1 } })
    expect(code).toBe(1)
    expect(lines.join('\n')).toContain(
      `{"side":${outcome.side + 1}}\n                 computed {"side":${outcome.side}}`,
    )
    expect(lines.at(-1)).toMatch(/^DISPROVEN/)
  })

  it('does not report a round as proven if it cannot compute it', () => {
    expect(report({ serverSeed: null })).toMatchObject({ code: 2 })
    expect(report({}, null)).toMatchObject({ code: 2 })
  })

  it('reports a client seed that was not fresh', () => {
    expect(report({ staleSeed: true }).lines.join()).toContain('without a fresh client seed')
    expect(report({}).lines.join()).not.toContain('without a fresh client seed')
  })

  it('names stake, win and time of a receipt, and says that its key was not compared', () => {
    const signed = {
      v: 1,
      roundID: 'r-1',
      currency: 'TRY_PLAY',
      stake: '100',
      free: false,
      win: '250',
    } as const
    const receipt = {
      ...PROOF,
      ...signed,
      time: '2026-11-24T09:00:00.000Z',
      prev: 'ef',
      keyID: 'ab',
      signature: 'cd',
    }
    const { lines } = reportRound(receipt, verifyRound(receipt, MAPPING))
    expect(lines[1]).toBe('round r-1 at 2026-11-24T09:00:00.000Z: stake 100, win 250 (kurus, TRY_PLAY)')
    expect(lines.join()).toContain('the key was not compared')
  })
})

describe('verify-round --chain', () => {
  const faults = [{ kind: 'gap', index: 3, roundID: 'r-4' }] as const

  it('says that a chain is whole, and which hash to keep', () => {
    const { lines, code } = reportChain(5, { faults: [], isFromFirst: true, head: 'ab' }, true)
    expect(code).toBe(0)
    expect(lines).toEqual([
      '5 receipts from the first one on, 0 faults',
      'hash of the last receipt ab',
      'Whole: no receipt was removed, changed or moved.',
    ])
  })

  it('names the receipt that does not follow', () => {
    const { lines, code } = reportChain(5, { faults, isFromFirst: false, head: 'ab' }, false)
    expect(code).toBe(1)
    expect(lines[0]).toContain('FAIL  receipt 4 (r-4) does not follow')
    expect(lines.join()).toContain('the key was not compared')
  })
})
