import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#ffd9a8', '#6fb2d6', '#1c4f86'],
  freeSky: ['#ffb27a', '#c25f7a', '#2c2a66'],
  land: ['#5f9ac2', '#2f7aa8', '#154a78'],
  metal: ['#fff2cf', '#d9a44e', '#7a4a1c'],
  well: ['#123f66', '#081f38'],
  accent: '#ffe08a',
  soft: '#e6f5ff',
  stone: '#e2402f',
  button: ['#ff9a7a', '#c93a2c'],
  air: 'rise',
  airColours: ['#ffffff', '#bfe6ff'],
  ambience: {
    air: { hertz: 320, gain: 0.075, swellS: 6 },
    notes: [196, 233.08, 293.66, 261.63, 349.23],
    everyS: 8,
  },
}
