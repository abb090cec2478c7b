import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { supportSearch } from '../../shared/navigation/search-params.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { expectAccessible, LANGS, show, TEXTS } from '../../testing/show.tsx'
import type { Transfer } from './api/methods.ts'
import { TransferRow } from './components/transfer-row.tsx'

const PENDING = 1001
const TRANSFER = {
  transactionID: '01997000-0000-7000-8000-000000000001',
  Type: 2,
  methodID: 51,
  name: 'FAST',
  logo: '',
  amount: 50_000,
  fee: 0,
  status: PENDING,
  reference: 'Ç-4F7K',
  cancellable: 0,
  steps: [{ status: PENDING, date: '2026-11-21T09:00:00.000Z' }],
} as unknown as Transfer

fakeServer()

describe.each(LANGS)('a withdrawal in the list (%s)', (lang) => {
  it('has its short number, and says its state once', async () => {
    await show(
      <ul>
        <TransferRow transfer={TRANSFER} onCancel={() => undefined} />
      </ul>,
      lang,
    )
    const row = screen.getAllByRole('listitem')[0] as HTMLElement
    expect(row.textContent).toContain('Ç-4F7K')
    const states: readonly string[] = Object.values(TEXTS[lang].account.statuses)
    const said = states.filter((state) => row.textContent?.includes(state))
    expect(said).toHaveLength(1)
    expect(row.textContent?.split(said[0] ?? '')).toHaveLength(2)
    await expectAccessible()
  })

  it('leads to a message to the support that names it', async () => {
    await show(
      <ul>
        <TransferRow transfer={TRANSFER} onCancel={() => undefined} />
      </ul>,
      lang,
    )
    const link = screen.getByRole('link', { name: /FAST, Ç-4F7K/ })
    const to = new URL(link.getAttribute('href') ?? '', 'https://poyraz.test')
    expect(to.pathname).toBe('/support')
    expect(supportSearch(Object.fromEntries(to.searchParams))).toEqual({ about: 'Ç-4F7K' })
  })
})
