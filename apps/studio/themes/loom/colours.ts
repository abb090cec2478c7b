import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#e8b98a', '#a8553a', '#3c1418'],
  freeSky: ['#f0cf8a', '#b8703a', '#43200f'],
  land: ['#8c4630', '#64291f', '#3a1413'],
  metal: ['#ffe9c4', '#c78a4e', '#6a3518'],
  well: ['#34181c', '#1a0a10'],
  accent: '#ffd98a',
  soft: '#ffe8cf',
  stone: '#2f8fa3',
  button: ['#ffb377', '#c2452f'],
  air: 'waver',
  airColours: ['#fff0cf', '#ffc98a'],
  ambience: {
    air: { hertz: 380, gain: 0.04, swellS: 5 },
    notes: [220, 261.63, 329.63, 293.66, 246.94],
    everyS: 6,
  },
}
