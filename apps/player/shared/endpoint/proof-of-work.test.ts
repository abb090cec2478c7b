import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readChallenge, solve } from './proof-of-work.ts'

const SALT = 'abc?expires=1'
const challengeOf = (number: number) => createHash('sha256').update(`${SALT}${number}`).digest('hex')
const CHALLENGE = {
  algorithm: 'SHA-256',
  challenge: challengeOf(1234),
  salt: SALT,
  signature: 'sig',
  maxnumber: 2000,
}

describe('proof of work', () => {
  it.each([0, 499, 500, 1234, 2000])('finds the number %i', async (number) => {
    const proof = await solve({ ...CHALLENGE, challenge: challengeOf(number) }, () => undefined)
    expect(JSON.parse(atob(proof ?? ''))).toEqual({
      algorithm: 'SHA-256',
      challenge: challengeOf(number),
      number,
      salt: SALT,
      signature: 'sig',
    })
  })

  it('gives up after the largest number', async () => {
    const shares: number[] = []
    const challenge = { ...CHALLENGE, challenge: challengeOf(2001) }
    expect(await solve(challenge, (share) => shares.push(share))).toBeNull()
    expect(shares).toEqual([0, 0.25, 0.5, 0.75, 1])
  })

  it('accepts only valid challenges', () => {
    expect(readChallenge(CHALLENGE)).toEqual(CHALLENGE)
    expect([readChallenge(null), readChallenge([]), readChallenge({ challenge: 'x' })]).toEqual([
      null,
      null,
      null,
    ])
  })
})
