import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#f6dfa8', '#b8a45a', '#4a4a22'],
  freeSky: ['#ffc98a', '#c9804a', '#50301c'],
  land: ['#8f9a52', '#6a7a3a', '#3d4a22'],
  metal: ['#fff2d0', '#d0a25a', '#6e4a1e'],
  well: ['#3a3a1e', '#1a1a0c'],
  accent: '#ffe28a',
  soft: '#f8f2d8',
  stone: '#c9502a',
  button: ['#ffc46a', '#c97a1f'],
  air: 'fall',
  airColours: ['#d9b04a', '#b86a2a'],
  ambience: {
    air: { hertz: 420, gain: 0.055, swellS: 9 },
    notes: [293.66, 349.23, 392, 440, 329.63],
    everyS: 7,
  },
}
