import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#5b7fa6', '#243852', '#080d17'],
  freeSky: ['#6a6fd0', '#1f2350', '#070818'],
  land: ['#2c4660', '#1d3147', '#101d2c'],
  metal: ['#dfe9f2', '#7f95ab', '#34475b'],
  well: ['#16263a', '#070d16'],
  accent: '#ffe45c',
  soft: '#cfdeec',
  stone: '#ffe45c',
  button: ['#ffe45c', '#c9971a'],
  air: 'fall',
  airColours: ['#bfe0ff', '#7fb0e0'],
  ambience: { air: { hertz: 180, gain: 0.1, swellS: 6 }, notes: [98, 110, 130.81, 116.54], everyS: 11 },
}
