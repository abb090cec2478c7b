import type { ReelBookRules } from '@poyraz/games'
import { formatCount } from '@poyraz/text'
import { capitalised, symbolName } from '../catalogue.ts'
import { useLanguage, useStudio, useText } from './context.ts'
import { Section } from './rules-section.tsx'

/** Rules of held wilds and of the hold-and-win, and how many rounds the book has. */
export function HeldRules({ rules }: { readonly rules: ReelBookRules }) {
  const t = useText()
  const lang = useLanguage()
  const { game } = useStudio()
  const { hold, heldWilds, unitsPerBet, tickets } = rules
  const times = (units: number) => formatCount(units / unitsPerBet, lang)
  const { collect } = game.present
  const symbol = hold ? capitalised(symbolName(game, hold.symbol, lang), lang) : ''
  return (
    <>
      {heldWilds && (
        <Section title={t('rules.heldTitle')}>
          <p>{t(heldWilds === 'stays' ? 'rules.wildStays' : 'rules.wildWalks')}</p>
        </Section>
      )}
      {hold && (
        <Section title={t('rules.holdTitle')}>
          <p>{t('rules.holdText', { symbol, needed: hold.needed, respins: hold.respins })}</p>
          <p>
            {t('rules.holdGoal', { goal: hold.goal, times: times(hold.goalUnits) })}
            {collect && ` ${t('rules.holdCollect', { name: collect.name[lang] })}`}
          </p>
        </Section>
      )}
      <Section title={t('rules.bookTitle')}>
        <p>{t('rules.bookText', { tickets: formatCount(tickets, lang) })}</p>
      </Section>
    </>
  )
}
