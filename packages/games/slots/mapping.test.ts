import { rulesHash, soloDraws } from '@poyraz/fairness'
import { describe, expect, test } from 'vitest'
import { REEL_GAMES } from './fixtures/reel-games.ts'
import { compile } from './machine.ts'
import type { ReelOutcome } from './outcome.ts'
import { play } from './play.ts'

const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => index)

/** Round `nonce` of a fixed pair of seeds, as the casino draws it. */
function playRound(slug: string, nonce: number): { outcome: ReelOutcome; words: number; rejects: number } {
  const game = REEL_GAMES.find((candidate) => candidate.slug === slug)
  if (!game) throw new Error(`no game ${slug}`)
  const { rules } = game
  const round = {
    serverSeed,
    clientSeed: 'poyraz',
    gameId: slug,
    rulesHash: rulesHash(rules),
    nonce,
    stream: 'main',
  }
  const draws = soloDraws(round)
  return { outcome: play(compile(rules), draws), words: draws.words, rejects: draws.rejects }
}

describe('the mapping of draws to rounds is frozen: a change of any of these is a new mapping', () => {
  test.each([
    ['lale-devri', 1, [21, 7, 27, 26, 3], 0, 1, 5],
    ['lale-devri', 2, [15, 8, 25, 21, 18], 90, 1, 5],
    ['lale-devri', 3, [21, 34, 21, 10, 10], 64, 1, 5],
    ['lale-devri', 61, [32, 8, 32, 8, 32], 5992, 11, 55],
    ['nazar', 1, [30, 2, 34, 23, 11], 0, 1, 5],
    ['nazar', 2, [22, 17, 24, 15, 35], 0, 1, 5],
    ['nazar', 71, [14, 27, 14, 7, 13], 82, 8, 40],
    ['kaplan', 1, [29, 15, 7], 0, 1, 3],
    ['kaplan', 2, [12, 30, 3], 22, 1, 3],
  ])('%s, round %i', (slug, nonce, stops, units, spins, words) => {
    const { outcome, words: read, rejects } = playRound(slug, nonce)
    expect(outcome.spins[0]?.stops).toEqual(stops)
    expect([outcome.units, outcome.spins.length]).toEqual([units, spins])
    expect([read, rejects]).toEqual([words, 0])
  })

  test('a replay reads the same words and gives the same outcome', () => {
    for (const { slug } of REEL_GAMES) {
      for (const nonce of [1, 12, 61]) expect(playRound(slug, nonce)).toEqual(playRound(slug, nonce))
    }
  })
})
