import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#8a3a2a', '#3f1622', '#12070e'],
  freeSky: ['#c9562a', '#5a1c1a', '#1a080a'],
  land: ['#3f2230', '#2a1622', '#150a12'],
  metal: ['#d9cfcf', '#7f7074', '#3a3036'],
  well: ['#2a1418', '#10070a'],
  accent: '#ffc24a',
  soft: '#f7dcd0',
  stone: '#ff6a1a',
  button: ['#ff9a4a', '#c4321a'],
  air: 'waver',
  airColours: ['#ffb13a', '#ff5a1a'],
  ambience: { air: { hertz: 140, gain: 0.09, swellS: 8 }, notes: [110, 130.81, 146.83, 123.47], everyS: 9 },
}
