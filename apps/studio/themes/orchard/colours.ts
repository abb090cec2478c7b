import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#7db65a', '#2f6b45', '#0a2418'],
  freeSky: ['#e07a5a', '#7c2340', '#240917'],
  land: ['#3f7d48', '#2a5c37', '#163a24'],
  metal: ['#ffe9cf', '#c98a4a', '#65380f'],
  well: ['#14402a', '#061c12'],
  accent: '#ffb3a0',
  soft: '#d9f0cf',
  stone: '#c2333f',
  button: ['#ff8a7a', '#b8233a'],
  air: 'fall',
  airColours: ['#ffd3dd', '#ff9db0'],
  ambience: { air: { hertz: 380, gain: 0.045, swellS: 9 }, notes: [220, 261.63, 329.63, 293.66], everyS: 8 },
}
