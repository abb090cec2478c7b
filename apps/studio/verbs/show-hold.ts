import type { CoinAt } from '@poyraz/games'
import { assert, kurus } from '@poyraz/kernel'
import { coinsAfter } from '../round/hold/read-hold.ts'
import { payOf } from '../round/pays.ts'
import type { Round } from '../round/state.ts'
import type { Step } from '../round/steps.ts'
import type { Studio } from '../studio.ts'
import { showSum } from './show-wins.ts'

/** Time in which the scene opens, in which a respin turns, and in which its result is read. */
const OPEN_MS = 1400
const TURN_MS = 620
const READ_MS = 520
const EMPTY_MS = 260
/** Pause on the last picture before the sum. */
const OVER_MS = 1500

type Hold = Extract<Step, { kind: 'hold' }>

/** Plays a hold-and-win: the coins stay, respins catch more of them, and their sum is the win. A tap goes faster. */
export async function showHold(studio: Studio, round: Round, step: Hold): Promise<void> {
  const { sounds, taps, scene, send } = studio
  const { respins, full, units } = step.hold
  const of = respinsOf(studio)
  scene?.light([], false)
  send({ kind: 'tagged', tag: null })
  send({ kind: 'captioned', caption: { kind: 'nothing' } })
  const show = (count: number, left: number) => showCoinsOf(studio, round, step, { count, left, of })
  show(0, of)
  sounds.play('award')
  await taps.within(OPEN_MS)
  for (const [index, { landed, left }] of respins.entries()) {
    show(index, Math.max(0, (respins[index - 1]?.left ?? of) - 1))
    sounds.play('turn')
    await taps.within(TURN_MS)
    show(index + 1, left)
    for (const [at] of landed.entries()) sounds.play('scatter', at)
    await taps.within(landed.length > 0 ? READ_MS : EMPTY_MS)
  }
  showCoinsOf(studio, round, step, { count: respins.length, left: 0, of, units, full })
  sounds.play(full ? 'grand' : 'landed')
  await taps.within(OVER_MS)
  const [before, after] = [step.unitsBefore, step.unitsAfter].map((sum) =>
    payOf(studio.game.rules, sum, round.stakeKurus),
  )
  assert(before !== undefined && after !== undefined, 'both amounts are there')
  await showSum(studio, round, { index: step.index, payKurus: kurus(after - before), shownKurus: after })
}

type Seen = {
  /** Respins shown so far, and those to come. */
  readonly count: number
  readonly left: number
  readonly of: number
  /** The whole pay, once the feature is over. */
  readonly units?: number
  readonly full?: boolean
}

function showCoinsOf(studio: Studio, round: Round, { spin, hold }: Hold, seen: Seen): void {
  const { count, left, of, units, full = false } = seen
  const pay = (amount: number) => payOf(studio.game.rules, amount, round.stakeKurus)
  const last = new Set<CoinAt>(hold.respins[count - 1]?.landed)
  const coins = coinsAfter(spin, count)
  const sum = units ?? coins.reduce((total, coin) => total + coin.units, 0)
  studio.send({
    kind: 'coined',
    coins: {
      coins: coins.map((coin) => {
        return { cell: coin.cell, kind: coin.kind, payKurus: pay(coin.units), isNew: last.has(coin) }
      }),
      hold: { left, respins: of, sumKurus: pay(sum), isFull: full, isOver: units !== undefined },
    },
  })
}

function respinsOf({ game: { rules } }: Studio): number {
  return rules.mapping === 'book-2' ? (rules.hold?.respins ?? 0) : 0
}
