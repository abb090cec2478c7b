import { startChild } from '../http/children.ts'
import { machine, print } from '../shared/figures.ts'
import { measureBroadcast } from './measure-broadcast.ts'
import { measurePlacing } from './measure-placing.ts'
import { measureSettlement } from './measure-settlement.ts'
import { measureSkew } from './measure-skew.ts'
import type { SportsServerQuestion, SportsServerReady } from './server.ts'

/** Parts that every measurement uses. */
export type Parts = {
  readonly ready: SportsServerReady
  ask<Answer = object>(question: SportsServerQuestion): Promise<Answer>
}

const MEASUREMENTS: Readonly<Record<string, (parts: Parts) => Promise<void>>> = {
  placing: measurePlacing,
  skew: measureSkew,
  broadcast: measureBroadcast,
  settlement: measureSettlement,
}

/** K1, K2, K4 and the time to place a coupon: all of them, or the one that is named after `coupons`. */
export async function main(): Promise<void> {
  const only = process.argv[3]
  print(`coupons · ${machine()}`)
  const server = startChild('../coupons/server.ts', { PLAYERS: '50', TRUSTED_PROXIES: '127.0.0.1,::1' })
  try {
    const ready = await server.ask<SportsServerReady>()
    const parts: Parts = { ready, ask: (question) => server.ask(question) }
    for (const [name, measure] of Object.entries(MEASUREMENTS))
      if (only === undefined || only === name) await measure(parts)
    const { faults } = await parts.ask<{ faults: readonly object[] }>({ ask: 'audit' })
    print(`ledger afterwards: ${faults.length === 0 ? 'every book balances' : JSON.stringify(faults)}`)
  } finally {
    await server.ask({ ask: 'stop' } satisfies SportsServerQuestion).catch(() => undefined)
  }
}
