import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#f0a07a', '#8a3f86', '#22123f'],
  freeSky: ['#ffc38a', '#c0527a', '#341648'],
  land: ['#a05578', '#6d3158', '#36163a'],
  metal: ['#ffe3bf', '#d08f5c', '#7a4424'],
  well: ['#3a2262', '#1d1038'],
  accent: '#ffd37a',
  soft: '#f7d9e6',
  stone: '#e5623a',
  button: ['#ffb27a', '#e0601f'],
  air: 'rise',
  airColours: ['#ffd98a', '#ff9d6b'],
  ambience: { air: { hertz: 360, gain: 0.05, swellS: 10 }, notes: [196, 246.94, 293.66, 369.99], everyS: 6 },
}
