import { kurus } from '@poyraz/kernel'
import { searchKey } from '@poyraz/text'
import { describe, expect, it } from 'vitest'
import type { Catalogue, Game } from '../store/catalogue.ts'
import { listGames } from './list-games.ts'
import type { LobbyFilter } from './listed.ts'

function game(id: number, name: string, over: Partial<Game> = {}): Game {
  return {
    id,
    slug: `game-${id}`,
    providerId: 1,
    providerName: 'Poyraz Stüdyo',
    name: { tr: name, en: name },
    image: 'x',
    rtpBp: 9600,
    volatility: 'medium',
    minBet: kurus(100),
    maxBet: kurus(1000),
    features: [],
    types: ['ways'],
    topics: [],
    categories: [98],
    enabled: true,
    keys: [searchKey(name)],
    ...over,
  }
}

const GAMES = [
  game(1, 'Çay Molası'),
  game(2, 'Kapalıçarşı', { categories: [27, 98] }),
  game(3, 'Işık İğnesi', { providerId: 2, types: ['classic'] }),
  game(4, 'Kapalı Oyun', { enabled: false }),
]
const CATALOGUE: Catalogue = {
  providers: [],
  categories: [],
  games: GAMES,
  byId: new Map(GAMES.map((item) => [item.id, item])),
}
const ids = (filter: LobbyFilter) => listGames(CATALOGUE, filter).map((item) => item.id)

describe('listGames', () => {
  it('shows open games in the order of the lobby (S3.12)', () => {
    expect(ids({})).toEqual([1, 2, 3])
  })

  it('filters by provider, category and type (S7.21)', () => {
    expect(ids({ providerID: 2 })).toEqual([3])
    expect(ids({ categoryID: 27 })).toEqual([2])
    expect(ids({ type: 'classic' })).toEqual([3])
    expect(ids({ type: 'classic', categoryID: 27 })).toEqual([])
  })

  it('keeps the order of favourites and leaves out closed and unknown ones (S7.21)', () => {
    expect(ids({ only: [3, 4, 99, 1] })).toEqual([3, 1])
  })

  it.each([
    ['çay', [1]],
    ['CAY', [1]],
    ['ıgnesi', [3]],
    ['kapalicarsi', [2]],
    ['kapalcarşı', [2]],
    ['zzz', []],
  ])('finds by %s (S7.21)', (searchGameName, found) => {
    expect(ids({ searchGameName })).toEqual(found)
  })
})
