import type { SlotGame, SlotRules } from '@poyraz/games'
import { formatCount, formatMoney, formatPercent, type Lang, LOCALES } from '@poyraz/text'
import { Money } from '@poyraz/ui'
import type { ReactNode } from 'react'
import { symbolName } from '../catalogue.ts'
import { payOf } from '../round/pays.ts'
import type { Speech } from '../round/words.ts'
import { useLanguage, useStudio, useStudioState, useText } from './context.ts'
import { LineFigures } from './line-figures.tsx'
import { Paytable } from './paytable.tsx'
import styles from './rules-panel.module.css'

const CYCLE_S = { tr: '2,5', en: '2.5' }

/** Shows all rules, generated from the same rules that settle a round. */
export function RulesPanel() {
  const t = useText()
  const lang = useLanguage()
  const stakeKurus = useStudioState((state) => state.stakeKurus)
  return (
    <div className={styles['rules']}>
      <p className={styles['note']}>{t('rules.stakeNote', { stake: formatMoney(stakeKurus, lang) })}</p>
      <Paytable />
      <WildRules />
      <FreeSpinRules />
      <EvaluationRules />
      <Facts />
      <Section title={t('rules.houseTitle')}>
        <ul className={styles['list']}>
          {(['houseServer', 'houseFair', 'houseNeutral', 'houseManual', 'houseMoney'] as const).map((key) => (
            <li key={key}>{t(`rules.${key}`)}</li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles['section']}>
      <h3 className={styles['heading']}>{title}</h3>
      {children}
    </section>
  )
}

function WildRules() {
  const t = useText()
  const lang = useLanguage()
  const { game } = useStudio()
  const { wild, scatter, strips } = game.rules
  if (!wild) return null
  const symbol = capitalised(symbolName(game, wild.symbol, lang), lang)
  const reels = strips.base.flatMap((strip, reel) => (strip.includes(wild.symbol) ? [reel + 1] : []))
  const everywhere = reels.length === strips.base.length
  return (
    <Section title={t('rules.wildTitle')}>
      <p>
        {scatter
          ? t('rules.wildText', { symbol, scatter: symbolName(game, scatter.symbol, lang) })
          : t('rules.wildAll', { symbol })}
        {!everywhere && ` ${t('rules.wildReels', { reels: reels.join(', ') })}`}
        {wild.multiplier > 1 &&
          ` ${t('rules.wildMultiplier', { symbol: symbolName(game, wild.symbol, lang), multiplier: wild.multiplier })}`}
        {wild.expands.includes('base') && ` ${t('rules.wildExpandsBase')}`}
        {!wild.expands.includes('base') && wild.expands.includes('free') && ` ${t('rules.wildExpandsFree')}`}
      </p>
    </Section>
  )
}

function FreeSpinRules() {
  const t = useText()
  const lang = useLanguage()
  const { game } = useStudio()
  const { scatter, freeSpins, strips } = game.rules
  if (!scatter || !freeSpins) return null
  const symbol = symbolName(game, scatter.symbol, lang)
  return (
    <Section title={t('rules.freeTitle')}>
      <p>{t('rules.scatterText', { symbol: capitalised(symbol, lang) })}</p>
      <ul className={styles['list']}>
        {spinsByCount(freeSpins.awards).map(({ count, spins }) => (
          <li key={count}>{t('rules.freeAward', { count, symbol, spins })}</li>
        ))}
        <Retriggers symbol={symbol} counts={freeSpins.retriggers} />
      </ul>
      <p>
        {freeSpins.multiplier > 1 && `${t('rules.freeMultiplier', { multiplier: freeSpins.multiplier })} `}
        {t('rules.freeMost', { spins: freeSpins.maxSpins })} {strips.free && t('rules.freeStrips')}
      </p>
    </Section>
  )
}

/** Shows one line if every count awards the same number of spins. */
function Retriggers({ symbol, counts }: { readonly symbol: string; readonly counts: readonly number[] }) {
  const t = useText()
  const rows = spinsByCount(counts)
  const [first] = rows
  if (!first) return null
  if (rows.every(({ spins }) => spins === first.spins)) {
    return <li>{t('rules.freeRetriggerAny', { ...first, symbol })}</li>
  }
  return rows.map(({ count, spins }) => (
    <li key={count}>{t('rules.freeRetrigger', { count, symbol, spins })}</li>
  ))
}

function spinsByCount(counts: readonly number[]): readonly { count: number; spins: number }[] {
  return counts.flatMap((spins, count) => (spins > 0 ? [{ count, spins }] : []))
}

function EvaluationRules() {
  const t = useText()
  const lang = useLanguage()
  const { evaluation, rows } = useStudio().game.rules
  if (evaluation.kind === 'ways') {
    const count = formatCount(
      rows.reduce((product, row) => product * row, 1),
      lang,
    )
    return (
      <Section title={t('rules.waysTitle', { count })}>
        <p>{t('rules.waysText')}</p>
      </Section>
    )
  }
  return (
    <Section title={t('rules.linesTitle', { count: evaluation.lines.length })}>
      <p>{t('rules.linesText')}</p>
      <LineFigures lines={evaluation.lines} rows={rows} />
    </Section>
  )
}

const VOLATILITY = {
  low: 'volatilityLow',
  medium: 'volatilityMedium',
  high: 'volatilityHigh',
  extreme: 'volatilityExtreme',
} as const

function Facts() {
  const t = useText()
  const lang = useLanguage()
  const { rules, present } = useStudio().game
  const stakeKurus = useStudioState((state) => state.stakeKurus)
  const { rtpBp, stakes } = rules
  const facts: readonly (readonly [string, ReactNode, string?])[] = [
    [t('rules.rtp'), formatPercent(rtpBp, lang), t('rules.rtpText')],
    [t('rules.volatility'), t(`rules.${VOLATILITY[present.volatility]}`)],
    [
      t('rules.maxWin'),
      <Money key="most" amount={payOf(rules, present.most.spinUnits, stakeKurus)} />,
      mostWords(rules, present.most, { t, lang }),
    ],
    [
      t('rules.stakes'),
      stakes.length > 0 && `${formatMoney(stakes[0] ?? 0, lang)} – ${formatMoney(stakes.at(-1) ?? 0, lang)}`,
    ],
    [t('rules.cycle'), t('rules.cycleText', { seconds: CYCLE_S[lang] })],
  ]
  return (
    <Section title={t('rules.facts')}>
      <dl className={styles['facts']}>
        {facts.map(([name, value, note]) => (
          <div key={name} className={styles['fact']}>
            <dt>{name}</dt>
            <dd className={styles['value']}>{value}</dd>
            {note && <dd className={styles['note']}>{note}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  )
}

/**
 * Returns the maximum win of a paid spin and its probability, and whether free spins may follow the maximum
 * win of a round.
 */
function mostWords(
  { unitsPerBet, freeSpins }: SlotRules,
  { spinUnits, oneIn, roundUnits }: SlotGame['present']['most'],
  { t, lang }: Speech,
): string {
  const number = new Intl.NumberFormat(LOCALES[lang], { maximumFractionDigits: 2 })
  const times = (units: number) => number.format(units / unitsPerBet)
  const spin = t('rules.maxWinText', { times: times(spinUnits), odds: number.format(oneIn) })
  return freeSpins ? `${spin} ${t('rules.maxRound', { times: times(roundUnits) })}` : spin
}

function capitalised(text: string, lang: Lang): string {
  return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1)
}
