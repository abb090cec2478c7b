import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#a8466a', '#3c1a4e', '#0b0618'],
  freeSky: ['#ff8a4a', '#7a2450', '#1c0618'],
  land: ['#5a2a48', '#41203a', '#241226'],
  metal: ['#ffe9e0', '#c68a86', '#5c3346'],
  well: ['#2e1538', '#0d0614'],
  accent: '#ffd79a',
  soft: '#ffe3ea',
  stone: '#ff7a3c',
  button: ['#ffb06a', '#d9502a'],
  air: 'fall',
  airColours: ['#ffd0a0', '#ff8a6a'],
  ambience: { air: { hertz: 140, gain: 0.05, swellS: 14 }, notes: [349.23, 523.25, 440, 587.33], everyS: 10 },
}
