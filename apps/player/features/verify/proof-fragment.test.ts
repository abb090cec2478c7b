import { proofFragment } from '@poyraz/fairness'
import { expect, it } from 'vitest'
import { readFragment } from './read-proof-text.ts'

const PROOF = {
  gameID: 'cekilis-2027',
  rulesHash: 'a'.repeat(64),
  commitment: 'b'.repeat(64),
  clientSeed: 'c'.repeat(64),
  staleSeed: false,
  nonce: 1,
  serverSeed: 'd'.repeat(64),
  streams: [{ name: 'main', words: 3, rejects: 0 }],
  outcome: { tickets: 5, winners: [2, 1] },
}

it('carries the proof of a draw to the verification page', () => {
  const fragment = proofFragment(PROOF)
  expect(fragment).toMatch(/^[\w-]+$/)
  expect(readFragment(`#${fragment}`)).toEqual(PROOF)
})
