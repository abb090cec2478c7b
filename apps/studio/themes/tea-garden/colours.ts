import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#f2e6b0', '#9cb86a', '#2f5230'],
  freeSky: ['#ffd08a', '#c98a4a', '#4a3a20'],
  land: ['#7fa05a', '#557f46', '#2f5432'],
  metal: ['#fff0d0', '#c79a5a', '#6e4a20'],
  well: ['#2c4428', '#142414'],
  accent: '#ffe08a',
  soft: '#f6f2d8',
  stone: '#c93a2c',
  button: ['#ff9a6a', '#c4452a'],
  air: 'fall',
  airColours: ['#f0b04a', '#c9d86a'],
  ambience: {
    air: { hertz: 460, gain: 0.05, swellS: 8 },
    notes: [261.63, 329.63, 293.66, 392, 349.23],
    everyS: 7,
  },
}
