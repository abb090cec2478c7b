import { QueryClient } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, fakeServer } from '../../testing/fake-server.ts'
import { expectAccessible, LANGS, show, TEXTS } from '../../testing/show.tsx'
import { takeWins, type Win, winsQuery } from './wins.ts'
import { WinsList } from './wins-list.tsx'

const WIN: Win = {
  gameID: 1,
  slug: 'nazar',
  gameName: { tr: 'Nazar', en: 'Evil Eye' },
  player: 'ayse.k',
  stake: 200,
  win: 8_450,
  shareToken: 'a'.repeat(26),
  date: '2026-11-21T09:00:00.000Z',
}

fakeServer()

describe.each(LANGS)('the list of recent wins (%s)', (lang) => {
  const { wins } = TEXTS[lang]

  it('links each win to its game and a shared one to its round, and names only who is named', async () => {
    answer('casino.recent_wins', [WIN, { ...WIN, gameID: 2, player: null, shareToken: null }])
    await show(<WinsList />, lang)
    const [first, second] = (await screen.findAllByRole('listitem')) as [HTMLElement, HTMLElement]
    const [game, round] = within(first).getAllByRole('link')
    expect(within(first).getByText('ayse.k')).toBeTruthy()
    expect(game?.textContent).toBe(WIN.gameName[lang])
    expect(game?.getAttribute('href')).toContain('/1')
    expect(round?.getAttribute('href')).toBe(`/round/${WIN.shareToken}`)
    expect(within(first).getByText(/42[,.]2/)).toBeTruthy()
    expect(within(second).getByText(wins.player)).toBeTruthy()
    expect(within(second).getAllByRole('link')).toHaveLength(1)
    await expectAccessible()
  })

  it('says so when there is no win yet', async () => {
    answer('casino.recent_wins', [])
    await show(<WinsList />, lang)
    expect(await screen.findByText(wins.emptyTitle)).toBeTruthy()
    expect(screen.queryByRole('listitem')).toBeNull()
  })
})

it('the list of the socket replaces a shown list, and starts none', () => {
  const client = new QueryClient()
  const { queryKey } = winsQuery('tr')
  takeWins(client, [WIN])
  expect(client.getQueryData(queryKey)).toBeUndefined()
  client.setQueryData(queryKey, { data: [WIN], total: 1 })
  takeWins(client, [{ ...WIN, player: null }])
  expect(client.getQueryData(queryKey)?.data).toMatchObject([{ player: null }])
})
