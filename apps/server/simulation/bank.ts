import type { ACTIONS } from '@poyraz/cashier'
import { MINUTE_MS } from '@poyraz/kernel'
import { followBonus, followClawBack, refreshBonus } from './bonus.ts'
import { takeBack } from './book.ts'
import { count, credit, fault, isExcluded, type Payment, type Player, tally, type World } from './world.ts'

/**
 * A money movement in a wave that somebody other than the player starts. `run` executes it while players
 * play; `settle` updates the expected balances after the wave.
 */
export type Job = {
  readonly player: Player
  run(): Promise<void>
  settle(): Promise<void>
}

type PayerAction = (typeof ACTIONS)[number] | 'leave'

/** What payers do with a deposit order, in percent. */
const PAYER_ACTIONS: readonly (readonly [PayerAction, number])[] = [
  ['approve', 66],
  ['duplicate', 10],
  ['delay', 8],
  ['lie', 4],
  ['refuse', 5],
  ['leave', 7],
]
/** After this time an unpaid deposit has expired. */
const LATE_MS = 45 * MINUTE_MS
const CHARGEBACK_CHANCE = 0.02

export function depositJobs(world: World): Job[] {
  return [...world.deposits].flatMap((payment) => depositJob(world, payment) ?? [])
}

function depositJob(world: World, payment: Payment): Job | null {
  if (payment.state === 'parked') return sendBack(world, payment)
  if (payment.state === 'coming') return arrives(world, payment)
  if (payment.isCancelled) return finish(world, payment)
  if (payment.state === 'left' || isOver(world, payment)) return paysLate(world, payment)
  const action = draw(world)
  if (action !== 'leave') return tell(world, payment, action)
  payment.state = 'left'
  return null
}

function draw({ random }: World): PayerAction {
  let dice = random.below(100)
  for (const [action, share] of PAYER_ACTIONS) {
    if (dice < share) return action
    dice -= share
  }
  return 'approve'
}

/** The payer chooses an action on the provider's page, and the provider sends its webhook. */
function tell(world: World, payment: Payment, action: (typeof ACTIONS)[number]): Job {
  return job(world, payment, action, async () => {
    if (action === 'refuse') finish(world, payment)
    else if (action === 'lie') payment.state = 'parked'
    else if (action === 'delay') payment.state = 'coming'
    else await arrive(world, payment)
  })
}

function job(
  world: World,
  payment: Payment,
  action: (typeof ACTIONS)[number],
  settle: () => Promise<void>,
): Job {
  return {
    player: payment.player,
    async run() {
      const isTaken = await world.context.cashier.sandbox.act(payment.ref ?? '', action)
      count(world, 'the bank', action)
      if (!isTaken) fault(world, `the order of ${payment.id} was not open`)
    },
    settle,
  }
}

/** Settles a deposit whose delayed webhook has arrived. */
function arrives(world: World, payment: Payment): Job {
  return { player: payment.player, run: async () => undefined, settle: () => arrive(world, payment) }
}

/**
 * Updates the books for a paid deposit. If the player cancelled it, it waits for staff; if the player is
 * excluded, it is returned automatically.
 */
async function arrive(world: World, payment: Payment): Promise<void> {
  if (isExcluded(world, payment.player)) return void finish(world, payment)
  if (payment.isCancelled) {
    payment.state = 'parked'
    return
  }
  finish(world, payment)
  payment.state = 'credited'
  world.credited.push(payment)
  credit(world, payment.player, payment.amount)
  await refreshBonus(world, payment.player)
}

/** Half of the players who left the payment page pay after the deposit has expired. */
function paysLate(world: World, payment: Payment): Job | null {
  if (!isOver(world, payment)) return null
  if (world.random.chance(0.5)) return finish(world, payment)
  return job(world, payment, 'approve', async () => {
    if (isExcluded(world, payment.player)) finish(world, payment)
    else payment.state = 'parked'
  })
}

function isOver({ clock }: World, { openedAtMs }: Payment): boolean {
  return clock.nowMs() - openedAtMs >= LATE_MS
}

/** Settles deposits whose delayed webhooks arrived during the night. */
export async function settleNight(world: World): Promise<void> {
  for (const payment of world.deposits) {
    if (payment.state === 'coming') await arrive(world, payment)
  }
}

/** Staff return a deposit with a wrong amount or after its expiry. */
function sendBack(world: World, payment: Payment): Job {
  return {
    player: payment.player,
    async run() {
      const decision = { paymentId: payment.id, staff: 'ayla', note: 'geri gönderildi' }
      const done = await world.context.cashier.refuseDeposit(decision)
      count(world, 'money sent back', done.ok ? 'done' : done.error)
      if (!done.ok) fault(world, `${payment.id} could not be sent back: ${done.error}`)
    },
    settle: async () => void finish(world, payment),
  }
}

function finish(world: World, payment: Payment): null {
  payment.state = 'gone'
  world.deposits.delete(payment)
  return null
}

/**
 * Charges back a deposit of a player who is idle in this wave, because the debt depends on the remaining
 * balance.
 */
export function chargebackJobs(world: World, busy: ReadonlySet<Player>): Job[] {
  const { random, credited } = world
  if (credited.length === 0 || !random.chance(CHARGEBACK_CHANCE)) return []
  const index = random.below(credited.length)
  const payment = credited[index]
  if (!payment?.ref || busy.has(payment.player)) return []
  credited.splice(index, 1)
  const { player, amount, ref } = payment
  const run = async () => {
    const isTaken = await world.context.cashier.sandbox.chargeBack(ref)
    count(world, 'the bank', 'charge back')
    if (!isTaken) fault(world, `the order of ${payment.id} was not paid`)
  }
  const settle = async () => {
    await followBonus(world, player)
    await followClawBack(world, player)
    takeBack(player.book, amount)
    player.lastDeposit = null
    tally(world, 'chargeback', amount)
  }
  return [{ player, run, settle }]
}
