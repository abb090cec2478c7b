import { addressOf } from '../address.ts'
import type { Area } from '../page.ts'
import { virtualPaths } from './paths.ts'

const GAMES = ['league', 'horses', 'dogs'] as const
const HEADS = { league: 'virtualLeague', horses: 'virtualHorses', dogs: 'virtualDogs' } as const
const addresses = GAMES.map((game) => addressOf(virtualPaths.game, { game }))

/** Rounds change all the time: the pages ask for them themselves. */
const firstCalls = () => []

export const virtual: Area = {
  name: 'virtual',
  pages: [
    {
      path: virtualPaths.lobby,
      head: 'virtual',
      listed: true,
      firstCalls,
      examples: [virtualPaths.lobby],
      ownLooks: [virtualPaths.lobby],
    },
    {
      path: virtualPaths.game,
      parts: { game: GAMES.join('|') },
      head: ({ game }) => HEADS[GAMES.find((one) => one === game) ?? 'league'],
      listed: true,
      listedAddresses: addresses,
      firstCalls,
      examples: addresses,
      ownLooks: addresses,
    },
  ],
}
