import { clothOf } from '../../../../../shared/virtual/cloths.ts'
import { bodyAt, type Gait, type LegPose, legsAt } from './gait.ts'
import { fill, limb, type Pen, type RunnerLook, shade } from './pen.ts'

const COATS = ['#c79a66', '#3a3d44', '#e4d5bd', '#7d5a3c', '#8d949c', '#1f1f23'] as const

const BODY = new Path2D(
  'M35-49C38-42 35-31 27-28C16-25 5-29-6-36C-14-40-24-39-31-35C-40-35-46-42-44-49C-41-56-30-57-20-57' +
    'C-6-57 12-57 22-56C28-58 33-63 38-67C41-71 46-71 50-69C57-66 64-62 69-59C71-57 70-55 67-55' +
    'C 60-54 53-55 48-57C43-56 38-53 35-49Z',
)
const JACKET = new Path2D(
  'M-14-57.4C0-57.8 14-57.4 25-56.4C30-50 29-36 24-27.6C14-26 2-30-7-35.6C-12-40-15-50-14-57.4Z',
)
const TRIM = new Path2D('M19-57L25-56.4C30-50 29-36 24-27.6L18-27C23-36 24-48 19-57Z')
const THIGH = new Path2D('M-44-49C-42-56-31-57-25-52C-20-46-22-36-27-32C-34-31-42-36-44-49Z')
const EAR = new Path2D('M44-69C39-72 34-70 33-67C37-66 41-65 45-65Z')
const MUZZLE = new Path2D('M53-60C60-59 66-58 70-57C68-54 58-54 51-56Z')
const TAIL = new Path2D('M-42-51C-54-53-62-46-74-47C-76-47-76-49-74-49.4C-63-51-54-58-41-55Z')
const ROOTS = { hind: [-32, -39], fore: [24, -36] } as const
const HIND = { upper: 19, lower: 24, wide: 6.4, thin: 3.2 }
const FORE = { upper: 17, lower: 21, wide: 5, thin: 3 }

/** Draws a greyhound in its jacket. The nose is at 0 and the ground at 0; a length is 114 units. */
export function drawGreyhound(pen: Pen, look: RunnerLook, gait: Gait, stride: number): void {
  const coat = COATS[look.coat % COATS.length] ?? COATS[0]
  const { rock, rise } = bodyAt(gait, stride)
  const legs = legsAt(gait, stride)
  pen.save()
  pen.translate(-70, -1.3 * rise)
  pen.rotate(1.5 * rock)
  const far = shade(coat, -0.34)
  drawLeg(pen, ROOTS.hind, legs[1], HIND, far)
  drawLeg(pen, ROOTS.fore, legs[3], FORE, far)
  fill(pen, TAIL, shade(coat, -0.12))
  const light = pen.createLinearGradient(0, -68, 0, -26)
  light.addColorStop(0, shade(coat, 0.22))
  light.addColorStop(1, shade(coat, -0.28))
  pen.fillStyle = light
  pen.fill(BODY)
  drawLeg(pen, ROOTS.hind, legs[0], HIND, coat)
  fill(pen, THIGH, shade(coat, 0.04))
  drawJacket(pen, look)
  drawLeg(pen, ROOTS.fore, legs[2], FORE, coat)
  drawHead(pen, coat)
  pen.restore()
}

function drawJacket(pen: Pen, { number, colors }: RunnerLook): void {
  const [cloth, ink] = clothOf(number)
  fill(pen, JACKET, cloth)
  fill(pen, TRIM, colors[0] === cloth ? colors[1] : colors[0])
  pen.fillStyle = 'rgb(255 255 255 / 0.16)'
  pen.fillRect(-13, -57, 38, 4)
  pen.fillStyle = ink
  pen.font = '800 17px sans-serif'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(String(number), 4, -44)
}

function drawHead(pen: Pen, coat: string): void {
  fill(pen, EAR, shade(coat, -0.28))
  // Racing dogs wear a muzzle.
  fill(pen, MUZZLE, 'rgb(25 25 28 / 0.55)')
  pen.fillStyle = '#14100d'
  pen.beginPath()
  pen.arc(52.5, -64.2, 1.2, 0, 2 * Math.PI)
  pen.arc(69.4, -57.6, 1.3, 0, 2 * Math.PI)
  pen.fill()
}

function drawLeg(
  pen: Pen,
  [x, y]: readonly [number, number],
  pose: LegPose | undefined,
  size: typeof HIND,
  colour: string,
): void {
  if (!pose) return
  const joint = [x + size.upper * Math.sin(pose.upper), y + size.upper * Math.cos(pose.upper)] as const
  const foot = [
    joint[0] + size.lower * 0.92 * Math.sin(pose.lower),
    joint[1] + size.lower * 0.92 * Math.cos(pose.lower),
  ] as const
  limb(pen, [x, y, ...joint], colour, size.wide)
  limb(pen, [...joint, ...foot], colour, size.thin)
  limb(pen, [...foot, foot[0] + 2.4, foot[1]], colour, size.thin + 0.4)
}
