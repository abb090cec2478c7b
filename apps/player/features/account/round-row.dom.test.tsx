import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { supportSearch } from '../../shared/navigation/search-params.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { expectAccessible, LANGS, show } from '../../testing/show.tsx'
import type { Round } from './api/history.ts'
import { RoundRow } from './components/round-row.tsx'

const ROUND = {
  roundID: '01997000-0000-7000-8000-000000000001',
  gameName: 'Nazar',
  slug: 'nazar',
  stake: 200,
  win: 0,
  nonce: 12,
  free: 0,
  state: 'closed',
  date: '2026-11-21T09:00:00.000Z',
} as unknown as Round

fakeServer()

describe.each(LANGS)('a round in the history (%s)', (lang) => {
  it('leads to a message to the support that names it', async () => {
    await show(
      <ul>
        <RoundRow round={ROUND} />
      </ul>,
      lang,
    )
    const link = screen.getByRole('link', {
      name: lang === 'tr' ? /^Destek iste: Nazar/ : /^Get help: Nazar/,
    })
    const to = new URL(link.getAttribute('href') ?? '', 'https://poyraz.test')
    expect(to.pathname).toBe('/support')
    expect(supportSearch(Object.fromEntries(to.searchParams))).toEqual({ about: ROUND.roundID })
    await expectAccessible()
  })
})
