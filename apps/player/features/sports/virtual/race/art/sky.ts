import type { Palette } from './palette.ts'
import type { Pen } from './pen.ts'

const STARS = 70

/** Returns a number from 0 to 1 that looks scattered, for the places of stars, trees and people. */
export const spread = (place: number): number => (place * 0.618034 + place * place * 0.0137) % 1

/** Draws the sky with sun, clouds, or moon and stars. */
export function drawSky(pen: Pen, width: number, height: number, palette: Palette): void {
  const air = pen.createLinearGradient(0, 0, 0, height)
  air.addColorStop(0, palette.sky[0])
  air.addColorStop(0.6, palette.sky[1])
  air.addColorStop(1, palette.sky[2])
  pen.fillStyle = air
  pen.fillRect(0, 0, width, height)
  if (palette.isNight) drawStars(pen, width, height)
  drawLight(pen, { x: width * 0.82, y: height * 0.3, radius: height * 0.11 }, palette)
  for (let cloud = 0; cloud < 5; cloud++) drawCloud(pen, cloud, { width, height }, palette)
}

function drawStars(pen: Pen, width: number, height: number): void {
  pen.fillStyle = '#ffffff'
  for (let star = 1; star <= STARS; star++) {
    pen.globalAlpha = 0.25 + 0.6 * spread(star * 3)
    pen.fillRect(
      spread(star) * width,
      spread(star * 7) * height * 0.75,
      star % 6 === 0 ? 2 : 1,
      star % 6 === 0 ? 2 : 1,
    )
  }
  pen.globalAlpha = 1
}

type Disc = { readonly x: number; readonly y: number; readonly radius: number }

function drawLight(pen: Pen, { x, y, radius }: Disc, { light, isNight, sky }: Palette): void {
  const glow = pen.createRadialGradient(x, y, radius * 0.4, x, y, radius * 5)
  glow.addColorStop(0, light)
  glow.addColorStop(1, 'rgb(255 255 255 / 0)')
  pen.globalAlpha = isNight ? 0.22 : 0.55
  pen.fillStyle = glow
  pen.fillRect(x - radius * 5, y - radius * 5, radius * 10, radius * 10)
  pen.globalAlpha = 1
  pen.fillStyle = light
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
  if (!isNight) return
  pen.fillStyle = sky[0]
  pen.globalAlpha = 0.16
  for (const [dx, dy, size] of [
    [-0.3, -0.2, 0.22],
    [0.25, 0.3, 0.3],
    [0.2, -0.4, 0.14],
  ] as const) {
    pen.beginPath()
    pen.arc(x + dx * radius, y + dy * radius, size * radius, 0, 2 * Math.PI)
    pen.fill()
  }
  pen.globalAlpha = 1
}

function drawCloud(pen: Pen, cloud: number, size: { width: number; height: number }, palette: Palette): void {
  const x = (0.06 + 0.22 * cloud) * size.width
  const y = (0.16 + 0.42 * spread(cloud + 2)) * size.height
  const wide = size.height * (0.34 + 0.2 * spread(cloud + 5))
  pen.fillStyle = palette.cloud
  pen.globalAlpha = palette.isNight ? 0.1 : 0.6
  for (const [dx, dy, rx, ry] of [
    [0, 0, 1, 0.16],
    [-0.3, -0.08, 0.5, 0.17],
    [0.25, -0.12, 0.45, 0.2],
  ] as const) {
    pen.beginPath()
    pen.ellipse(x + dx * wide, y + dy * wide, (rx * wide) / 2, ry * wide * 0.6, 0, 0, 2 * Math.PI)
    pen.fill()
  }
  pen.globalAlpha = 1
}
