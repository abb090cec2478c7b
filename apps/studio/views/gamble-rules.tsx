import type { GambleChoice } from '@poyraz/games'
import { formatCount } from '@poyraz/text'
import { useLanguage, useStudio, useText } from './context.ts'
import { Section } from './rules-section.tsx'

type GambleRulesProps = { readonly choice: GambleChoice; readonly unitsPerBet: number }

/** Rules of the gamble of a win: its odds, its limits, and what it counts as. */
export function GambleRules({ choice: { steps, mostUnits }, unitsPerBet }: GambleRulesProps) {
  const t = useText()
  const lang = useLanguage()
  const { launch } = useStudio()
  const times = formatCount(mostUnits / unitsPerBet, lang)
  return (
    <Section title={t('rules.gambleTitle')}>
      <p>{t('rules.gambleText')}</p>
      <p>{t('rules.gambleMost', { steps, times })}</p>
      <p>{t('rules.gambleMoney')}</p>
      {!launch.gamble && launch.replayToken === null && <p>{t('rules.gambleClosed')}</p>}
    </Section>
  )
}
