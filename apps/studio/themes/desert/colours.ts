import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#f2b45c', '#b5602c', '#2b1208'],
  freeSky: ['#e0784e', '#6e2c40', '#1c0a17'],
  land: ['#b06a34', '#7d431f', '#4a240f'],
  metal: ['#fff0cd', '#cf9a4e', '#6b3f14'],
  well: ['#4f2a12', '#220f06'],
  accent: '#ffe08a',
  soft: '#ffe4bf',
  stone: '#1fa7b5',
  button: ['#7fe0dc', '#1a8a96'],
  air: 'waver',
  airColours: ['#ffe9b8', '#e8b56a'],
  ambience: { air: { hertz: 260, gain: 0.06, swellS: 13 }, notes: [146.83, 174.61, 196, 220], everyS: 10 },
}
