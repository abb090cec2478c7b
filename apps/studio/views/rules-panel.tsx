import { isCascadeGame, isStripGame, type SlotGame, type SlotRules } from '@poyraz/games'
import { formatMoney, formatPercent, LOCALES } from '@poyraz/text'
import { Money } from '@poyraz/ui'
import { payOf } from '../round/pays.ts'
import type { Speech } from '../round/words.ts'
import { BlindTrial } from './blind-trial.tsx'
import { CascadeGameRules } from './cascade-rules.tsx'
import { useLanguage, useStudio, useStudioState, useText } from './context.ts'
import { Paytable } from './paytable.tsx'
import { ReelGameRules } from './reel-rules.tsx'
import { cycleFact, type Fact, HouseRules, RulesFacts, stakesFact, volatilityFact } from './rules-facts.tsx'
import styles from './rules-panel.module.css'

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
      {isStripGame(game) ? (
        <ReelGameRules game={game} />
      ) : (
        isCascadeGame(game) && <CascadeGameRules game={game} />
      )}
      <Facts />
      <BlindTrial />
      <HouseRules />
    </div>
  )
}

function Facts() {
  const t = useText()
  const lang = useLanguage()
  const { rules, present } = useStudio().game
  const stakeKurus = useStudioState((state) => state.stakeKurus)
  const facts: readonly Fact[] = [
    [t('rules.rtp'), formatPercent(rules.rtpBp, lang), t('rules.rtpText')],
    volatilityFact(t, present.volatility),
    [
      t('rules.maxWin'),
      <Money key="most" amount={payOf(rules, present.most.spinUnits, stakeKurus)} />,
      mostWords(rules, present.most, { t, lang }),
    ],
    stakesFact(t, lang, rules.stakes),
    cycleFact(t, lang),
  ]
  return <RulesFacts facts={facts} />
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
