import { formatPercent } from '@poyraz/text'
import {
  cycleFact,
  type Fact,
  HouseRules,
  RulesFacts,
  stakesFact,
  volatilityFact,
} from '../../views/rules-facts.tsx'
import styles from '../../views/rules-panel.module.css'
import { formatUnitsShort } from '../format.ts'
import { useOriginal, useSpeech } from './original-context.ts'

/** The rules of an original, generated from the same rules that settle a round. */
export function OriginalRules() {
  const { Rules } = useOriginal().client
  return (
    <div className={styles['rules']}>
      <Rules />
      <Facts />
      <HouseRules />
    </div>
  )
}

function Facts() {
  const { t, lang } = useSpeech()
  const { rules, present } = useOriginal().game
  const { rtpBp, stakes, capUnits } = rules
  const facts: readonly Fact[] = [
    [t('rules.rtp'), t('original.facts', { rtp: formatPercent(rtpBp, lang) }), t('original.leastText')],
    volatilityFact(t, present.volatility),
    [t('original.most'), t('original.maxText', { times: formatUnitsShort(capUnits, lang) })],
    stakesFact(t, lang, stakes),
    cycleFact(t, lang),
  ]
  return <RulesFacts facts={facts} />
}
