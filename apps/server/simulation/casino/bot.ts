import { isDeepStrictEqual } from 'node:util'
import { casinoPlay, financeCheckBalance, prepayProcessTransaction, rgAcknowledge } from '@poyraz/contract'
import type { Call } from '../caller.ts'
import type { Random } from '../random.ts'
import { BOT_GAMES, type Choice, nextChoice } from './commands.ts'

/** Play money of the sandbox, credited at once; kuruş. */
const SANDBOX_METHOD = 1
const DEPOSIT = 2_000_000
/** Share of rounds at the largest stake, and of calls that are sent twice at once or again, in percent. */
const HIGH_PERCENT = 5
const TWICE_PERCENT = 3
/** More decisions than any round has. */
const DECISIONS_MAX = 60

/** A player who bets own money on every game of the house, and adds up the replies. */
export type Bot = {
  readonly id: string
  readonly sessionId: string
  readonly random: Random
  /** Sum of the replies, in kuruş. */
  balance: bigint
  keys: number
}

export type BotWorld = {
  readonly call: Call
  readonly faults: string[]
  /** Kuruş and counts by name. */
  readonly totals: Map<string, bigint>
  readonly rounds: Map<string, number>
}

/** Plays one round of any game to its end. */
export async function playRound(world: BotWorld, bot: Bot): Promise<void> {
  const { random } = bot
  const game = random.pick(BOT_GAMES as [(typeof BOT_GAMES)[number]])
  const isHigh = random.below(100) < HIGH_PERCENT
  const bet = (isHigh ? game.stakes.at(-1) : random.pick(game.stakes.slice(0, 5) as [number])) ?? 100
  // One deposit covers every other stake, but not the price of free spins at the largest one.
  const starts = game.starts.filter(({ kind }) => !isHigh || kind !== 'buy')
  const choice = starts.length > 0 ? random.pick(starts as [Choice]) : undefined
  const stake = choice?.kind === 'buy' ? bet * (game.buyStakes ?? 1) : bet
  if (bot.balance < BigInt(stake)) await payIn(world, bot)
  const begun = await send(world, bot, { gameID: game.id, stake, ...(choice ? { choice } : {}) })
  if (begun === null) return
  bot.balance -= BigInt(stake)
  add(world, 'staked', BigInt(stake))
  world.rounds.set(game.slug, (world.rounds.get(game.slug) ?? 0) + 1)
  let reply: typeof begun | null = begun
  for (let step = 1; reply?.state === 'open' && step < DECISIONS_MAX; step++) {
    add(world, 'decisions', 1n)
    const { roundID, outcome } = reply
    reply = await send(world, bot, { roundID, choice: nextChoice(random, outcome) })
  }
  if (reply === null || reply.state === 'open')
    return void world.faults.push(`${game.slug}: a round has no end`)
  bot.balance += reply.win + (reply.jackpot?.amount ?? 0n)
  add(world, 'won', reply.win)
  if (reply.jackpot) {
    add(world, 'jackpots', reply.jackpot.amount)
    add(world, 'jackpot wins', 1n)
  }
  if (reply.balance !== bot.balance)
    world.faults.push(`${game.slug}: ${bot.id} has ${reply.balance}, the replies add up to ${bot.balance}`)
}

/** Returns the reply, which must be the same for a call that is repeated; `null` after a refusal. */
async function send(world: BotWorld, bot: Bot, input: object) {
  const key = keyOf(bot)
  const who = { playerId: bot.id, sessionId: bot.sessionId, key }
  const ask = () => world.call(casinoPlay, input, who)
  let first = await ask()
  if (!first.ok && first.error.error === 'reality_check') {
    await world.call(rgAcknowledge, {}, { ...who, key: keyOf(bot) })
    first = await ask()
  }
  const isTwice = bot.random.below(100) < TWICE_PERCENT
  const again = isTwice ? await ask() : first
  if (first.ok && !(again.ok && isDeepStrictEqual(first.value, again.value)))
    world.faults.push(`${key}: another reply when it was repeated`)
  if (first.ok) return first.value
  world.faults.push(`${JSON.stringify(input)} was refused: ${JSON.stringify(first.error)}`)
  return null
}

export async function payIn(world: BotWorld, bot: Bot): Promise<void> {
  const who = { playerId: bot.id, sessionId: bot.sessionId, key: keyOf(bot) }
  const paid = await world.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount: DEPOSIT }, who)
  if (!paid.ok) return void world.faults.push(`a deposit was refused: ${JSON.stringify(paid.error)}`)
  bot.balance += BigInt(DEPOSIT)
  add(world, 'paid in', BigInt(DEPOSIT))
}

/** Compares the wallet with what the replies add up to. */
export async function checkWallet(world: BotWorld, bot: Bot): Promise<void> {
  const who = { playerId: bot.id, sessionId: bot.sessionId, key: keyOf(bot) }
  const reply = await world.call(financeCheckBalance, {}, who)
  const [wallet] = reply.ok && Array.isArray(reply.value) ? reply.value : []
  if (wallet?.balance !== bot.balance)
    world.faults.push(`${bot.id}: wallet ${wallet?.balance}, the replies add up to ${bot.balance}`)
}

function add({ totals }: BotWorld, name: string, value: bigint): void {
  totals.set(name, (totals.get(name) ?? 0n) + value)
}

function keyOf(bot: Bot): string {
  bot.keys++
  return `day-${bot.id}-${String(bot.keys).padStart(6, '0')}`
}
