import { addressOf } from '../address.ts'
import type { Area } from '../page.ts'
import { playPaths } from './paths.ts'

const type = 'slot|live|virtual'
const ANY = '[^/]{1,200}'
const demo = addressOf(playPaths.demo, { id: 3 })

export const play: Area = {
  name: 'play',
  pages: [
    { path: playPaths.demo, head: 'play', examples: [demo], ownLooks: [demo] },
    {
      path: playPaths.play,
      parts: { type },
      head: 'play',
      players: true,
      examples: [addressOf(playPaths.play, { type: 'slot', id: 2 })],
    },
    { path: playPaths.variant, parts: { type, x: ANY }, head: 'play', players: true, examples: [] },
    {
      path: playPaths.variantOf,
      parts: { type, x: 'real|fun', y: ANY },
      head: 'play',
      players: true,
      examples: [],
    },
  ],
}
