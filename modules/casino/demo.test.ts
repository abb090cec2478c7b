import { commitSeed, fromHex, soloDraws, toHex } from '@poyraz/fairness'
import { err, kurus } from '@poyraz/kernel'
import { fakeClock } from '@poyraz/testkit'
import { describe, expect, it } from 'vitest'
import { createDemoPlay } from './demo.ts'
import type { HouseGame } from './house-game.ts'
import { ORIGINALS } from './originals.ts'
import { COIN, OTHER } from './testing/coin.ts'

const clock = fakeClock(Date.parse('2026-11-21T09:00:00Z'))
const demo = createDemoPlay({ clock, key: new Uint8Array(32).fill(9) })
const BALANCE = 1_000_000n

describe('a demo round', () => {
  it('opens its seed, which leads from its commitment to what was shown', () => {
    const reply = demo.play(demo.open(COIN.id), kurus(100), COIN)
    if (!reply.ok) throw new Error(reply.error)
    const { pair, nonce, outcome, win, balance } = reply.value
    const opened = reply.value.opened ?? expect.fail('the round is over')
    const { serverSeed, streams } = opened
    expect(toHex(commitSeed(fromHex(serverSeed)))).toBe(pair.commitment)
    const { slug: gameId, rulesHash } = COIN
    const { clientSeed } = pair
    const draws = soloDraws({
      serverSeed: fromHex(serverSeed),
      clientSeed,
      gameId,
      rulesHash,
      nonce,
      stream: 'main',
    })
    expect(COIN.decide(draws, kurus(100))).toEqual({ outcome, win })
    expect(opened.rulesHash).toBe(rulesHash)
    expect(streams).toEqual([{ name: 'main', words: draws.words, rejects: draws.rejects }])
    expect(balance).toBe(BALANCE - 100n + win)
  })

  it('has a seed of its own every time', () => {
    const token = demo.open(COIN.id)
    const seeds = Array.from({ length: 20 }, () => {
      const reply = demo.play(token, kurus(100), COIN)
      return reply.ok ? reply.value.opened?.serverSeed : ''
    })
    expect(new Set(seeds).size).toBe(20)
  })

  it('costs no more than is there', () => {
    const token = demo.open(COIN.id)
    expect(demo.play(token, kurus(BALANCE + 1n), COIN)).toEqual({ ok: false, error: 'insufficient_funds' })
    expect(demo.play(token, kurus(BALANCE), COIN).ok).toBe(true)
  })

  it('is of the game that was opened', () => {
    expect(demo.play(demo.open(COIN.id), kurus(100), OTHER)).toEqual({ ok: false, error: 'token_invalid' })
    expect(demo.gameOf(demo.open(OTHER.id))).toBe(OTHER.id)
  })

  it.each(['', '.', 'x.y', `${demo.open(COIN.id)}x`])('has no token %s', (token) => {
    expect(demo.gameOf(token)).toBeNull()
  })

  it('ends with the rules that it began by, and does not close the game', () => {
    const mines = ORIGINALS.find(({ slug }) => slug === 'mayin-tarlasi') ?? expect.fail('the game is there')
    const stake = mines.stakes[0] ?? expect.fail('the game has stakes')
    const begun = demo.play(demo.open(mines.id), stake, mines, { kind: 'start', amount: 3 })
    if (!begun.ok) throw new Error(begun.error)
    const { token } = begun.value
    const reveal = { command: { kind: 'reveal', cell: 0 }, step: undefined }
    expect(demo.goOn(token, reveal, mines).ok).toBe(true)
    const open = mines.open ?? expect.fail('the game has decisions')
    const round = { ...open.round, apply: () => err('not_legal' as const) }
    const changed: HouseGame = { ...mines, rulesHash: 'b'.repeat(64), open: { ...open, round } }
    expect(demo.goOn(token, reveal, changed)).toEqual({ ok: false, error: 'token_invalid' })
  })
})
