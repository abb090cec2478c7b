import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#4b3aa8', '#1d1656', '#060418'],
  freeSky: ['#8a4bd0', '#2b1560', '#0b0520'],
  land: ['#241c5e', '#181244', '#0c0828'],
  metal: ['#e9e2ff', '#9486d8', '#3f3288'],
  well: ['#1b1450', '#080520'],
  accent: '#ffe28a',
  soft: '#d8d2ff',
  stone: '#46c6ff',
  button: ['#ffd76a', '#d08a1c'],
  air: 'fall',
  airColours: ['#fff3c0', '#9fd8ff'],
  ambience: { air: { hertz: 700, gain: 0.03, swellS: 12 }, notes: [329.63, 493.88, 440, 369.99], everyS: 9 },
}
