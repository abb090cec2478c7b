import { formatMoney, type Lang } from '@poyraz/text'
import type { ReactNode } from 'react'
import { useText } from './context.ts'
import styles from './rules-panel.module.css'
import { Section } from './rules-section.tsx'

const VOLATILITY = {
  low: 'volatilityLow',
  medium: 'volatilityMedium',
  high: 'volatilityHigh',
  extreme: 'volatilityExtreme',
} as const
/** Least seconds between the starts of two rounds. */
const CYCLE_S = { tr: '2,5', en: '2.5' }
const HOUSE = ['houseServer', 'houseFair', 'houseNeutral', 'houseManual', 'houseMoney'] as const

/** Name, value and, below them, an explanation. */
export type Fact = readonly [string, ReactNode, string?]

/** Facts of a game, in the order of the list. */
export function RulesFacts({ facts }: { readonly facts: readonly Fact[] }) {
  const t = useText()
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

/** Rules of the house that hold for every game. */
export function HouseRules() {
  const t = useText()
  return (
    <Section title={t('rules.houseTitle')}>
      <ul className={styles['list']}>
        {HOUSE.map((key) => (
          <li key={key}>{t(`rules.${key}`)}</li>
        ))}
      </ul>
    </Section>
  )
}

type Translate = ReturnType<typeof useText>

export function volatilityFact(t: Translate, volatility: keyof typeof VOLATILITY): Fact {
  return [t('rules.volatility'), t(`rules.${VOLATILITY[volatility]}`)]
}

export function stakesFact(t: Translate, lang: Lang, stakes: readonly number[]): Fact {
  const [least, most] = [stakes[0] ?? 0, stakes.at(-1) ?? 0]
  return [t('rules.stakes'), `${formatMoney(least, lang)} – ${formatMoney(most, lang)}`]
}

export function cycleFact(t: Translate, lang: Lang): Fact {
  return [t('rules.cycle'), t('rules.cycleText', { seconds: CYCLE_S[lang] })]
}
