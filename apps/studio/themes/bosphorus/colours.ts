import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#2f7fe0', '#123f9c', '#050f33'],
  freeSky: ['#2fc9c0', '#0f5f96', '#06163f'],
  land: ['#0f4690', '#0a2f6e', '#051a45'],
  metal: ['#e6fbff', '#7fc3d8', '#235a86'],
  well: ['#0d2c63', '#04112f'],
  accent: '#8ff5ea',
  soft: '#bfdcff',
  stone: '#2f6bff',
  button: ['#ffd778', '#d08a16'],
  air: 'rise',
  airColours: ['#c9f6ff', '#5fb7ff'],
  ambience: { air: { hertz: 520, gain: 0.05, swellS: 6.5 }, notes: [220, 329.63, 293.66, 440], everyS: 9 },
}
