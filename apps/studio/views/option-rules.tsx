import type { FreeSpinsChoice, StripGame } from '@poyraz/games'
import { symbolName } from '../catalogue.ts'
import { useLanguage, useText } from './context.ts'
import styles from './rules-panel.module.css'
import { Section } from './rules-section.tsx'

/** The free spins of each option, by the number of scatters that bring them. */
export function OptionRules(props: { readonly game: StripGame; readonly choice: FreeSpinsChoice }) {
  const { game, choice } = props
  const t = useText()
  const lang = useLanguage()
  const { freeSpins, scatter, strips } = game.rules
  const options = game.present.options ?? []
  const awards = (freeSpins?.awards ?? []).flatMap((spins, count) => (spins > 0 ? [{ count, spins }] : []))
  const usual = options[choice.usual]?.name[lang] ?? ''
  const counts = awards.map(({ count }) => count).join(' / ')
  const symbol = symbolName(game, scatter?.symbol ?? '', lang)
  return (
    <Section title={t('rules.optionsTitle')}>
      <p>{t('rules.optionsText', { counts, symbol, usual })}</p>
      <ul className={styles['list']}>
        {choice.multipliers.map((multiplier, option) => {
          const name = options[option]?.name[lang] ?? ''
          const spins = awards.map((award) => award.spins / multiplier).join(' / ')
          return (
            <li key={multiplier}>
              {multiplier > 1
                ? t('rules.option', { name, spins, multiplier })
                : t('rules.optionPlain', { name, spins })}
            </li>
          )
        })}
      </ul>
      {strips.free && <p>{t('rules.freeStrips')}</p>}
    </Section>
  )
}
