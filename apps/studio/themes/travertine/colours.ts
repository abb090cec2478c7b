import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#ffe6d0', '#8fcfe0', '#2c7490'],
  freeSky: ['#ffc9a0', '#d98a9a', '#4a3a72'],
  land: ['#cfe6ee', '#e6f2f6', '#f6fbfd'],
  metal: ['#ffffff', '#d2d8dc', '#7f8a92'],
  well: ['#1f5068', '#0d2836'],
  accent: '#fff0b0',
  soft: '#f2fbff',
  stone: '#4ac0d8',
  button: ['#8fe0f0', '#1f8fb0'],
  air: 'rise',
  airColours: ['#ffffff', '#c2f0fa'],
  ambience: {
    air: { hertz: 520, gain: 0.06, swellS: 6 },
    notes: [261.63, 311.13, 392, 349.23, 466.16],
    everyS: 7,
  },
}
