import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#ffd76a', '#c98a1c', '#3a2206'],
  freeSky: ['#ffb35c', '#a85a14', '#2e1605'],
  land: ['#a8b03f', '#7a8a2a', '#4a5a18'],
  metal: ['#fff4cf', '#e0b04a', '#7a5210'],
  well: ['#5a3a0a', '#281803'],
  accent: '#fff0a0',
  soft: '#fff0cf',
  stone: '#f0a51c',
  button: ['#ffe48a', '#d9941a'],
  air: 'rise',
  airColours: ['#fff6c8', '#ffd45c'],
  ambience: {
    air: { hertz: 240, gain: 0.05, swellS: 4 },
    notes: [261.63, 293.66, 349.23, 329.63],
    everyS: 7,
  },
}
