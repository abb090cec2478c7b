import { en as account } from '@poyraz/text/account/en'
import { en as wallet } from '@poyraz/text/wallet/en'
import { LangContext } from '@poyraz/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { balanceQuery } from '../../../shared/balance/balance.ts'
import type { Messages } from '../../../shared/i18n/messages.ts'
import { protectionQuery } from '../../../shared/protection/protection.ts'
import { DEPOSIT, type Direction, type Method, WITHDRAWAL } from '../api/methods.ts'
import { Summary } from './transfer-summary.tsx'

const METHOD = { type: 'single', properties: { fee: 0 } } as Method

function textOf(client: QueryClient, direction: Direction = WITHDRAWAL): string {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LangContext value="en">
        <IntlProvider
          locale="en"
          messages={{ ...account, ...wallet } as unknown as Messages}
          timeZone="Europe/Istanbul"
        >
          <Summary direction={direction} amount={50_000} method={METHOD} />
        </IntlProvider>
      </LangContext>
    </QueryClientProvider>,
  )
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

it('shows a dash until the withdrawable amount is known', () => {
  const client = new QueryClient()
  expect(textOf(client)).toMatch(/–/)
  const money = { balance: 70_000, cash: 60_000, bonus: 10_000, held: 0, currency: 'TRY' } as const
  client.setQueryData(balanceQuery('en').queryKey, { data: [money], total: 1 })
  expect(textOf(client)).toMatch(/₺600\.00/)
  expect(textOf(client)).not.toMatch(/–/)
})

it('shows how much of the deposit limits is used', () => {
  const client = new QueryClient()
  const limits = [{ kind: 'deposit', period: 'day', value: 200_000, used: 120_000 }]
  client.setQueryData(protectionQuery('en').queryKey, { data: { limits } } as never)
  expect(textOf(client, DEPOSIT)).toMatch(/Your deposit limit today ₺1,200\.00 \/ ₺2,000\.00/)
  expect(textOf(client)).not.toMatch(/deposit limit/)
})
