import { type Kurus, kurus, mulDivFloor } from '@poyraz/kernel'

/** A bonus under way: what of its terms the wallet needs. Money in kuruş. */
export type RunningBonus = {
  readonly amount: Kurus
  readonly wagering: Kurus
  /** Kuruş times basis points, so that nothing is rounded. */
  readonly progressBp: bigint
  readonly maxStake: Kurus
  readonly cashOutMax: Kurus
  readonly sticky: boolean
  readonly expiresAtMs: number
}

export type BonusWallet = {
  readonly cash: Kurus
  /** Cash that a pending withdrawal holds: it pays nothing, and no bonus pays before it. */
  readonly held: Kurus
  readonly bonus: Kurus
  readonly running: RunningBonus
}

/** A play as it is settled; `weightBp` is what its stake counts. */
export type Play = {
  readonly stake: Kurus
  readonly win: Kurus
  readonly weightBp: number
  readonly atMs: number
}

export type End = 'released' | 'spent' | 'expired'

/** What a play moves: `kept` becomes cash and `removed` goes back to the house when it ends the bonus. */
export type Split = {
  readonly fromCash: Kurus
  readonly fromBonus: Kurus
  readonly toCash: Kurus
  readonly toBonus: Kurus
  readonly progressBp: bigint
  readonly ends: End | null
  readonly kept: Kurus
  readonly removed: Kurus
}

export type SplitRefusal = 'bonus_stake_limit' | 'insufficient_funds'

const WHOLE_BP = 10_000n
const NOTHING = kurus(0)

/** Why a stake is not taken, or null. It knows nothing of the win: no refusal depends on what was drawn. */
export function refusalOf(wallet: BonusWallet, { stake, atMs }: Omit<Play, 'win'>): SplitRefusal | null {
  const isLive = atMs < wallet.running.expiresAtMs
  if (isLive && stake > wallet.running.maxStake) return 'bonus_stake_limit'
  return stake - paidByBonus(wallet, { stake, atMs }) > wallet.cash ? 'insufficient_funds' : null
}

/** The bonus pays what cash, held cash included, is not enough for. */
function paidByBonus(
  { cash, held, bonus, running }: BonusWallet,
  { stake, atMs }: Pick<Play, 'stake' | 'atMs'>,
): Kurus {
  return atMs < running.expiresAtMs ? atMost(bonus, above(stake, kurus(cash + held))) : NOTHING
}

/**
 * How a play that is taken divides between cash and bonus. Cash pays first; a win goes back in the same
 * shares, and what is below a kuruş of the bonus's share to cash. The play that reaches the goal releases
 * the bonus, the one that uses it up ends it; a bonus whose time is over pays nothing and is taken back.
 */
export function splitPlay(wallet: BonusWallet, play: Play): Split {
  const { bonus, running } = wallet
  const isLive = play.atMs < running.expiresAtMs
  const fromBonus = paidByBonus(wallet, play)
  const toBonus = kurus(mulDivFloor(play.win, fromBonus, play.stake))
  const progressBp = running.progressBp + (isLive ? play.stake * BigInt(play.weightBp) : 0n)
  const left = kurus(bonus - fromBonus + toBonus)
  const ends = endOf({ isLive, isDone: progressBp >= running.wagering * WHOLE_BP, left })
  const kept = ends === 'released' ? releasable(running, left) : NOTHING
  return {
    fromCash: kurus(play.stake - fromBonus),
    fromBonus,
    toCash: kurus(play.win - toBonus),
    toBonus,
    progressBp,
    ends,
    kept,
    removed: ends === null ? NOTHING : kurus(left - kept),
  }
}

/** What of the money on a finished bonus becomes cash; the rest goes back to the house. */
export function releasable(
  { sticky, amount, cashOutMax }: Pick<RunningBonus, 'sticky' | 'amount' | 'cashOutMax'>,
  left: Kurus,
): Kurus {
  return atMost(cashOutMax, sticky ? above(left, amount) : left)
}

type Standing = { readonly isLive: boolean; readonly isDone: boolean; readonly left: Kurus }

function endOf({ isLive, isDone, left }: Standing): End | null {
  if (!isLive) return 'expired'
  if (isDone) return 'released'
  return left === 0n ? 'spent' : null
}

function above(amount: Kurus, floor: Kurus): Kurus {
  return kurus(amount > floor ? amount - floor : 0n)
}

function atMost(max: Kurus, amount: Kurus): Kurus {
  return amount < max ? amount : max
}
