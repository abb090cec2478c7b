import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#ffc2d6', '#d9749f', '#5e2450'],
  freeSky: ['#ffd9a0', '#e08a5a', '#5e2a30'],
  land: ['#b8587f', '#8f3c66', '#562046'],
  metal: ['#fff6e6', '#f0c78a', '#9a6238'],
  well: ['#5c2350', '#2e0f2c'],
  accent: '#fff0a8',
  soft: '#ffe6f0',
  stone: '#ff7fa8',
  button: ['#ffb3cc', '#d94f86'],
  air: 'fall',
  airColours: ['#fff6d8', '#ffb8d2'],
  ambience: {
    air: { hertz: 560, gain: 0.035, swellS: 6 },
    notes: [329.63, 392, 493.88, 440, 523.25],
    everyS: 6,
  },
}
