import { casinoPlay } from '@poyraz/contract'
import { ask, newKey } from './ask.ts'
import { bookRound, spendable } from './book.ts'
import { count, fault, isExcluded, type Player, tally, type World } from './world.ts'

/** Stakes in kuruş; small ones occur more often. */
const STAKES = [100, 100, 200, 200, 200, 500, 500, 1000, 1000, 2000, 5000] as const
/** Exceeds the maximum stake of a bonus, in kuruş. */
const HIGH_STAKE = 10_000

export async function play(world: World, player: Player): Promise<void> {
  const { random, book } = player
  const gameId = random.pick(world.games as [number, ...number[]])
  const nowMs = world.clock.nowMs()
  const most = spendable(book, nowMs)
  const wanted = random.chance(0.005) ? HIGH_STAKE : random.pick(STAKES)
  // A player with too little money for the stake plays the smallest one, and in 10 % of cases more than the
  // balance.
  const stake = BigInt(wanted) > most && random.chance(0.9) ? 100 : wanted
  const key = newKey(player)
  const reply = await ask(world, player, casinoPlay, { gameID: gameId, stake }, key)
  if (!reply.ok) return refused(world, player, stake, reply.error.error)
  player.lastPlay = { key, gameId, stake }
  checkAllowed(world, player, stake)
  const { win, balance, jackpot } = reply.value
  bookRound(book, { stake: BigInt(stake), win, nowMs })
  tally(world, 'bet', BigInt(stake))
  tally(world, 'win', win)
  if (jackpot) {
    book.cash += jackpot.amount
    tally(world, 'jackpot', jackpot.amount)
  }
  if (!world.touched.has(player) && balance !== book.cash + book.bonus) {
    fault(world, `round ${key} returned a balance of ${balance}, expected ${book.cash + book.bonus}`)
  }
}

/** Repeats the key of a round with another stake: it must be refused, whatever the first result was. */
export async function contradict(world: World, player: Player): Promise<void> {
  const { lastPlay, id: playerId, sessionId } = player
  if (!lastPlay) return
  const { key, gameId, stake } = lastPlay
  const other = stake === 100 ? 200 : 100
  const reply = await world.call(casinoPlay, { gameID: gameId, stake: other }, { playerId, sessionId, key })
  const error = reply.ok ? 'done' : reply.error.error
  count(world, 'a key with another input', error)
  if (error !== 'idempotency_conflict') fault(world, `round ${key} with another stake was ${error}`)
}

function checkAllowed(world: World, player: Player, stake: number): void {
  const { running } = player.book
  if (isExcluded(world, player)) fault(world, `${player.id} is excluded and played`)
  if (player.stakeMax !== null && stake > player.stakeMax) fault(world, `${player.id} played above the limit`)
  if (running && world.clock.nowMs() < running.expiresAtMs && BigInt(stake) > running.maxStake)
    fault(world, `${player.id} played above what the bonus allows`)
}

function refused(world: World, player: Player, stake: number, error: string): void {
  const isOut = isExcluded(world, player)
  const has = spendable(player.book, world.clock.nowMs())
  if (error === 'reality_check') player.next = 'acknowledge'
  else if (error === 'limit_reached') player.next = 'rest'
  else if (error === 'insufficient_funds') {
    player.next = 'pay_in'
    if (has >= BigInt(stake) && !world.touched.has(player))
      fault(world, `${player.id} has ${has} and was refused ${stake}`)
  } else if (error === 'excluded' || error === 'session_expired') {
    player.next = 'rest'
    if (!isOut) fault(world, `${player.id} is not excluded and was refused as ${error}`)
  } else if (error !== 'bonus_stake_limit') fault(world, `a round of ${player.id} was refused as ${error}`)
}
