import { ticketsDraws, ticketsList } from '@poyraz/contract'
import { endBonus } from './book.ts'
import { compare } from './compare.ts'
import { count, fault, type Player, tally, type World } from './world.ts'

/**
 * Runs the nightly work: expired bonuses, draws, accounts; then compares all wallets, and reconciles
 * payments, provider, ledger and jackpots.
 */
export async function endNight(world: World): Promise<void> {
  const { promotions, compliance, cashier, casino } = world.context
  await promotions.work()
  await compliance.work()
  const nowMs = world.clock.nowMs()
  for (const { book } of world.players) {
    if (book.running && book.running.expiresAtMs <= nowMs) endBonus(book)
  }
  await bookPrizes(world)
  await compare(world, world.players)
  const differences = await cashier.reconcile()
  count(world, 'reconciliation at night', differences.length === 0 ? 'agrees' : 'differs')
  for (const { kind, subject, expected, found } of differences) {
    fault(world, `${kind} ${subject}: expected ${expected}, found ${found}`)
  }
  for (const { kind, level, expected, found } of await casino.jackpots.differences()) {
    fault(world, `${kind} ${level}: expected ${expected}, found ${found}`)
  }
}

const PRIZES = 'lottery_prize'

/** Books the prizes of a draw by their winning tickets; together they must equal what the draw paid. */
async function bookPrizes(world: World): Promise<void> {
  const [first] = world.players
  if (!first || world.moved.has(PRIZES)) return
  const draws = await world.call(ticketsDraws, {}, whoOf(first))
  if (!draws.ok || !('find' in draws.value)) return
  const drawn = draws.value.find(({ state }) => state === 'drawn')
  if (!drawn) return
  for (const player of world.players) await bookPrizesOf(world, player)
  const given = drawn.winners.reduce((sum, { prize }) => sum + prize, 0n)
  if (world.moved.get(PRIZES) !== given)
    fault(world, `the draw gave ${given}, tickets ${world.moved.get(PRIZES)}`)
}

async function bookPrizesOf(world: World, player: Player): Promise<void> {
  const tickets = await world.call(ticketsList, { limit: 50, offset: 0 }, whoOf(player))
  if (!tickets.ok || !('items' in tickets.value))
    return fault(world, `tickets of ${player.id} were not listed`)
  const won = tickets.value.items.reduce((sum, { prize }) => sum + (prize ?? 0n), 0n)
  player.book.cash += won
  tally(world, PRIZES, won)
}

function whoOf({ id: playerId, sessionId }: Player) {
  return { playerId, sessionId, key: 'none' }
}
