import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#54402c', '#2a1d14', '#0b0705'],
  freeSky: ['#8a6420', '#3a2610', '#100803'],
  land: ['#4a3725', '#302217', '#170f09'],
  metal: ['#d8c9ae', '#8c7a62', '#40352a'],
  well: ['#2a2018', '#120c08'],
  accent: '#ffce4a',
  soft: '#ecd9b8',
  stone: '#2fa58a',
  button: ['#ffcf5a', '#b8741a'],
  air: 'waver',
  airColours: ['#ffdf7a', '#c98a2e'],
  ambience: { air: { hertz: 180, gain: 0.07, swellS: 13 }, notes: [110, 164.81, 130.81, 146.83], everyS: 9 },
}
