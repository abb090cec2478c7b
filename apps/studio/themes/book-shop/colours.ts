import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#4f7a66', '#234238', '#0b1a17'],
  freeSky: ['#f2c46a', '#96602c', '#2c170a'],
  land: ['#5a3a22', '#42281a', '#24140e'],
  metal: ['#ffe9b8', '#c9974a', '#6b4518'],
  well: ['#1b332c', '#0a1613'],
  accent: '#ffd67a',
  soft: '#e6efe4',
  stone: '#a8323a',
  button: ['#ffcf7a', '#b8662c'],
  air: 'rise',
  airColours: ['#ffe9b8', '#ffd08a'],
  ambience: {
    air: { hertz: 240, gain: 0.03, swellS: 9 },
    notes: [261.63, 329.63, 392, 440, 392, 329.63],
    everyS: 8,
  },
}
