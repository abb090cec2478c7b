import { bonusCancel, bonusClaim, bonusMine, bonusRequest } from '@poyraz/contract'
import { ask } from './ask.ts'
import { endBonus, grantBonus, shareOf } from './book.ts'
import { fault, type Player, tally, type World } from './world.ts'

/** Offers that players claim: welcome, loss, deposit (more often), weekly cashback. */
const CLAIMED = [1, 2, 3, 3, 102] as const
const ON_REQUEST = 101

type Given = {
  readonly id: string
  readonly bonusID: number
  readonly state: string
  readonly amount: bigint
  readonly wagering: bigint
  readonly maxStake: bigint
  readonly cashOutMax: bigint
  readonly grantedAt: string
  readonly expiresAt: string
}

export async function claim(world: World, player: Player): Promise<void> {
  const bonusID = player.random.pick(CLAIMED)
  if (player.next === 'claim') player.next = 'anything'
  const reply = await ask(world, player, bonusClaim, { bonusID })
  if (!reply.ok) return
  const offer = world.offers.get(bonusID)
  const { amount } = reply.value
  const { lastDeposit } = player
  const isSure = offer?.kind === 'deposit' && lastDeposit !== null && !world.touched.has(player)
  if (isSure && amount !== shareOf(lastDeposit, offer.rateBp, offer.amountMax)) {
    fault(world, `a bonus of ${amount} for a deposit of ${lastDeposit}`)
  }
  take(world, player, reply.value)
}

export async function cancelBonus(world: World, player: Player): Promise<void> {
  const { running } = player.book
  if (!running) return
  const reply = await ask(world, player, bonusCancel, { id: running.id })
  if (reply.ok) endBonus(player.book)
}

export async function requestBonus(world: World, player: Player): Promise<void> {
  const reply = await ask(world, player, bonusRequest, { bonusID: ON_REQUEST, note: 'Şansım yaver gitmedi' })
  if (reply.ok) world.requests.push({ player, id: reply.value.requestID })
}

/** Reads a bonus that came with a deposit or from staff; the player learns of it from the list. */
export async function refreshBonus(world: World, player: Player): Promise<void> {
  if (!player.sentCode) return
  // Repeats the notification: it must grant the bonus once, whoever comes first.
  await world.context.promotions.onDeposited(player.id)
  await readBonus(world, player)
}

/** Ends the expected bonus if its deposit was reversed. */
export async function followBonus(world: World, player: Player): Promise<void> {
  const newest = await newestOf(world, player)
  if (newest?.state === 'cancelled' && newest.id === player.book.running?.id) endBonus(player.book)
}

/**
 * Subtracts cash that came from bonuses on a disputed deposit and was clawed back, as far as it was
 * available.
 */
export async function followClawBack({ context }: World, { id, book }: Player): Promise<void> {
  const { rows } = await context.database.pool.query<{ clawed: bigint }>(
    'select coalesce(sum(clawed), 0)::bigint as clawed from promotions.bonus where player_id = $1',
    [id],
  )
  const clawed = rows[0]?.clawed ?? 0n
  book.cash -= clawed - book.clawed
  book.clawed = clawed
}

export async function readBonus(world: World, player: Player): Promise<void> {
  const newest = await newestOf(world, player)
  if (newest?.state === 'active' && newest.id !== player.book.running?.id) take(world, player, newest)
}

async function newestOf(world: World, player: Player): Promise<Given | undefined> {
  const who = { playerId: player.id, sessionId: player.sessionId, key: 'none' }
  const reply = await world.call(bonusMine, { limit: 1, offset: 0 }, who)
  if (reply.ok) return (reply.value as { items: readonly Given[] }).items[0]
  fault(world, `bonuses of ${player.id} were refused as ${reply.error.error}`)
  return undefined
}

function take(world: World, player: Player, given: Given): void {
  const { id, amount, wagering, maxStake, cashOutMax } = given
  const terms = world.offers.get(given.bonusID)
  if (!terms) return fault(world, `a bonus of the unknown offer ${given.bonusID}`)
  const { weightBp, isSticky, amountMax } = terms
  if (amount > amountMax) fault(world, `a bonus of ${amount} where ${amountMax} is the most`)
  const expiresAtMs = Date.parse(given.expiresAt)
  grantBonus(player.book, { id, amount, wagering, maxStake, cashOutMax, weightBp, isSticky, expiresAtMs })
  if (player.next === 'pay_in') player.next = 'anything'
  tally(world, 'bonus_grant', amount)
}
