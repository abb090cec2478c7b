import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#3d4f9a', '#1f2a5e', '#0a1026'],
  freeSky: ['#7a5a3a', '#3c2a3e', '#120c1e'],
  land: ['#27325f', '#1a2246', '#0f1530'],
  metal: ['#eef3ff', '#7f93c8', '#2b3768'],
  well: ['#1b2450', '#0b1026'],
  accent: '#ffd98a',
  soft: '#dbe4ff',
  stone: '#ff8a5c',
  button: ['#ffd98a', '#c9863a'],
  air: 'rise',
  airColours: ['#ffe9bd', '#b9c8ff'],
  ambience: {
    air: { hertz: 360, gain: 0.03, swellS: 7 },
    notes: [392, 493.88, 587.33, 523.25, 440],
    everyS: 4,
  },
}
