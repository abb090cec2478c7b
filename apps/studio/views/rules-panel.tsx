import { isCascadeGame, isReelGame, type SlotGame, type SlotRules } from '@poyraz/games'
import { formatMoney, formatPercent, LOCALES } from '@poyraz/text'
import { Money } from '@poyraz/ui'
import type { ReactNode } from 'react'
import { payOf } from '../round/pays.ts'
import type { Speech } from '../round/words.ts'
import { BlindTrial } from './blind-trial.tsx'
import { CascadeGameRules } from './cascade-rules.tsx'
import { useLanguage, useStudio, useStudioState, useText } from './context.ts'
import { Paytable } from './paytable.tsx'
import { ReelGameRules } from './reel-rules.tsx'
import styles from './rules-panel.module.css'
import { Section } from './rules-section.tsx'

const CYCLE_S = { tr: '2,5', en: '2.5' }

/** Shows all rules, generated from the same rules that settle a round. */
export function RulesPanel() {
  const t = useText()
  const lang = useLanguage()
  const { game } = useStudio()
  const stakeKurus = useStudioState((state) => state.stakeKurus)
  return (
    <div className={styles['rules']}>
      <p className={styles['note']}>{t('rules.stakeNote', { stake: formatMoney(stakeKurus, lang) })}</p>
      <Paytable />
      {isReelGame(game) ? (
        <ReelGameRules game={game} />
      ) : (
        isCascadeGame(game) && <CascadeGameRules game={game} />
      )}
      <Facts />
      <BlindTrial />
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
