import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#c4d3da', '#5f7f90', '#12242f'],
  freeSky: ['#f2c9a8', '#7a6a86', '#1b1f38'],
  land: ['#8fa9b4', '#52707f', '#1d3643'],
  metal: ['#f3f7f8', '#aebfc6', '#4a616c'],
  well: ['#22404d', '#0a1a22'],
  accent: '#ffe9b0',
  soft: '#eaf4f8',
  stone: '#d8553a',
  button: ['#8fd0e0', '#2a7f9a'],
  air: 'rise',
  airColours: ['#f3f8fa', '#b9ccd4'],
  ambience: { air: { hertz: 260, gain: 0.08, swellS: 11 }, notes: [146.83, 220, 174.61, 196], everyS: 11 },
}
