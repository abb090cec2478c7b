import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#2f9ec4', '#125a86', '#05223a'],
  freeSky: ['#e2785a', '#7a2a3a', '#1f0a12'],
  land: ['#1b6a90', '#114c6c', '#08314a'],
  metal: ['#ffffff', '#b6d6e2', '#4a86a0'],
  well: ['#0b3d5c', '#041b2b'],
  accent: '#8fe8ff',
  soft: '#d6f2fb',
  stone: '#e0332e',
  button: ['#ff8f7a', '#c4302a'],
  air: 'rise',
  airColours: ['#d8f6ff', '#7fd8f0'],
  ambience: { air: { hertz: 520, gain: 0.035, swellS: 9 }, notes: [293.66, 349.23, 440, 392], everyS: 8 },
}
