import type { BuyChoice } from '@poyraz/games'
import { formatPercent } from '@poyraz/text'
import { useLanguage, useStudio, useText } from './context.ts'
import { Section } from './rules-section.tsx'

type BuyRulesProps = { readonly choice: BuyChoice; readonly rtpBp: number }

/** Rules of bought free spins: price, return, and what the price counts as. */
export function BuyRules({ choice, rtpBp }: BuyRulesProps) {
  const t = useText()
  const lang = useLanguage()
  const { launch } = useStudio()
  const { stakes, spins } = choice
  return (
    <Section title={t('buy.title')}>
      <p>{t('buy.rules', { stakes, spins })}</p>
      <p>
        {t('buy.returns', {
          bought: formatPercent(choice.rtpBp, lang),
          spin: formatPercent(rtpBp, lang),
        })}
      </p>
      <p>{t('buy.money')}</p>
      {!launch.buy && launch.replayToken === null && <p>{t('buy.closed')}</p>}
    </Section>
  )
}
