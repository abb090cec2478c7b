import { en as wallet } from '@poyraz/text/wallet/en'
import { LangContext } from '@poyraz/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { bonusesQuery } from '../../../shared/bonuses/bonuses.ts'
import type { Messages } from '../../../shared/i18n/messages.ts'
import { forfeitQuery } from '../api/bonus.ts'
import { WITHDRAWAL } from '../api/methods.ts'
import { useForfeit } from '../hooks/use-forfeit.ts'
import { ForfeitNote } from './forfeit-note.tsx'

function Note() {
  const forfeit = useForfeit(WITHDRAWAL)
  return forfeit && <ForfeitNote forfeit={forfeit} />
}

const FREE_BET = { id: 'f', state: 'held', title: '₺100 free bet', amount: 10_000, spins: null }
const OTHER = { ...FREE_BET, id: 'o', title: '₺20 free bet', amount: 2_000 }
const BONUS = { id: 'b', state: 'active', title: 'Deposit bonus', amount: 5_000, spins: null }
const OVER = { ...BONUS, id: 'x', state: 'spent', title: 'Welcome bonus' }

/** Returns the text of the note for these bonuses; the preview figures belong to the bonus with this id. */
function textOf(bonuses: readonly object[], id: string, figures: { kept: number; removed: number }): string {
  const client = new QueryClient()
  client.setQueryData(bonusesQuery('en').queryKey, { data: bonuses, total: bonuses.length } as never)
  client.setQueryData(forfeitQuery(id, 'en').queryKey, { data: figures } as never)
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LangContext value="en">
        <IntlProvider locale="en" messages={wallet as unknown as Messages} timeZone="Europe/Istanbul">
          <Note />
        </IntlProvider>
      </LangContext>
    </QueryClientProvider>,
  )
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

it('shows the active bonus and the free bets that are lost with it', () => {
  const text = textOf([OTHER, FREE_BET, OVER, BONUS], 'b', { kept: 70_000, removed: 4_500 })
  expect(text).toContain('Your active bonus: Deposit bonus')
  expect(text).toMatch(/Bonus removed ₺45\.00 Free bet removed ₺120\.00 Stays yours in cash ₺700\.00/)
})

it('shows a free bet alone, which is not money', () => {
  const text = textOf([FREE_BET, OVER], 'f', { kept: 70_000, removed: 0 })
  expect(text).toContain('Your unused free bet: ₺100 free bet')
  expect(text).toMatch(/, too\. Free bet removed ₺100\.00 Stays yours in cash ₺700\.00/)
})

it('renders nothing if nothing would be lost', () => {
  expect(textOf([OVER], 'x', { kept: 1, removed: 1 })).toBe('')
})
