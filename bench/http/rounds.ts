import { median, print, spread } from '../shared/figures.ts'
import { type Child, fire } from './children.ts'
import type { LoadOrder, LoadResult } from './load.ts'

/** A round of load, with the server's CPU time per reply. */
export type Round = LoadResult & { readonly cpuUs: number }

/** Runs one round and measures the server's CPU time: the cost of a call, whatever else the machine does. */
export async function measure(order: LoadOrder, server: Child, load: Child): Promise<Round> {
  const before = await server.ask<NodeJS.CpuUsage>({ ask: 'cpu' })
  const result = await fire(order, load)
  const after = await server.ask<NodeJS.CpuUsage>({ ask: 'cpu' })
  const usedUs = after.user + after.system - before.user - before.system
  return { ...result, cpuUs: usedUs / result.answers }
}

export function report(name: string, rounds: readonly Round[]): void {
  const failures = rounds.reduce((sum, one) => sum + one.failures, 0)
  const ms = (pick: (round: Round) => number) => median(rounds.map(pick)).toFixed(1)
  const times = `p50 ${ms((one) => one.p50Ms)} · p95 ${ms((one) => one.p95Ms)} · p99 ${ms((one) => one.p99Ms)} ms`
  const cpu = `${spread(
    rounds.map((one) => one.cpuUs),
    0,
  )} µs of processor`
  print(
    `${name.padEnd(16)} ${spread(
      rounds.map((one) => one.perSecond),
      0,
    )} /s · ${times} · ${cpu} · failures ${failures}`,
  )
}

/** Returns the ratios of rounds to the references that ran directly before or after them. */
export function ratios(rounds: readonly Round[], references: readonly Round[]) {
  const of = (pick: (round: Round) => number) =>
    rounds.map((round, index) => {
      const reference = references[index]
      return reference ? pick(round) / pick(reference) : Number.NaN
    })
  return { speed: of((round) => round.perSecond), work: of((round) => 1 / round.cpuUs) }
}
