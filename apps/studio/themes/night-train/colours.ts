import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#4a5ab8', '#232a6e', '#080a24'],
  freeSky: ['#b06a9a', '#4a2f7a', '#120c30'],
  land: ['#2c3378', '#1e2458', '#10143a'],
  metal: ['#dfe8ff', '#8a9ad0', '#3a4684'],
  well: ['#171c4a', '#090b22'],
  accent: '#ffd98a',
  soft: '#dfe6ff',
  stone: '#ffb93a',
  button: ['#ffd07a', '#d08a2a'],
  air: 'fall',
  airColours: ['#ffe6b0', '#aab8ff'],
  ambience: {
    air: { hertz: 180, gain: 0.08, swellS: 3 },
    notes: [146.83, 174.61, 220, 196, 164.81],
    everyS: 6,
  },
}
