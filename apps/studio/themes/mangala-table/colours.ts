import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#e8b878', '#8a5a34', '#2c1810'],
  freeSky: ['#ffd890', '#a8602a', '#3c1c10'],
  land: ['#8a6a44', '#6a4c2e', '#3c2818'],
  metal: ['#fff0d0', '#c99a5c', '#6e4420'],
  well: ['#3c2616', '#1c1009'],
  accent: '#ffdc90',
  soft: '#fff2dc',
  stone: '#2cc4bc',
  button: ['#ffc078', '#c0602a'],
  air: 'fall',
  airColours: ['#f0c060', '#c9a04a'],
  ambience: {
    air: { hertz: 380, gain: 0.04, swellS: 8 },
    notes: [293.66, 329.63, 392, 440, 349.23],
    everyS: 7,
  },
}
