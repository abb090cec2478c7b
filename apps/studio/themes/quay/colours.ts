import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#f0a878', '#3f6f96', '#0a2138'],
  freeSky: ['#8fd0f0', '#2a5a9a', '#0a1a3c'],
  land: ['#35617f', '#244a68', '#122c44'],
  metal: ['#e8f2f6', '#8fa8b8', '#40566a'],
  well: ['#123450', '#071826'],
  accent: '#8fe0ff',
  soft: '#e4f2fa',
  stone: '#ff7a4a',
  button: ['#ffb27a', '#d0592a'],
  air: 'rise',
  airColours: ['#ffffff', '#a8e0ff'],
  ambience: {
    air: { hertz: 420, gain: 0.07, swellS: 6 },
    notes: [196, 220, 261.63, 293.66, 246.94],
    everyS: 7,
  },
}
