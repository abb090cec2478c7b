import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#f7c9b0', '#b8607a', '#451a3a'],
  freeSky: ['#ffe0a0', '#d08a4a', '#5a2a2a'],
  land: ['#8a4560', '#6a3050', '#401c38'],
  metal: ['#fff0c8', '#d9a545', '#85561a'],
  well: ['#43203f', '#210e22'],
  accent: '#ffe6a0',
  soft: '#ffe6ea',
  stone: '#4ec2a6',
  button: ['#ffc27a', '#d0603a'],
  air: 'fall',
  airColours: ['#ffffff', '#ffe8f2'],
  ambience: {
    air: { hertz: 500, gain: 0.035, swellS: 7 },
    notes: [293.66, 349.23, 440, 392, 329.63],
    everyS: 7,
  },
}
