import { LangContext } from '@poyraz/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useBalance } from './balance.ts'

function Shown() {
  return String(useBalance())
}

it('the balance of a visitor is 0 (S3.21)', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <LangContext value="tr">
        <Shown />
      </LangContext>
    </QueryClientProvider>,
  )
  expect(html).toBe('0')
})
