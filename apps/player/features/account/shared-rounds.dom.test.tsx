import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, fakeServer } from '../../testing/fake-server.ts'
import { expectAccessible, LANGS, show, TEXTS } from '../../testing/show.tsx'
import { SharedRounds } from './components/shared-rounds.tsx'

const TOKEN = 'a'.repeat(26)
const LINE = {
  roundID: '01997000-0000-7000-8000-000000000001',
  gameName: 'Nazar',
  slug: 'nazar',
  stake: 200,
  win: 8_450,
  token: TOKEN,
  date: '2026-11-21T09:00:00.000Z',
}

fakeServer()

describe.each(LANGS)('the rounds that a player shares (%s)', (lang) => {
  const { share } = TEXTS[lang]

  it('are a list with their links, which is not there without any', async () => {
    answer('casino.shared_rounds', [LINE])
    answer('casino.unshare_round', [])
    const { user } = await show(<SharedRounds />, lang)
    const link = await screen.findByRole('link', { name: /Nazar · 42[,.]2×/ })
    expect(link.getAttribute('href')).toBe(`/round/${TOKEN}`)
    await expectAccessible()
    answer('casino.shared_rounds', [])
    await user.click(screen.getByRole('button', { name: share.remove }))
    await waitFor(() => expect(screen.queryByText(share.list)).toBeNull())
  })
})
