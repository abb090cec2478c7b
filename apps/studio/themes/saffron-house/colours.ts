import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#f0c8e8', '#9a6ab8', '#2c1844'],
  freeSky: ['#ffe0a0', '#d07ab0', '#3c1c50'],
  land: ['#7a5a94', '#5a3f78', '#33204c'],
  metal: ['#fff0f8', '#c9a0c0', '#6e4470'],
  well: ['#3a2050', '#1c0e2a'],
  accent: '#ffb050',
  soft: '#f8ecff',
  stone: '#ff7a2a',
  button: ['#ffb86a', '#c95a2a'],
  air: 'fall',
  airColours: ['#d8a0ff', '#ffb050'],
  ambience: {
    air: { hertz: 440, gain: 0.05, swellS: 8 },
    notes: [277.18, 329.63, 369.99, 415.3, 493.88],
    everyS: 8,
  },
}
