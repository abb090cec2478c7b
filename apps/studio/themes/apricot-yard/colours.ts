import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#ffe6a8', '#e8a05a', '#5a2c20'],
  freeSky: ['#fff0c0', '#ff9a5a', '#6a2430'],
  land: ['#c98a5a', '#a0683c', '#5a3620'],
  metal: ['#fff0d0', '#d99a4a', '#80501c'],
  well: ['#4a2a18', '#24120a'],
  accent: '#ffe9a0',
  soft: '#fff4e0',
  stone: '#4ab060',
  button: ['#ffc46a', '#d0662a'],
  air: 'fall',
  airColours: ['#ffd0e0', '#ffe0a0'],
  ambience: {
    air: { hertz: 480, gain: 0.05, swellS: 8 },
    notes: [246.94, 293.66, 329.63, 369.99, 440],
    everyS: 7,
  },
}
