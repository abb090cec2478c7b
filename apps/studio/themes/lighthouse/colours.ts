import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#35b0c4', '#0f5a7d', '#041d33'],
  freeSky: ['#f0906a', '#5d3a7c', '#0d1535'],
  land: ['#1d6f8c', '#104d68', '#082f46'],
  metal: ['#f4fbff', '#9cc3d4', '#3a6a80'],
  well: ['#0c3d57', '#041c2c'],
  accent: '#ffe28a',
  soft: '#c9eef5',
  stone: '#e2523f',
  button: ['#ff9a7a', '#cf3f2a'],
  air: 'rise',
  airColours: ['#d8f7ff', '#7fd4e8'],
  ambience: { air: { hertz: 480, gain: 0.075, swellS: 8 }, notes: [196, 261.63, 293.66, 246.94], everyS: 9 },
}
