import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#a4552a', '#4a2213', '#150905'],
  freeSky: ['#c77a2f', '#5d2c12', '#1a0c05'],
  land: ['#5a2c17', '#3c1c0f', '#220f08'],
  metal: ['#ffe0b8', '#c9763a', '#5e2a10'],
  well: ['#3d1c0d', '#1a0b05'],
  accent: '#ffc27a',
  soft: '#f0cfae',
  stone: '#d9762e',
  button: ['#ffb063', '#b9541a'],
  air: 'waver',
  airColours: ['#ffd08a', '#ff8a3c'],
  ambience: { air: { hertz: 420, gain: 0.05, swellS: 7 }, notes: [196, 246.94, 220, 293.66], everyS: 7 },
}
