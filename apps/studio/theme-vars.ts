import { plateGround } from './plate-ground.ts'
import { THEMES } from './themes/theme.ts'

/** Writes a theme's colours into CSS variables. */
export function writeTheme(root: HTMLElement, name: string): void {
  const theme = THEMES[name]
  if (!theme) return
  const [light, middle, dark] = theme.sky
  const [freeLight, freeMiddle, freeDark] = theme.freeSky
  const [plateTop, plateBottom] = plateGround(theme)
  const values = {
    '--sky-light': light,
    '--sky-middle': middle,
    '--sky-dark': dark,
    '--free-sky-light': freeLight,
    '--free-sky-middle': freeMiddle,
    '--free-sky-dark': freeDark,
    '--land-far': theme.land[0],
    '--land-middle': theme.land[1],
    '--land-near': theme.land[2],
    '--metal-bright': theme.metal[0],
    '--metal-base': theme.metal[1],
    '--metal-deep': theme.metal[2],
    '--well-top': theme.well[0],
    '--well-bottom': theme.well[1],
    '--plate-top': plateTop,
    '--plate-bottom': plateBottom,
    '--accent': theme.accent,
    '--soft': theme.soft,
    '--stone': theme.stone,
    '--button-lit': theme.button[0],
    '--button-shade': theme.button[1],
  }
  for (const [name, value] of Object.entries(values)) root.style.setProperty(name, value)
}
