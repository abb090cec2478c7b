import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#3f8fd8', '#1b4a9c', '#0a1648'],
  freeSky: ['#c05fb0', '#5a2a8c', '#160f42'],
  land: ['#1d5aa0', '#4a3a8c', '#2a1a55'],
  metal: ['#ffe3dc', '#f0917f', '#8c3a4a'],
  well: ['#152a6a', '#0a1238'],
  accent: '#ffe07a',
  soft: '#d2e6ff',
  stone: '#ff6f8c',
  button: ['#ff9d86', '#d9433f'],
  air: 'rise',
  airColours: ['#e6f7ff', '#8fc9ff'],
  ambience: {
    air: { hertz: 260, gain: 0.08, swellS: 9 },
    notes: [233.08, 293.66, 349.23, 311.13, 392],
    everyS: 9,
  },
}
