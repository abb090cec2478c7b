import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#4a4ad0', '#1a1a66', '#05061c'],
  freeSky: ['#b06af0', '#3a1a80', '#0a0628'],
  land: ['#1c1f5c', '#141746', '#0a0c2a'],
  metal: ['#e8ecff', '#8f98e0', '#3c4490'],
  well: ['#12143f', '#06071c'],
  accent: '#a8e0ff',
  soft: '#e8ecff',
  stone: '#ffd76a',
  button: ['#a8c8ff', '#4a5ad0'],
  air: 'waver',
  airColours: ['#ffffff', '#a8c0ff'],
  ambience: {
    air: { hertz: 160, gain: 0.06, swellS: 10 },
    notes: [130.81, 196, 246.94, 293.66, 329.63],
    everyS: 8,
  },
}
