import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#e2574a', '#8a1f2b', '#26060c'],
  freeSky: ['#f08a3c', '#94301f', '#2a0a08'],
  land: ['#7a2a2c', '#571a20', '#380d14'],
  metal: ['#fff0cf', '#dba94a', '#7a4c12'],
  well: ['#4a1017', '#1f060a'],
  accent: '#ffd76a',
  soft: '#ffd9cf',
  stone: '#3fae5a',
  button: ['#ffe08a', '#d99a1c'],
  air: 'rise',
  airColours: ['#ffe9a8', '#ffb25c'],
  ambience: { air: { hertz: 600, gain: 0.035, swellS: 6 }, notes: [261.63, 329.63, 392, 349.23], everyS: 8 },
}
