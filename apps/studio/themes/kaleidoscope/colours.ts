import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#7a4ae0', '#331a78', '#0f0628'],
  freeSky: ['#ff8ac0', '#6a2a8a', '#1c0838'],
  land: ['#43248f', '#2f186c', '#190a42'],
  metal: ['#fff2c0', '#e0a83a', '#7a4c10'],
  well: ['#22104e', '#0e0526'],
  accent: '#ffe08a',
  soft: '#efe4ff',
  stone: '#33d0a0',
  button: ['#ffd27a', '#d0662a'],
  air: 'waver',
  airColours: ['#ff9ad0', '#8af0ff'],
  ambience: {
    air: { hertz: 300, gain: 0.04, swellS: 8 },
    notes: [329.63, 392, 493.88, 440, 587.33],
    everyS: 6,
  },
}
