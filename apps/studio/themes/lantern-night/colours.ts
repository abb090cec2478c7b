import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#6a3a8a', '#2f1a5a', '#0e0824'],
  freeSky: ['#c9605a', '#5a2260', '#180a30'],
  land: ['#3a2468', '#2a194e', '#160c30'],
  metal: ['#f0e2ff', '#a884d0', '#503080'],
  well: ['#25134a', '#0e0720'],
  accent: '#ffcf6a',
  soft: '#f0e4ff',
  stone: '#ff8a3a',
  button: ['#ffb35a', '#d4552a'],
  air: 'rise',
  airColours: ['#ffcf6a', '#ff9a4a'],
  ambience: {
    air: { hertz: 240, gain: 0.04, swellS: 7 },
    notes: [196, 246.94, 293.66, 329.63, 261.63],
    everyS: 6,
  },
}
