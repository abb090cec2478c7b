import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#bfe6f8', '#5a9cc8', '#1a3a5c'],
  freeSky: ['#ffd8a0', '#d07a5a', '#3a2a4c'],
  land: ['#c9b878', '#8fa05a', '#4a6238'],
  metal: ['#ffffff', '#b8c8d0', '#5a7080'],
  well: ['#1c3c54', '#0c1e2e'],
  accent: '#fff0a8',
  soft: '#eef8ff',
  stone: '#e0409a',
  button: ['#ffd07a', '#c9702a'],
  air: 'fall',
  airColours: ['#ff8ad0', '#ffffff'],
  ambience: {
    air: { hertz: 600, gain: 0.09, swellS: 5 },
    notes: [220, 246.94, 293.66, 329.63, 369.99],
    everyS: 7,
  },
}
