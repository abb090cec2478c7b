import type { Theme } from '../theme.ts'

export const colours: Theme = {
  sky: ['#2f5a5c', '#132c3a', '#060d18'],
  freeSky: ['#4a7a4f', '#1c3f3a', '#071413'],
  land: ['#1e4038', '#143029', '#0a1a18'],
  metal: ['#dff0c8', '#7fa06a', '#34482c'],
  well: ['#12302f', '#071416'],
  accent: '#e8ff8a',
  soft: '#d6eed2',
  stone: '#b6f04a',
  button: ['#dff06a', '#6f9a2a'],
  air: 'rise',
  airColours: ['#f4ffb0', '#9ff06a'],
  ambience: {
    air: { hertz: 820, gain: 0.035, swellS: 3.5 },
    notes: [277.18, 349.23, 415.3, 466.16, 369.99],
    everyS: 8,
  },
}
