import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#a9cf9a', '#4d7f5c', '#152a1f'],
  freeSky: ['#7fb6c9', '#3a5f86', '#101d33'],
  land: ['#8d8468', '#6a634d', '#3a3a2c'],
  metal: ['#f2ead2', '#b3a57e', '#5c5236'],
  well: ['#1f3a2a', '#0d1d14'],
  accent: '#e6f27a',
  soft: '#dcefd2',
  stone: '#5fbf5a',
  button: ['#b9dd6a', '#4f8f34'],
  air: 'fall',
  airColours: ['#cdea9a', '#7fb85a'],
  ambience: {
    air: { hertz: 620, gain: 0.05, swellS: 5.5 },
    notes: [293.66, 349.23, 440, 392, 329.63],
    everyS: 8,
  },
}
