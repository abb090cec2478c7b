import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#f0b27a', '#9a5326', '#250e06'],
  freeSky: ['#ff9a4a', '#a03216', '#2a0805'],
  land: ['#7a4526', '#5c3018', '#38190b'],
  metal: ['#f6e3c2', '#c09a6c', '#5e4227'],
  well: ['#4a2210', '#1c0b05'],
  accent: '#ffd98a',
  soft: '#ffe9cf',
  stone: '#e0562a',
  button: ['#ffb45c', '#cf4f1c'],
  air: 'rise',
  airColours: ['#ffd27a', '#ff8a3c'],
  ambience: { air: { hertz: 190, gain: 0.06, swellS: 3 }, notes: [220, 261.63, 293.66, 233.08], everyS: 8 },
}
