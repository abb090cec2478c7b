import { bodyAt, type Gait, type LegPose, legsAt } from './gait.ts'
import { drawJockey } from './jockey.ts'
import { fill, limb, type Pen, type RunnerLook, shade } from './pen.ts'

/** Coats: body, mane and tail, and how many white socks. */
const COATS = [
  ['#7a4323', '#24150e', 1],
  ['#a65a28', '#8c4318', 2],
  ['#4a2a1b', '#17100c', 0],
  ['#b9bdc3', '#7d838c', 0],
  ['#2b2426', '#131012', 1],
  ['#8d4f26', '#2a170e', 3],
  ['#c58d4e', '#f0e0bd', 2],
  ['#5d3420', '#1d120c', 0],
] as const

const TORSO = new Path2D(
  'M31-53C35-47 34-40 27-36C16-30-4-30-17-35C-24-38-29-38-35-40C-43-45-45-57-38-63C-30-68-14-62-2-62' +
    'C8-62 13-66 20-67C28-70 36-82 44-89C47-92 51-92 53-89C59-86 65-77 69-71C71-68 69-65 65-64' +
    'C 62-63 60-64 58-67C55-71 50-73 46-72C42-67 37-60 31-53Z',
)
const THIGH = new Path2D(
  'M-43-58C-42-64-32-66-25-61C-18-55-18-45-22-38C-26-34-34-36-38-42C-42-47-44-53-43-58Z',
)
const SHOULDER = new Path2D('M16-64C24-64 30-56 29-48C28-40 22-36 18-37C13-40 12-56 16-64Z')
const MANE = new Path2D('M50-92C44-93 36-86 30-78C25-72 21-70 15-68C22-65 30-69 36-75C42-81 46-86 50-87Z')
const EAR = new Path2D('M46-90L45-97L50-91Z')
const BELLY_LIGHT = new Path2D(
  'M-30-63C-18-65-8-60 4-61C14-62 20-67 27-73C22-64 12-57 0-57C-12-56-22-58-30-63Z',
)
const TAIL = new Path2D('M-41-60C-52-62-62-57-72-52C-66-53-62-51-76-45C-64-46-52-48-42-53Z')
const ROOTS = { hind: [-31, -45], fore: [23, -41] } as const
const HIND = { upper: 22, lower: 25, wide: 8.5, thin: 4.4 }
const FORE = { upper: 21, lower: 21, wide: 7.5, thin: 4.2 }

/** Draws a horse with its jockey. The nose is at 0 and the ground at 0; a length is 114 units. */
export function drawHorse(pen: Pen, look: RunnerLook, gait: Gait, stride: number): void {
  const [coat, hair, socks] = COATS[look.coat % COATS.length] ?? COATS[0]
  const { rock, rise } = bodyAt(gait, stride)
  const legs = legsAt(gait, stride)
  pen.save()
  pen.translate(-70, -rise)
  pen.rotate(rock)
  const far = shade(coat, -0.38)
  drawLeg(pen, ROOTS.hind, legs[1], HIND, { colour: far, sock: null })
  drawLeg(pen, ROOTS.fore, legs[3], FORE, { colour: far, sock: null })
  drawTail(pen, hair, stride)
  drawBody(pen, coat, hair)
  drawLeg(pen, ROOTS.hind, legs[0], HIND, { colour: coat, sock: socks > 0 ? '#f2ead9' : null })
  drawLeg(pen, ROOTS.fore, legs[2], FORE, { colour: coat, sock: socks > 1 ? '#f2ead9' : null })
  fill(pen, THIGH, shade(coat, 0.05))
  fill(pen, SHOULDER, shade(coat, 0.06))
  drawHead(pen, coat, socks)
  drawJockey(pen, look, gait, stride)
  pen.restore()
}

function drawBody(pen: Pen, coat: string, hair: string): void {
  const light = pen.createLinearGradient(0, -90, 0, -30)
  light.addColorStop(0, shade(coat, 0.2))
  light.addColorStop(0.5, coat)
  light.addColorStop(1, shade(coat, -0.4))
  pen.fillStyle = light
  pen.fill(TORSO)
  pen.fillStyle = 'rgb(255 255 255 / 0.13)'
  pen.fill(BELLY_LIGHT)
  fill(pen, MANE, hair)
  fill(pen, EAR, shade(coat, -0.2))
}

function drawHead(pen: Pen, coat: string, socks: number): void {
  fill(pen, EYE, '#120c08')
  if (socks > 1) fill(pen, BLAZE, '#f2ead9')
  fill(pen, NOSTRIL, shade(coat, -0.6))
  limb(pen, [52, -88, 49, -73, 62, -71], '#20160f', 1.1)
  limb(pen, [62, -71, 44, -70, 30, -75], '#20160f', 0.9)
}

const EYE = new Path2D('M53.5-82a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0Z')
const NOSTRIL = new Path2D('M66-69a1 .8 0 1 0 2 0a1 .8 0 1 0-2 0Z')
const BLAZE = new Path2D('M57-85C61-81 65-75 67-72L65-71C62-75 59-80 56-83Z')

/** The tail streams behind a galloping horse and swings a little. */
function drawTail(pen: Pen, hair: string, stride: number): void {
  pen.save()
  pen.translate(-41, -57)
  pen.rotate(0.12 * Math.sin(2 * Math.PI * stride + 1))
  pen.translate(41, 57)
  fill(pen, TAIL, hair)
  pen.restore()
}

type LegSize = typeof HIND
type Paint = { readonly colour: string; readonly sock: string | null }

function drawLeg(
  pen: Pen,
  [x, y]: readonly [number, number],
  pose: LegPose | undefined,
  size: LegSize,
  { colour, sock }: Paint,
): void {
  if (!pose) return
  const joint = [x + size.upper * Math.sin(pose.upper), y + size.upper * Math.cos(pose.upper)] as const
  const along = (share: number) =>
    [
      joint[0] + size.lower * share * Math.sin(pose.lower),
      joint[1] + size.lower * share * Math.cos(pose.lower),
    ] as const
  limb(pen, [x, y, ...joint], colour, size.wide)
  limb(pen, [...joint, ...along(0.78)], shadeOf(colour), size.thin)
  if (sock) limb(pen, [...along(0.5), ...along(0.8)], sock, size.thin)
  limb(pen, [...along(0.86), ...along(0.95)], '#1b1512', size.thin + 1.4)
}

/** Lower legs are a little darker; a colour that is mixed already stays. */
const shadeOf = (colour: string) => (colour.startsWith('#') ? shade(colour, -0.18) : colour)
