import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#2aa7ad', '#0d6473', '#06303f'],
  freeSky: ['#ef8b5a', '#a63f5c', '#2c1433'],
  land: ['#0f6e7c', '#0b5564', '#083f4d'],
  metal: ['#f0d3a3', '#b98a55', '#5e3f22'],
  well: ['#0c4a58', '#062c38'],
  accent: '#ffe08a',
  soft: '#c9f3ee',
  stone: '#ff8a6a',
  button: ['#ffab7c', '#d9542f'],
  air: 'rise',
  airColours: ['#d8fff6', '#7fe6dc'],
  ambience: {
    air: { hertz: 520, gain: 0.07, swellS: 6.5 },
    notes: [261.63, 329.63, 392, 440, 349.23],
    everyS: 9,
  },
}
