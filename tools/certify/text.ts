import type { OriginalGame, SlotGame } from '../../packages/games/index.ts'
import type { OriginalCertificate } from '../../packages/games/originals/certificate.ts'
import type { SlotCertificate } from '../../packages/games/slots/certificate.ts'

const NAME_WIDTH = 24

/** Formats a certificate for display; its file has the exact fractions. */
export function certificateText({ present }: SlotGame, certificate: SlotCertificate): string {
  const title = `${present.name.tr} · version ${certificate.version} · rules ${certificate.rulesHash}`
  const rows = [...returnRows(certificate), ...chanceRows(certificate), ...limitRows(certificate)]
  return [title, ...rows.map(([name, value]) => `  ${name.padEnd(NAME_WIDTH)} ${value}`)].join('\n')
}

/** The same for an original: its options in short. */
export function originalText({ present }: OriginalGame, certificate: OriginalCertificate): string {
  const { rtp, options, usual, version, rulesHash, capUnits, unitsPerStake } = certificate
  const rows: readonly Row[] = [
    ['options counted', String(options.count)],
    ['least return', `${rtp.least.percent} % (${rtp.least.option})`],
    ['greatest return', `${rtp.most.percent} % (${rtp.most.option})`],
    ['sigma', `${usual.sigma} stakes (${usual.option}, ${usual.band})`],
    ['win cap', `${capUnits / unitsPerStake} stakes`],
  ]
  const title = `${present.name.tr} · version ${version} · rules ${rulesHash}`
  return [title, ...rows.map(([name, value]) => `  ${name.padEnd(NAME_WIDTH)} ${value}`)].join('\n')
}

type Row = readonly [name: string, value: string]

function returnRows({ rtp, parts, combinations: { base, free }, book }: SlotCertificate): readonly Row[] {
  const declared = (rtp.declaredBp / 100).toFixed(2)
  return [
    ['return to player', `${rtp.percent} %, declared ${declared} %, at every stake`],
    ...Object.entries(parts).map(([name, { percent }]): Row => [`  ${name}`, `${percent} %`]),
    book ? ['tickets', base] : ['combinations', `${base} base, ${free ?? 'no'} free`],
  ]
}

function chanceRows({
  volatility,
  paidSpin,
  freeSpins,
  topAward,
  topFreeSpin,
  book,
  options = [],
}: SlotCertificate): readonly Row[] {
  const { sigma, band, paidSpinSigma } = volatility
  const rows: Row[] = [
    ['sigma', `${sigma} stakes (${band}), paid spin alone ${paidSpinSigma}`],
    ['paid spin pays', `in ${paidSpin.paysAnything.percent} %`],
    ['  the stake or more', `in ${paidSpin.paysTheStake.percent} %`],
    ['top award', `${topAward.stakes} stakes, 1 in ${topAward.oneIn} paid spins`],
  ]
  if (freeSpins) {
    const { triggerOneIn, spinsPerTrigger, multiplier } = freeSpins
    rows.push(['free spins', `1 in ${triggerOneIn}, then ${spinsPerTrigger} spins × ${multiplier}`])
  }
  for (const { option, rtp, sigma, band } of options) {
    rows.push([`  ${option}`, `${rtp.percent} %, sigma ${sigma} (${band})`])
  }
  if (book) rows.push(['top round', `${book.topRound.stakes} stakes, 1 in ${book.topRound.oneIn} rounds`])
  if (topFreeSpin) rows.push(['top free spin', `${topFreeSpin.stakes} stakes, 1 in ${topFreeSpin.oneIn}`])
  return rows
}

function limitRows({ cap, kurusPerUnitByStake }: SlotCertificate): readonly Row[] {
  const stakes = Object.entries(kurusPerUnitByStake).map(([stake, unit]) => `${stake} (${unit})`)
  return [
    ['win cap', `${cap.stakes} stakes, cuts ${cap.roundsCut.percent} % of rounds`],
    ['no round pays more than', `${cap.noRoundPaysMoreStakes} stakes`],
    ['stakes (kuruş per unit)', stakes.join(' ')],
  ]
}
