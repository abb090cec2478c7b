import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#b7294f', '#6b1236', '#1f0414'],
  freeSky: ['#e0873a', '#8c2440', '#2a0717'],
  land: ['#5c0f33', '#3c0822', '#230413'],
  metal: ['#ffe3a0', '#d99a36', '#7a4708'],
  well: ['#3a1128', '#1c0413'],
  accent: '#ffd778',
  soft: '#f4c3d0',
  stone: '#2fd3c2',
  button: ['#4fe6d2', '#0f9a8b'],
  air: 'fall',
  airColours: ['#ff8fb3', '#c21f58'],
  ambience: {
    air: { hertz: 2600, gain: 0.016, swellS: 5 },
    notes: [293.66, 369.99, 440, 392, 311.13],
    everyS: 7,
  },
}
