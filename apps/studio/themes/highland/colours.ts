import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#d8f0f6', '#6fb8c9', '#1f5a5a'],
  freeSky: ['#fff0c0', '#9cc07a', '#2f5a40'],
  land: ['#6fa08a', '#4f9a5a', '#27693c'],
  metal: ['#fff6dc', '#cfa868', '#6a4a22'],
  well: ['#1f4a3c', '#0d241d'],
  accent: '#fff0a0',
  soft: '#ecfaf0',
  stone: '#e2526a',
  button: ['#ffd07a', '#d98a2c'],
  air: 'rise',
  airColours: ['#ffffff', '#f7f0b0'],
  ambience: {
    air: { hertz: 340, gain: 0.07, swellS: 12 },
    notes: [293.66, 369.99, 440, 329.63, 493.88],
    everyS: 8,
  },
}
