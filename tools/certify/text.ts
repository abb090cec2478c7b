import type { SlotGame } from '../../packages/games/index.ts'
import type { SlotCertificate } from '../../packages/games/slots/certificate.ts'

const NAME_WIDTH = 24

/** A certificate for the eye; the exact fractions stand in its file. */
export function certificateText({ present }: SlotGame, certificate: SlotCertificate): string {
  const { rtp, parts, paidSpin, freeSpins, topAward, topFreeSpin, cap, volatility } = certificate
  const stakes = Object.entries(certificate.kurusPerUnitByStake)
  const lines = [
    line(
      'return to player',
      `${rtp.percent} %, declared ${(rtp.declaredBp / 100).toFixed(2)} %, at every stake`,
    ),
    ...Object.entries(parts).map(([name, part]) => line(`  ${name}`, `${part.percent} %`)),
    line(
      'combinations',
      `${certificate.combinations.base} base, ${certificate.combinations.free ?? 'no'} free`,
    ),
    line(
      'sigma',
      `${volatility.sigma} stakes (${volatility.band}), paid spin alone ${volatility.paidSpinSigma}`,
    ),
    line(
      'paid spin pays',
      `in ${paidSpin.paysAnything.percent} %, the stake or more in ${paidSpin.paysTheStake.percent} %`,
    ),
    ...(freeSpins
      ? [
          line(
            'free spins',
            `1 in ${freeSpins.triggerOneIn}, then ${freeSpins.spinsPerTrigger} spins × ${freeSpins.multiplier}`,
          ),
        ]
      : []),
    line('top award', `${topAward.stakes} stakes, 1 in ${topAward.oneIn} paid spins`),
    ...(topFreeSpin
      ? [line('top free spin', `${topFreeSpin.stakes} stakes, 1 in ${topFreeSpin.oneIn}`)]
      : []),
    line('win cap', `${cap.stakes} stakes, cuts ${cap.roundsCut.percent} % of rounds`),
    line('no round pays more than', `${cap.noRoundPaysMoreStakes} stakes`),
    line('stakes (kuruş per unit)', stakes.map(([stake, unit]) => `${stake} (${unit})`).join(' ')),
  ]
  return [
    `${present.name.tr} · version ${certificate.version} · rules ${certificate.rulesHash}`,
    ...lines,
  ].join('\n')
}

function line(name: string, value: string): string {
  return `  ${name.padEnd(NAME_WIDTH)} ${value}`
}
