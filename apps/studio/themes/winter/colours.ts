import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#8ec5ee', '#3d74b0', '#0c2140'],
  freeSky: ['#9fe0d8', '#3c6aa8', '#0e1b42'],
  land: ['#6d9ccc', '#486f9e', '#274668'],
  metal: ['#ffffff', '#b8d4ea', '#5a86ac'],
  well: ['#1b3f66', '#0a1c33'],
  accent: '#ffffff',
  soft: '#e2f1ff',
  stone: '#e2523f',
  button: ['#ff8f7a', '#c93a2c'],
  air: 'fall',
  airColours: ['#ffffff', '#d8ecff'],
  ambience: { air: { hertz: 300, gain: 0.055, swellS: 11 }, notes: [261.63, 392, 349.23, 311.13], everyS: 9 },
}
