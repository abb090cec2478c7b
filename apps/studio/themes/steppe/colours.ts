import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#5360cf', '#262b72', '#0a0c26'],
  freeSky: ['#7a4fd0', '#2f2270', '#0c0a26'],
  land: ['#2b2f70', '#1b1e50', '#0d0f2e'],
  metal: ['#e7cfa8', '#9c7442', '#4a2f14'],
  well: ['#1b1f4c', '#090b22'],
  accent: '#ffc56b',
  soft: '#cdd2ff',
  stone: '#e2603a',
  button: ['#ff9d6b', '#c84a1e'],
  air: 'waver',
  airColours: ['#ffcf7a', '#ff8a3c'],
  ambience: { air: { hertz: 310, gain: 0.06, swellS: 11 }, notes: [146.83, 220, 196, 164.81], everyS: 8 },
}
