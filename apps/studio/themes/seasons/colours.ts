import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#8ed0d8', '#3f7f96', '#12303f'],
  freeSky: ['#f0b05e', '#8a4a6a', '#20163a'],
  land: ['#6a9a72', '#3f7558', '#1f4638'],
  metal: ['#fff3d6', '#c9a566', '#6a4c22'],
  well: ['#1f4f58', '#0a2028'],
  accent: '#ffe08a',
  soft: '#dff2ee',
  stone: '#d2694a',
  button: ['#ffd27a', '#c9762a'],
  air: 'fall',
  airColours: ['#ffd9e4', '#f2a65a'],
  ambience: {
    air: { hertz: 460, gain: 0.045, swellS: 11 },
    notes: [329.63, 392, 440, 493.88, 392],
    everyS: 6,
  },
}
