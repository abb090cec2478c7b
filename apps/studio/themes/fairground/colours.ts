import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#5b4bb8', '#2d2270', '#0e0a2c'],
  freeSky: ['#a04a9a', '#55246a', '#1a0a2c'],
  land: ['#3a2f86', '#2a2164', '#181240'],
  metal: ['#ffe3f0', '#d0608c', '#6a1f4a'],
  well: ['#211a52', '#0e0a28'],
  accent: '#ffd45a',
  soft: '#e2dcff',
  stone: '#3ad0d8',
  button: ['#ff8ab0', '#c22a66'],
  air: 'rise',
  airColours: ['#ffd45a', '#ff8ab0'],
  ambience: {
    air: { hertz: 420, gain: 0.03, swellS: 6 },
    notes: [523.25, 659.25, 587.33, 493.88, 440],
    everyS: 3,
  },
}
