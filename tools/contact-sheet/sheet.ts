import sharp, { type OverlayOptions } from 'sharp'
import type { Shot } from './play-demo.ts'

const PER_ROW = 4
const HEIGHT = 212
const LANDSCAPE = Math.round((HEIGHT * 1280) / 800)
const PORTRAIT = Math.round((HEIGHT * 390) / 844)
const GAP = 12
const CAPTION = 30
const CELL = { width: LANDSCAPE + PORTRAIT + 3 * GAP, height: HEIGHT + CAPTION + 2 * GAP }
const GROUND = '#0b171e'

/** Joins the pictures of all games, each with its name, to one webp. */
export async function drawSheet(shots: readonly Shot[]): Promise<Buffer> {
  const rows = Math.ceil(shots.length / PER_ROW)
  const size = { width: PER_ROW * CELL.width, height: rows * CELL.height }
  const layers = await Promise.all(shots.map(cellOf))
  const sheet = sharp({ create: { ...size, channels: 3, background: GROUND } }).composite(layers.flat())
  return sheet.webp({ quality: 72, effort: 6 }).toBuffer()
}

async function cellOf({ name, landscape, portrait }: Shot, index: number): Promise<OverlayOptions[]> {
  const left = (index % PER_ROW) * CELL.width + GAP
  const top = Math.floor(index / PER_ROW) * CELL.height + GAP
  return [
    { input: await sharp(landscape).resize(LANDSCAPE, HEIGHT).toBuffer(), left, top },
    { input: await sharp(portrait).resize(PORTRAIT, HEIGHT).toBuffer(), left: left + LANDSCAPE + GAP, top },
    { input: captionOf(name), left, top: top + HEIGHT },
  ]
}

function captionOf(name: string): Buffer {
  const text = `<text x="0" y="21" fill="#eaf3f5" font-family="sans-serif" font-size="16">${name}</text>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${LANDSCAPE}" height="${CAPTION}">${text}</svg>`,
  )
}
