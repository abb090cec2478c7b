export type SceneKind = 'horses' | 'dogs'

/** Colours of a course by day or by night. */
export type Palette = {
  readonly isNight: boolean
  readonly sky: readonly [top: string, middle: string, low: string]
  readonly light: string
  readonly cloud: string
  readonly hills: readonly [far: string, near: string]
  readonly trees: readonly [dark: string, bright: string]
  readonly stand: {
    readonly wall: string
    readonly roof: string
    readonly shadow: string
    readonly glow: string
  }
  readonly ground: readonly [far: string, near: string]
  readonly stripe: string
  readonly infield: string
  readonly rail: string
  readonly railShade: string
  /** Clods or sand behind the runners. */
  readonly clod: string
}

const TURF_DAY: Palette = {
  isNight: false,
  sky: ['#3f97de', '#8ecbf0', '#e8f6f4'],
  light: '#fff3c4',
  cloud: '#ffffff',
  hills: ['#9cc3bb', '#74a98d'],
  trees: ['#2f6b45', '#4d9159'],
  stand: { wall: '#f3ead6', roof: '#c9463d', shadow: '#b9ab90', glow: '#6d8ca3' },
  ground: ['#4f9b41', '#6cbd54'],
  stripe: 'rgb(255 255 255 / 0.09)',
  infield: '#3f8a3a',
  rail: '#ffffff',
  railShade: '#c6d3d8',
  clod: '#3b5a23',
}

const TURF_NIGHT: Palette = {
  isNight: true,
  sky: ['#050b22', '#102a5c', '#35588f'],
  light: '#ffe6a8',
  cloud: '#7f9ac4',
  hills: ['#16305a', '#102544'],
  trees: ['#0a2527', '#12393a'],
  stand: { wall: '#23395a', roof: '#8f3440', shadow: '#142540', glow: '#ffd382' },
  ground: ['#175a40', '#2c8454'],
  stripe: 'rgb(220 255 235 / 0.07)',
  infield: '#0f4433',
  rail: '#eef6ff',
  railShade: '#93a9c4',
  clod: '#1b3a1e',
}

const SAND_DAY: Palette = {
  ...TURF_DAY,
  sky: ['#e0764f', '#f6b26b', '#ffe9bd'],
  light: '#fff0c0',
  cloud: '#ffe0c2',
  hills: ['#c99272', '#a87660'],
  trees: ['#5b5a3b', '#7c7a46'],
  stand: { wall: '#f2dcbc', roof: '#2f6f86', shadow: '#b7977a', glow: '#ffe3a3' },
  ground: ['#c9985c', '#e2b87c'],
  stripe: 'rgb(120 70 20 / 0.07)',
  infield: '#7f8f4a',
  clod: '#b98a52',
}

const SAND_NIGHT: Palette = {
  ...TURF_NIGHT,
  sky: ['#0a0a24', '#2a1f55', '#6a3d77'],
  hills: ['#2b2150', '#1e183c'],
  trees: ['#15162b', '#22243f'],
  stand: { wall: '#33294f', roof: '#1f6f80', shadow: '#1f1936', glow: '#ffd382' },
  ground: ['#8d6840', '#c4965c'],
  stripe: 'rgb(60 30 10 / 0.1)',
  infield: '#2d4a37',
  clod: '#a97b48',
}

export function paletteOf(kind: SceneKind, isNight: boolean): Palette {
  if (kind === 'horses') return isNight ? TURF_NIGHT : TURF_DAY
  return isNight ? SAND_NIGHT : SAND_DAY
}
