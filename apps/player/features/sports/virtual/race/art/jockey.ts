import { clothOf } from '../../../../../shared/virtual/cloths.ts'
import type { Gait } from './gait.ts'
import { fill, limb, type Pen, type RunnerLook, shade } from './pen.ts'

const CLOTH = new Path2D('M-25-64L-7-64.5L-6-48Q-16-45-27-48Z')
const SADDLE = new Path2D('M-7-66Q2-62 11-67L10-63Q1-59-7-63Z')
const TORSO = new Path2D('M-6-80C-8-86-2-91 7-93C15-95 22-93 23-88C22-83 15-80 8-76C2-73-4-75-6-80Z')
const SASH = new Path2D('M4-92.5L11-94L6-74.6L0-73.4Z')
const CAP = new Path2D('M18-98C19-104 29-105 31-98L34-96.6L30-95.4L18-95.6Z')
const CAP_BAND = new Path2D('M18-97.4H31.4V-95.4H18Z')
const FACE = new Path2D('M21-96.4H30.6C31-92 29-89.4 25.6-89.4C22.4-89.4 20.6-92 21-96.4Z')
const GOGGLES = new Path2D('M26-95.4H31.6V-92.6H26Z')

/** Draws a jockey in the forward seat: colours of the silks, and the number on the cloth under the saddle. */
export function drawJockey(pen: Pen, look: RunnerLook, gait: Gait, stride: number): void {
  const [silk, trim] = look.colors
  const push = gait === 'gallop' ? Math.sin(2 * Math.PI * stride) : 0
  drawCloth(pen, look.number)
  fill(pen, SADDLE, '#2a1a12')
  pen.save()
  pen.translate(0, gait === 'gallop' ? push * 1.1 : 0)
  limb(pen, [2, -62, 4, -56], '#c9ced3', 1.2)
  limb(pen, [-2, -77, 14, -72], '#f6f3ea', 6.4)
  limb(pen, [14, -72, 3, -63], '#f6f3ea', 5)
  limb(pen, [9, -67, 2, -60], '#17120f', 4.6)
  limb(pen, [2, -59, 7, -58], '#17120f', 3.6)
  fill(pen, TORSO, silk)
  fill(pen, SASH, trim)
  limb(pen, [18, -88, 22 + push, -79, 31 + 2 * push, -76], trim, 4.6)
  limb(pen, [30 + 2 * push, -76.4, 32 + 2 * push, -75.6], '#f0c8a2', 3.4)
  drawCap(pen, silk, trim)
  pen.restore()
}

function drawCloth(pen: Pen, number: number): void {
  const [cloth, ink] = clothOf(number)
  fill(pen, CLOTH, cloth)
  pen.strokeStyle = shade(cloth, -0.35)
  pen.lineWidth = 0.7
  pen.stroke(CLOTH)
  pen.fillStyle = ink
  pen.font = '800 14px sans-serif'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(String(number), -16.4, -55)
}

function drawCap(pen: Pen, silk: string, trim: string): void {
  fill(pen, FACE, '#e5b58c')
  fill(pen, CAP, silk)
  fill(pen, CAP_BAND, trim)
  fill(pen, GOGGLES, '#1d2a35')
}
