import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#a8643c', '#5a2a20', '#1d0c0c'],
  freeSky: ['#d99a3f', '#86402a', '#260f0d'],
  land: ['#7a3a2c', '#552419', '#32140f'],
  metal: ['#ffe6b0', '#c98d45', '#6a3a18'],
  well: ['#401a17', '#1d0a0a'],
  accent: '#ffd27a',
  soft: '#f6d9bd',
  stone: '#c2403a',
  button: ['#ffbf6a', '#b8522a'],
  air: 'waver',
  airColours: ['#ffe3a8', '#e89a5a'],
  ambience: {
    air: { hertz: 340, gain: 0.04, swellS: 8 },
    notes: [220, 261.63, 329.63, 311.13, 246.94],
    everyS: 5,
  },
}
