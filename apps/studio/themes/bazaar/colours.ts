import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#c98a4a', '#6a2f2a', '#1f0d14'],
  freeSky: ['#e0a84a', '#8a3f3a', '#260f1a'],
  land: ['#8a4a34', '#5f2c28', '#34161a'],
  metal: ['#ffecc0', '#cf9a48', '#6e4418'],
  well: ['#4a1f24', '#1c0a10'],
  accent: '#ffd878',
  soft: '#f6dfc2',
  stone: '#2f8a8a',
  button: ['#ffc868', '#c0602a'],
  air: 'rise',
  airColours: ['#ffe9b0', '#f0a860'],
  ambience: {
    air: { hertz: 300, gain: 0.045, swellS: 7 },
    notes: [293.66, 311.13, 369.99, 392, 440, 392],
    everyS: 5,
  },
}
