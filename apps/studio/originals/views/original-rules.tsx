import { formatMoney, formatPercent } from '@poyraz/text'
import styles from '../../views/rules-panel.module.css'
import { Section } from '../../views/rules-section.tsx'
import { formatUnitsShort } from '../format.ts'
import { useOriginal, useSpeech } from './original-context.ts'

const CYCLE_S = { tr: '2,5', en: '2.5' }
const HOUSE = ['houseServer', 'houseFair', 'houseNeutral', 'houseManual', 'houseMoney'] as const

/** The rules of an original, generated from the same rules that settle a round. */
export function OriginalRules() {
  const { t } = useSpeech()
  const { client } = useOriginal()
  const { Rules } = client
  return (
    <div className={styles['rules']}>
      <Rules />
      <Facts />
      <Section title={t('rules.houseTitle')}>
        <ul className={styles['list']}>
          {HOUSE.map((key) => (
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
  const { t, lang } = useSpeech()
  const { rules, present } = useOriginal().game
  const { rtpBp, stakes, capUnits } = rules
  const facts: readonly (readonly [string, string, string?])[] = [
    [t('rules.rtp'), t('original.facts', { rtp: formatPercent(rtpBp, lang) }), t('original.leastText')],
    [t('rules.volatility'), t(`rules.${VOLATILITY[present.volatility]}`)],
    [t('original.most'), t('original.maxText', { times: formatUnitsShort(capUnits, lang) })],
    [t('rules.stakes'), `${formatMoney(stakes[0] ?? 0, lang)} – ${formatMoney(stakes.at(-1) ?? 0, lang)}`],
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
