import { createHmac, timingSafeEqual } from 'node:crypto'
import { createSeedBox, type SeedBox } from '@poyraz/fairness/server'
import type { OriginalCommand } from '@poyraz/games'
import { type Kurus, kurus } from '@poyraz/kernel'
import type { Sent } from '@poyraz/rounds'

/** Content of a demo token. */
export type Demo = {
  readonly gameId: number
  readonly balance: Kurus
  readonly expiresMs: number
  /** The open round, encrypted because its seed decides what is hidden; empty without one. */
  readonly sealed: string
}
/** An open demo round. All its commands are replayed for each new one, so no state is stored. */
export type DemoRound = {
  readonly roundId: string
  /** The rules that it began by. */
  readonly rulesHash: string
  readonly serverSeed: string
  readonly clientSeed: string
  readonly stake: string
  readonly commands: readonly Sent<OriginalCommand>[]
}

export type DemoTokens = {
  seal(demo: Demo): string
  /** Returns `null` for a token that was not signed here, or is too old. */
  open(token: string, nowMs: number): Demo | null
  sealRound(round: DemoRound): string
  /**
   * Decrypts the open round of a token. Throws for a round that was not sealed with this key; the signature
   * of the token excludes that.
   */
  openRound(sealed: string): DemoRound
}

export function createDemoTokens(key: Uint8Array): DemoTokens {
  const box = createSeedBox(key)
  return {
    seal({ gameId, balance, expiresMs, sealed }) {
      const body = Buffer.from(`${gameId}.${balance}.${expiresMs}.${sealed}`).toString('base64url')
      return `${body}.${sign(key, body)}`
    },
    open: (token, nowMs) => readToken(key, token, nowMs),
    sealRound: (round) => sealRound(box, round),
    openRound: (sealed) => openRound(box, sealed),
  }
}

/** Id under which open demo rounds are encrypted. */
const SEALED_AS = 'demo-round'

function sealRound(box: SeedBox, round: DemoRound): string {
  const bytes = new TextEncoder().encode(JSON.stringify(round))
  return Buffer.from(box.seal(SEALED_AS, bytes)).toString('base64url')
}

function openRound(box: SeedBox, sealed: string): DemoRound {
  const bytes = box.open(SEALED_AS, Buffer.from(sealed, 'base64url'))
  return JSON.parse(new TextDecoder().decode(bytes)) as DemoRound
}

function sign(key: Uint8Array, body: string): string {
  return createHmac('sha256', key).update(`demo:${body}`).digest('base64url')
}

function readToken(key: Uint8Array, token: string, nowMs: number): Demo | null {
  const [body = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(key, body))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const [gameId, balance, expiresMs, sealed = ''] = Buffer.from(body, 'base64url').toString().split('.')
  const expires = Number(expiresMs)
  if (expires <= nowMs) return null
  return { gameId: Number(gameId), balance: kurus(BigInt(balance ?? 0)), expiresMs: expires, sealed }
}
