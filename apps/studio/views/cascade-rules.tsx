import type { CascadeRules, CascadeSlot } from '@poyraz/games'
import { formatCount } from '@poyraz/text'
import { capitalised, symbolName } from '../catalogue.ts'
import { useLanguage, useText } from './context.ts'
import { FreeSpinAwards } from './free-spin-awards.tsx'
import styles from './rules-panel.module.css'
import { Section } from './rules-section.tsx'

type Props = { readonly game: CascadeSlot }

/** Rules of a game whose symbols fall, drawn from the very rules that settle a round. */
export function CascadeGameRules({ game }: Props) {
  const t = useText()
  const lang = useLanguage()
  const { evaluation, tickets } = game.rules
  return (
    <>
      <Section title={t('rules.cascadeTitle')}>
        <p>{t(`rules.${evaluation.kind}Text`, { count: evaluation.least })}</p>
        <p>{t('rules.cascadeText')}</p>
      </Section>
      <SpecialSymbols game={game} />
      <Multipliers game={game} />
      <FreeSpinRules game={game} />
      <Section title={t('rules.bookTitle')}>
        <p>{t('rules.bookText', { tickets: formatCount(tickets, lang) })}</p>
      </Section>
    </>
  )
}

function SpecialSymbols({ game }: Props) {
  const t = useText()
  const lang = useLanguage()
  const { wild, scatter, mystery, merges } = game.rules
  const named = (id: string) => capitalised(symbolName(game, id, lang), lang)
  const sentences = [
    wild && t('rules.cascadeWild', { symbol: named(wild.symbol) }),
    scatter && t('rules.cascadeScatter', { symbol: named(scatter.symbol) }),
    mystery && t('rules.cascadeMystery', { symbol: named(mystery.symbol) }),
    merges && t('rules.cascadeMerges'),
  ].filter((sentence) => typeof sentence === 'string')
  if (sentences.length === 0) return null
  return (
    <Section title={t('rules.specialTitle')}>
      <ul className={styles['list']}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Section>
  )
}

function Multipliers({ game: { rules } }: Props) {
  const t = useText()
  const sentences = multiplierSentences(rules, t)
  if (sentences.length === 0) return null
  return (
    <Section title={t('rules.multipliersTitle')}>
      <ul className={styles['list']}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Section>
  )
}

function multiplierSentences(rules: CascadeRules, t: ReturnType<typeof useText>): readonly string[] {
  const { stepMultipliers, orbs, cellMultipliers } = rules
  const row = (times: readonly number[]) => times.map((one) => `×${one}`).join(' · ')
  const grows = (times: readonly number[]) => times.some((one) => one > 1)
  return [
    ...(grows(stepMultipliers.base) ? [t('rules.stepsBase', { steps: row(stepMultipliers.base) })] : []),
    ...(grows(stepMultipliers.free) ? [t('rules.stepsFree', { steps: row(stepMultipliers.free) })] : []),
    ...(stepMultipliers.keeps ? [t('rules.stepsKeep')] : []),
    ...(orbs ? [t('rules.orbsText', { orbs: row(orbs.symbols.map(({ times }) => times)) })] : []),
    ...(orbs?.gathers ? [t('rules.orbsGather')] : []),
    ...(cellMultipliers ? [t('rules.cellsText', { most: cellMultipliers.most })] : []),
    ...(cellMultipliers?.keeps ? [t('rules.cellsKeep')] : []),
  ]
}

function FreeSpinRules({ game }: Props) {
  const t = useText()
  const lang = useLanguage()
  const { scatter, freeSpins, weights } = game.rules
  if (!scatter || !freeSpins) return null
  return (
    <Section title={t('rules.freeTitle')}>
      <ul className={styles['list']}>
        <FreeSpinAwards
          symbol={symbolName(game, scatter.symbol, lang)}
          awards={freeSpins.awards}
          retriggers={freeSpins.retriggers}
        />
      </ul>
      <p>
        {t('rules.freeMost', { spins: freeSpins.maxSpins })} {weights.free && t('rules.freeWeights')}
      </p>
    </Section>
  )
}
