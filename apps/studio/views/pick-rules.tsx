import type { PickChoice, StripGame } from '@poyraz/games'
import { formatCount } from '@poyraz/text'
import { symbolName } from '../catalogue.ts'
import { useLanguage, useText } from './context.ts'
import styles from './rules-panel.module.css'
import { Section } from './rules-section.tsx'

/** Rules of the covers: their contents, and the end of the picking. */
export function PickRules({ game, choice }: { readonly game: StripGame; readonly choice: PickChoice }) {
  const t = useText()
  const lang = useLanguage()
  const { scatter, unitsPerBet } = game.rules
  const { prizes, ends, from } = choice
  const name = game.present.covers?.name[lang].toLocaleLowerCase(lang) ?? ''
  const end = game.present.covers?.end[lang] ?? ''
  const count = prizes.reduce((sum, prize) => sum + prize.count, ends)
  return (
    <Section title={t('rules.pickTitle')}>
      <p>
        {t('rules.pickText', { from, symbol: symbolName(game, scatter?.symbol ?? '', lang), count, name })}
      </p>
      <ul className={styles['list']}>
        {prizes.map((prize) => (
          <li key={prize.units}>
            {t('rules.pickPrize', {
              count: prize.count,
              times: formatCount(prize.units / unitsPerBet, lang),
            })}
          </li>
        ))}
        <li>{t('rules.pickEnd', { count: ends, end })}</li>
      </ul>
      <p>{t('rules.pickFair')}</p>
    </Section>
  )
}
