import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#5a6a9a', '#33305c', '#150f26'],
  freeSky: ['#a86a5a', '#5a2c44', '#1c0f22'],
  land: ['#3f3a66', '#2c2848', '#1a172e'],
  metal: ['#e8e2dc', '#9a8f8a', '#4a4248'],
  well: ['#2a2038', '#130d1c'],
  accent: '#ffc46a',
  soft: '#e8e0f2',
  stone: '#ff8a3a',
  button: ['#ffb35a', '#c9561c'],
  air: 'fall',
  airColours: ['#ffffff', '#ffd9a0'],
  ambience: { air: { hertz: 280, gain: 0.05, swellS: 10 }, notes: [174.61, 220, 261.63, 207.65], everyS: 9 },
}
