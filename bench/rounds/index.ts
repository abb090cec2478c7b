import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { SLOT_FOLDERS } from '../../packages/games/slots/folders.ts'
import type { SlotGame } from '../../packages/games/slots/game.ts'
import { machine, print, spread } from '../shared/figures.ts'
import { type Played, playRounds } from './play-rounds.ts'

const GAME_MS = 500
const SCALING_ROUNDS = 5
const SCALING_MS = 2_000
/** Rounds per second of the slowest game of a family, on one core. Books hold the cascades and the holds. */
const GOALS = { reels: 1_000_000, books: 200_000 } as const

type Family = keyof typeof GOALS
type Figure = { readonly game: SlotGame; readonly perSecond: number }

/**
 * Measures whole rounds of every slot, from seeded draws to the pay, free spins included: rounds per second
 * of one thread, and of two threads ÷ one thread for the slowest game of each family, in turn.
 */
export async function main(): Promise<void> {
  print(`rounds · ${machine()}`)
  for (const family of ['reels', 'books'] as const) {
    const figures = SLOT_FOLDERS.map(({ game }) => game)
      .filter((game) => familyOf(game) === family)
      .map((game): Figure => ({ game, perSecond: perSecond(playRounds(game.rules, GAME_MS)) }))
      .toSorted((one, other) => one.perSecond - other.perSecond)
    const [slowest] = figures
    if (!slowest) throw new Error(`${family} has games`)
    tell(family, figures, slowest)
    await measureScaling(slowest.game)
  }
}

const familyOf = ({ rules }: SlotGame): Family => (rules.mapping.startsWith('reels') ? 'reels' : 'books')

const perSecond = ({ rounds, ms }: Played) => (1_000 * rounds) / ms

function tell(family: Family, figures: readonly Figure[], slowest: Figure): void {
  const millions = figures.map(({ perSecond: rate }) => rate / 1e6)
  const verdict = slowest.perSecond >= GOALS[family] ? 'met' : 'MISSED'
  print(`${family}: ${figures.length} games, ${spread(millions)} M rounds/s`)
  for (const { game, perSecond: rate } of figures.slice(0, 3))
    print(`  ${game.slug}: ${(rate / 1e6).toFixed(2)} M rounds/s`)
  print(`  goal of the slowest ≥ ${GOALS[family] / 1e6} M: ${verdict}`)
}

/** One thread and two threads alternate; each thread has its own worker, which stays warm. */
async function measureScaling(game: SlotGame): Promise<void> {
  const workers = [newWorker(), newWorker()]
  const rate = async (threads: number) => {
    const played = await Promise.all(workers.slice(0, threads).map((worker) => ask(worker, game)))
    return played.reduce((sum, one) => sum + perSecond(one), 0)
  }
  await rate(2)
  const ratios: number[] = []
  for (let round = 0; round < SCALING_ROUNDS; round++) {
    const one = await rate(1)
    ratios.push((await rate(2)) / one)
  }
  await Promise.all(workers.map((worker) => worker.terminate()))
  print(`  ${game.slug}: two threads ÷ one ${spread(ratios)}`)
}

const newWorker = () => new Worker(new URL('./worker.ts', import.meta.url))

async function ask(worker: Worker, { rules }: SlotGame): Promise<Played> {
  worker.postMessage({ rules, ms: SCALING_MS })
  const [played] = (await once(worker, 'message')) as [Played]
  return played
}
