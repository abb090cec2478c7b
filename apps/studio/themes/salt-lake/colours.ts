import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#ffc6a0', '#d9799a', '#4a2a5c'],
  freeSky: ['#ffd98a', '#e0704f', '#4a1c40'],
  land: ['#b5688c', '#d99ab0', '#f3dbe2'],
  metal: ['#fff6f2', '#e3b7bd', '#87526a'],
  well: ['#54264f', '#2a1130'],
  accent: '#ffe0a3',
  soft: '#ffe6ea',
  stone: '#ff7f8e',
  button: ['#ff9fa8', '#d14a6a'],
  air: 'waver',
  airColours: ['#fff1ee', '#ffb3bf'],
  ambience: {
    air: { hertz: 300, gain: 0.06, swellS: 11 },
    notes: [220, 277.18, 329.63, 369.99, 440],
    everyS: 10,
  },
}
