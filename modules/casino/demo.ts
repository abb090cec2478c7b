import { createHmac, timingSafeEqual } from 'node:crypto'
import { commitSeed, soloDraws, toHex } from '@poyraz/fairness'
import { newClientSeed, newSeed, nodeHash } from '@poyraz/fairness/server'
import { type Clock, err, HOUR_MS, type Kurus, kurus, ok, type Result, uuidv7 } from '@poyraz/kernel'
import type { Played } from './commands/play.ts'
import type { HouseGame } from './house-game.ts'
import type { Stream } from './store/rounds.ts'

/** Initial demo balance: ₺10.000,00. */
export const DEMO_BALANCE = kurus(1_000_000)
const TOKEN_TTL_MS = 12 * HOUR_MS
const DEMO_NONCE = 1
const STREAM = 'main'

type Demo = { readonly gameId: number; readonly balance: Kurus; readonly expiresMs: number }

/**
 * Free play without an account: the same rules and draws, nothing is stored. A signed token has the balance,
 * so any server can play the next round. An old token only continues from its old balance.
 */
export type DemoPlay = {
  open(gameId: number): string
  play(token: string, stake: Kurus, game: HouseGame): Result<PlayedDemo, DemoRefusal>
  /** Returns the game of a token. */
  gameOf(token: string): number | null
}
/** A demo round with its proof. Its seed decides no other round, so it is revealed at once. */
export type PlayedDemo = Played & {
  readonly token: string
  readonly opened: {
    readonly serverSeed: string
    readonly rulesHash: string
    readonly streams: Stream[]
  }
}
export type DemoRefusal = 'token_invalid' | 'insufficient_funds'

export function createDemoPlay(deps: { clock: Clock; key: Uint8Array }): DemoPlay {
  const { clock, key } = deps
  const seal = (demo: Demo) => {
    const body = Buffer.from(`${demo.gameId}.${demo.balance}.${demo.expiresMs}`).toString('base64url')
    return `${body}.${sign(key, body)}`
  }
  const openToken = (token: string): Demo | null => readToken(key, token, clock.nowMs())
  return {
    open: (gameId) => seal({ gameId, balance: DEMO_BALANCE, expiresMs: clock.nowMs() + TOKEN_TTL_MS }),
    gameOf: (token) => openToken(token)?.gameId ?? null,
    play(sealed, stake, game) {
      const demo = openToken(sealed)
      if (!demo || demo.gameId !== game.id) return err('token_invalid')
      if (demo.balance < stake) return err('insufficient_funds')
      const drawn = drawDemo(game, stake)
      const balance = kurus(demo.balance - stake + drawn.win)
      const token = seal({ ...demo, balance })
      return ok({ ...drawn, roundId: uuidv7(clock.nowMs()), balance, nonce: DEMO_NONCE, token })
    },
  }
}

/** Each demo round has its own seed, because there is no player whose pair could continue. */
function drawDemo(game: HouseGame, stake: Kurus) {
  const serverSeed = newSeed()
  const clientSeed = newClientSeed()
  const { slug: gameId, rulesHash } = game
  const draws = soloDraws(
    { serverSeed, clientSeed, gameId, rulesHash, nonce: DEMO_NONCE, stream: STREAM },
    nodeHash,
  )
  const { outcome, win } = game.decide(draws, stake)
  const commitment = toHex(commitSeed(serverSeed, nodeHash))
  const streams = [{ name: STREAM, words: draws.words, rejects: draws.rejects }]
  const opened = { serverSeed: toHex(serverSeed), rulesHash, streams }
  return { outcome, win, pair: { commitment, clientSeed, staleSeed: true }, opened }
}

function sign(key: Uint8Array, body: string): string {
  return createHmac('sha256', key).update(`demo:${body}`).digest('base64url')
}

function readToken(key: Uint8Array, token: string, nowMs: number): Demo | null {
  const [body = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(key, body))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const [gameId, balance, expiresMs] = Buffer.from(body, 'base64url').toString().split('.')
  const demo = { gameId: Number(gameId), balance: kurus(BigInt(balance ?? 0)), expiresMs: Number(expiresMs) }
  return demo.expiresMs > nowMs ? demo : null
}
