import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { answer, callsOf, fakeServer } from '../../testing/fake-server.ts'
import { LANGS, show, TEXTS } from '../../testing/show.tsx'
import { RecentlyPlayed } from './recently-played.tsx'

const game = (gameID: number, name: string) => ({
  gameID,
  slug: 'nazar',
  name,
  providerID: 1,
  providerName: 'Poyraz',
  categories: [98],
  image: '1fa99',
  rtp: 9600,
  volatility: 'low',
  minBet: 100,
  maxBet: 1000,
  features: [],
  jackpot: false,
  isNew: false,
  isFavorite: 0,
})
const GAMES = [game(1, 'Bir'), game(2, 'İki'), game(3, 'Üç')]
const DATE = '2026-11-21T09:00:00.000Z'

fakeServer()

function playedGames(): readonly (string | null)[] {
  return screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
}

/** The row on a page that learns later which game it shows above. */
function ShownLater({ gameID }: { readonly gameID: number }) {
  const [shownGameID, setShown] = useState<number | undefined>()
  return (
    <>
      <button type="button" onClick={() => setShown(gameID)}>
        +
      </button>
      <RecentlyPlayed shownGameID={shownGameID} />
    </>
  )
}

describe.each(LANGS)('recently played games (%s)', (lang) => {
  const { home } = TEXTS[lang]

  it('are in the order of the server, without games that are closed now', async () => {
    answer('casino.games_list', GAMES)
    answer(
      'casino.recent_games',
      [3, 9, 1].map((gameID) => ({ gameID, date: DATE })),
    )
    await show(<RecentlyPlayed shownGameID={null} />, lang)
    expect(await screen.findByRole('heading', { level: 2, name: home.lastPlayed })).toBeTruthy()
    expect(playedGames()).toEqual(['Üç', 'Bir'])
  })

  it.each([
    ['a player without rounds', [], null],
    ['a player whose only game is shown above', [2], 2],
  ])('are not there for %s', async (_, played, shownGameID) => {
    answer('casino.games_list', GAMES)
    answer(
      'casino.recent_games',
      played.map((gameID) => ({ gameID, date: DATE })),
    )
    await show(<RecentlyPlayed shownGameID={shownGameID} />, lang)
    await expect.poll(() => screen.queryByRole('status')).toBeNull()
    expect(screen.queryByText(home.lastPlayed)).toBeNull()
  })

  it('leave out the game that is shown above, as soon as it is known', async () => {
    answer('casino.games_list', GAMES)
    answer(
      'casino.recent_games',
      [3, 1].map((gameID) => ({ gameID, date: DATE })),
    )
    const { user } = await show(<ShownLater gameID={3} />, lang)
    await expect.poll(() => callsOf('casino.recent_games')).toHaveLength(1)
    expect(playedGames()).toEqual([])
    await user.click(screen.getByRole('button'))
    await expect.poll(playedGames).toEqual(['Bir'])
  })
})
