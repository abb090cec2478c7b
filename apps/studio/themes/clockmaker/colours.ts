import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#8c6a48', '#4a3224', '#170d0a'],
  freeSky: ['#b58a4e', '#65421f', '#1d110a'],
  land: ['#5a3d28', '#402a1b', '#261710'],
  metal: ['#ffe9b8', '#c7964a', '#6a4418'],
  well: ['#2f2119', '#150d09'],
  accent: '#ffd98a',
  soft: '#f0dcc2',
  stone: '#3f8f8a',
  button: ['#ffcb73', '#b06a22'],
  air: 'rise',
  airColours: ['#ffe9b0', '#d8a860'],
  ambience: { air: { hertz: 300, gain: 0.03, swellS: 12 }, notes: [392, 329.63, 392, 293.66], everyS: 4 },
}
