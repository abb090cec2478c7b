import { type Kurus, kurus, mulDivFloor } from '@poyraz/kernel'

/** The terms and state of an active bonus that the wallet needs. Money in kuruş. */
export type RunningBonus = {
  readonly amount: Kurus
  readonly wagering: Kurus
  /** In kuruş × basis points, so that nothing is rounded. */
  readonly progressBp: bigint
  readonly maxStake: Kurus
  readonly cashOutMax: Kurus
  readonly sticky: boolean
  readonly expiresAtMs: number
}

export type BonusWallet = {
  readonly cash: Kurus
  /** Cash on hold for a pending withdrawal: pays no stake, but the bonus pays only beyond cash and held. */
  readonly held: Kurus
  readonly bonus: Kurus
  readonly running: RunningBonus
}

/** A play to settle. `weightBp`: share of the stake that counts for wagering, in basis points. */
export type Play = {
  readonly stake: Kurus
  readonly win: Kurus
  readonly weightBp: number
  readonly atMs: number
}

export type End = 'released' | 'spent' | 'expired'

/** Movements of a play. If it ends the bonus, `kept` becomes cash and `removed` returns to the house. */
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

/** Returns why a stake is refused, or null. It does not see the win, so no refusal depends on the draw. */
export function refusalOf(wallet: BonusWallet, { stake, atMs }: Omit<Play, 'win'>): SplitRefusal | null {
  const isLive = atMs < wallet.running.expiresAtMs
  if (isLive && stake > wallet.running.maxStake) return 'bonus_stake_limit'
  return stake - paidByBonus(wallet, { stake, atMs }) > wallet.cash ? 'insufficient_funds' : null
}

/** Returns the part of the stake that exceeds cash and held cash together; the bonus pays it. */
function paidByBonus(
  { cash, held, bonus, running }: BonusWallet,
  { stake, atMs }: Pick<Play, 'stake' | 'atMs'>,
): Kurus {
  return atMs < running.expiresAtMs ? atMost(bonus, above(stake, kurus(cash + held))) : NOTHING
}

/**
 * Splits an accepted play between cash and bonus. Cash pays first. The win is credited in the same shares;
 * the bonus share is rounded down to kuruş and the rest is cash. The play that completes the wagering
 * releases the bonus; the play that uses up its money ends it. An expired bonus pays nothing and ends.
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

/** Returns how much of the bonus money becomes cash at release; the rest returns to the house. */
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
