import type { SlotRules } from '@poyraz/games'
import type { SlotFolder } from '@poyraz/games/folders'
import type { CertifiedSummary } from './house-game.ts'

type Certificate = NonNullable<SlotFolder['certificate']>

/**
 * Returns the figures that the lobby shows. The top win of a book is that of whole rounds; a game of reels
 * has the one of the paid spin.
 */
export function summaryOf({ rows }: SlotRules, certificate: Certificate): CertifiedSummary {
  const { version, rtp, paidSpin, volatility, freeSpins, book, topAward } = certificate
  const top = book?.topRound ?? topAward
  return {
    version,
    returnPercent: rtp.percent,
    hitPercent: paidSpin.paysAnything.percent,
    stakeBackPercent: paidSpin.paysTheStake.percent,
    sigma: volatility.sigma,
    topStakes: top.stakes,
    topOneIn: top.oneIn,
    topIsRound: book !== undefined || freeSpins === null,
    freeSpins: freeSpins && { oneIn: freeSpins.triggerOneIn, spins: freeSpins.spinsPerTrigger },
    rows,
  }
}
