import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#ffd0a0', '#d98a7a', '#2c3f5c'],
  freeSky: ['#ffe8b0', '#f09a6a', '#4a3a5a'],
  land: ['#6a9a92', '#47807a', '#234c4c'],
  metal: ['#fff0dc', '#d0a078', '#7a4a30'],
  well: ['#1c4048', '#0c2026'],
  accent: '#ffe0a0',
  soft: '#fff0e0',
  stone: '#ff7a90',
  button: ['#ffb0a0', '#d0506a'],
  air: 'fall',
  airColours: ['#ffffff', '#ffd8c8'],
  ambience: {
    air: { hertz: 520, gain: 0.06, swellS: 9 },
    notes: [261.63, 311.13, 349.23, 392, 466.16],
    everyS: 8,
  },
}
