import { kurus } from '@poyraz/kernel'
import { searchKey } from '@poyraz/text'
import { describe, expect, it } from 'vitest'
import type { Catalogue, Game } from '../store/catalogue.ts'
import { listGames } from './list-games.ts'
import { lobbyOptions } from './lobby-options.ts'
import { lobbyRails } from './lobby-rails.ts'

const VOLATILITIES = ['low', 'medium', 'high'] as const
const STUDIOS = [2, 3, 4, 5, 6]

/** A catalogue of so many games: every second one is of ways, every third high, every fifth by the sea. */
function catalogueOf(count: number): Catalogue {
  const games = Array.from({ length: count }, (_, index) => game(index + 1))
  return {
    providers: STUDIOS.map((id) => ({ id, name: `Studio ${id}`, logo: 'x' })),
    categories: [],
    games,
    byId: new Map(games.map((one) => [one.id, one])),
  }
}

function game(id: number): Game {
  return {
    id,
    slug: `game-${id}`,
    providerId: STUDIOS[id % STUDIOS.length] ?? 2,
    providerName: 'Studio',
    name: { tr: `Oyun ${id}`, en: `Game ${id}` },
    image: 'x',
    rtpBp: 9600,
    volatility: VOLATILITIES[id % VOLATILITIES.length] ?? 'low',
    minBet: kurus(100),
    maxBet: kurus(1000),
    features: [id % 2 === 0 ? 'ways' : 'lines', ...(id % 4 === 0 ? ['free-spins'] : [])],
    types: [...(id % 10 === 0 ? ['new'] : []), ...(id === 1 ? ['popular'] : [])],
    topics: id % 5 === 0 ? ['sea'] : [],
    categories: [98],
    enabled: id !== 7,
    keys: [searchKey(`Oyun ${id}`)],
  }
}

const SIXTY = catalogueOf(60)

describe('options of the lobby', () => {
  const counts = (filter: Parameters<typeof listGames>[1]) => {
    const { mechanics, volatilities, topics, providers } = lobbyOptions(SIXTY, filter, 'tr')
    return {
      mechanics: mechanics.map(({ key, count }) => [key, count]),
      volatilities: volatilities.map(({ key, count }) => [key, count]),
      topics: topics.map(({ name, count }) => [name, count]),
      providers: providers.map(({ count }) => count),
    }
  }

  it('count open games, in the language of the caller', () => {
    expect(counts({})).toEqual({
      mechanics: [
        ['ways', 30],
        ['lines', 29],
      ],
      volatilities: [
        ['low', 20],
        ['medium', 19],
        ['high', 20],
      ],
      topics: [['Deniz', 12]],
      providers: [12, 12, 11, 12, 12],
    })
  })

  it('count what each leads to together with the other filters', () => {
    const chosen = { mechanic: 'ways', volatility: 'high' } as const
    const { mechanics, volatilities } = counts(chosen)
    expect(mechanics.find(([key]) => key === 'lines')?.[1]).toBe(
      listGames(SIXTY, { ...chosen, mechanic: 'lines' }).length,
    )
    expect(volatilities.find(([key]) => key === 'low')?.[1]).toBe(
      listGames(SIXTY, { ...chosen, volatility: 'low' }).length,
    )
  })

  it('leave out what has no games', () => {
    expect(counts({ topic: 'sky' }).mechanics).toEqual([])
    expect(counts({}).volatilities.map(([key]) => key)).not.toContain('extreme')
  })
})

describe('rails of the lobby', () => {
  it('have the newest games first, and only types with games', () => {
    const { rails, games } = lobbyRails(SIXTY)
    expect(rails).toEqual([
      { type: 'new', total: 6, gameIDs: [60, 50, 40, 30, 20, 10] },
      { type: 'popular', total: 1, gameIDs: [1] },
    ])
    expect(games.map(({ id }) => id)).toEqual([60, 50, 40, 30, 20, 10, 1])
  })

  it('stay short in a catalogue of five thousand games', () => {
    const { rails, games } = lobbyRails(catalogueOf(5000))
    expect(rails[0]).toMatchObject({ type: 'new', total: 500 })
    expect(rails[0]?.gameIDs).toHaveLength(8)
    expect(games.length).toBeLessThanOrEqual(24)
  })
})
