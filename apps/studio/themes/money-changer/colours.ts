import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#3f7a68', '#1f4a40', '#08201b'],
  freeSky: ['#5a9a6a', '#2a5a3c', '#0a2418'],
  land: ['#2c5a4c', '#1e4238', '#122b25'],
  metal: ['#fff0c0', '#d0a24a', '#70501a'],
  well: ['#14322b', '#081a16'],
  accent: '#ffdc7a',
  soft: '#d8efe2',
  stone: '#d0404a',
  button: ['#ffd05a', '#b5781e'],
  air: 'fall',
  airColours: ['#ffe9a0', '#e0b04a'],
  ambience: { air: { hertz: 240, gain: 0.04, swellS: 9 }, notes: [293.66, 369.99, 440, 392], everyS: 6 },
}
