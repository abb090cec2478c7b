import { cancelBonus, claim, requestBonus } from './bonus.ts'
import { spendable } from './book.ts'
import { isOpen, payIn } from './pay-in.ts'
import { cancel, payOut } from './pay-out.ts'
import { contradict, play } from './play.ts'
import { acknowledge, selfExclude, setLimit, timeOut } from './protection.ts'
import { isExcluded, type Player, type World } from './world.ts'

export type Act = (world: World, player: Player) => Promise<void>

/** Actions of a player with money, per ten thousand; the rest is play. */
const CHOICES: readonly (readonly [Act, number])[] = [
  [payIn, 250],
  [payOut, 180],
  [cancel, 60],
  [claim, 60],
  [cancelBonus, 8],
  [requestBonus, 8],
  [contradict, 20],
  [setLimit, 12],
  [timeOut, 5],
  [selfExclude, 1],
]
const WHOLE = 10_000
const SMALLEST_STAKE = 100n

/** Returns a player's next action, or `null` for none in this wave. */
export function choose(world: World, player: Player): Act | null {
  const { book, random, next, sentCode } = player
  if (isExcluded(world, player)) return random.pick([play, payIn, payOut, cancel])
  if (next === 'rest') return random.chance(0.02) ? payOut : null
  if (next === 'acknowledge') return acknowledge
  // Skipped, because the source of the stake would depend on the order of concurrent calls.
  if (world.touched.has(player) && (book.running !== null || sentCode)) return null
  if (next === 'pay_in' || spendable(book, world.clock.nowMs()) < SMALLEST_STAKE) {
    if (waitsForBank(player)) return null
    return random.chance(0.15) ? claim : payIn
  }
  if (next === 'claim') return claim
  let dice = random.below(WHOLE)
  for (const [act, share] of CHOICES) {
    if (dice < share) return isUndecided(world, player, act) ? play : act
    dice -= share
  }
  return play
}

/** Returns true for an exclusion while a deposit may arrive: their order is not determined. */
function isUndecided({ touched }: World, player: Player, act: Act): boolean {
  return touched.has(player) && (act === timeOut || act === selfExclude)
}

function waitsForBank({ payments }: Player): boolean {
  return payments.some((payment) => payment.ref !== null && isOpen(payment) && payment.state !== 'left')
}
