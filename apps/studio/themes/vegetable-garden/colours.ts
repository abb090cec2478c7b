import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#d8efb4', '#6fa84a', '#16320f'],
  freeSky: ['#ffe08a', '#9a9a2e', '#2c3409'],
  land: ['#7fae4c', '#55832f', '#33551b'],
  metal: ['#fbfff0', '#a8c86a', '#46682a'],
  well: ['#4a3418', '#201407'],
  accent: '#fff2a0',
  soft: '#f1ffdc',
  stone: '#e0502e',
  button: ['#ff9a5c', '#d9481f'],
  air: 'rise',
  airColours: ['#fdf6c0', '#cbe88a'],
  ambience: { air: { hertz: 340, gain: 0.05, swellS: 6 }, notes: [261.63, 326.66, 392, 293.66], everyS: 7 },
}
