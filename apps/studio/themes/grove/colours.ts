import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#c9d67a', '#7a8f3f', '#1f2a0e'],
  freeSky: ['#f0c46a', '#8a6a2a', '#241a08'],
  land: ['#8a9a4a', '#647532', '#3d4a1c'],
  metal: ['#fff6dc', '#c9b06a', '#6a5522'],
  well: ['#34401a', '#161c09'],
  accent: '#fff0a8',
  soft: '#f0f4d2',
  stone: '#7a9a2e',
  button: ['#e8ee9a', '#8aa02a'],
  air: 'waver',
  airColours: ['#fffbd0', '#d8e08a'],
  ambience: { air: { hertz: 3200, gain: 0.018, swellS: 2 }, notes: [196, 220, 261.63, 293.66], everyS: 10 },
}
