import { COURSE } from '../race-course.ts'
import { drawBoard, drawFinish, drawGate, drawStall, type Ground, SLANT } from './marks.ts'
import type { Pen } from './pen.ts'
import type { Pose } from './sprites.ts'
import { type Layer, laneOf, laneScale, type Stage } from './stage.ts'

/** Runners of a picture by their place in the list: their lengths from the gates, and how they move. */
export type SceneMoment = {
  readonly distances: readonly number[]
  readonly poses: readonly Pose[]
  /** Lengths from the gates that are at `FOCUS` of the picture. */
  readonly camera: number
  readonly gates: 'none' | 'closed' | 'open'
}

/** Share of the width at which the camera looks. */
const FOCUS = 0.8
const NARROW_FOCUS = 0.95
const NARROW = 640
/** Boards with the rest of the way. */
const BOARDS = 6
/** Metres of a length, so that the course has whole hundreds. */
const METRES = { horses: 4, dogs: 1.6 } as const
/** Width of a stripe of the mowed grass, in lengths. */
const STRIPE = 2.5

/** Draws a moment of a race. It moves finished pictures only, so that it is cheap on slow phones. */
export function paintScene(pen: Pen, stage: Stage, moment: SceneMoment): void {
  pen.setTransform(stage.ratio, 0, 0, stage.ratio, 0, 0)
  const { layers, width, height } = stage
  const moved = moment.camera * stage.unit
  paintLayer(pen, stage, layers.sky, moved)
  pen.fillStyle = stage.palette.infield
  pen.fillRect(0, height * 0.4, width, height * 0.12)
  paintLayer(pen, stage, layers.hills, moved)
  paintLayer(pen, stage, layers.stand, moved)
  paintGround(pen, stage, moment.camera)
  paintMarks(pen, stage, moment)
  paintLayer(pen, stage, layers.far, moved)
  paintRunners(pen, stage, moment)
  paintLayer(pen, stage, layers.near, moved)
}

/** Place of a distance in the lane of a runner. */
const laneX = (stage: Stage, camera: number, distance: number, place: number): number =>
  xOf(stage, camera, distance) - SLANT * (laneOf(stage, place) - stage.course.top)

/** Place of a distance at the far rail. */
const xOf = ({ width, unit }: Stage, camera: number, distance: number): number =>
  width * (width < NARROW ? NARROW_FOCUS : FOCUS) + (distance - camera) * unit

function paintLayer(pen: Pen, { width }: Stage, layer: Layer, moved: number): void {
  const shift = (((moved * layer.speed) % layer.width) + layer.width) % layer.width
  for (let x = -shift; x < width; x += layer.width)
    pen.drawImage(layer.picture, x, layer.top, layer.width + 0.5, layer.height)
}

function paintGround(pen: Pen, stage: Stage, camera: number): void {
  const { width, height, course, palette, unit } = stage
  const top = course.top - height * 0.035
  const light = pen.createLinearGradient(0, top, 0, height)
  light.addColorStop(0, palette.ground[0])
  light.addColorStop(1, palette.ground[1])
  pen.fillStyle = light
  pen.fillRect(0, top, width, height - top)
  pen.fillStyle = palette.stripe
  const wide = STRIPE * unit
  const lean = SLANT * (height - top)
  const first = Math.floor((camera * unit - width) / (2 * wide))
  for (let stripe = first; stripe < first + width / wide + 4; stripe++) {
    const x = xOf(stage, camera, stripe * 2 * STRIPE)
    pen.beginPath()
    pen.moveTo(x, top)
    pen.lineTo(x + wide, top)
    pen.lineTo(x + wide - lean, height)
    pen.lineTo(x - lean, height)
    pen.fill()
  }
}

function paintMarks(pen: Pen, stage: Stage, { camera, gates, distances }: SceneMoment): void {
  const { course, unit, kind, palette } = stage
  const ground: Ground = { top: course.top, bottom: course.bottom, unit }
  for (let board = 1; board < BOARDS; board++) {
    const left = (board * COURSE) / BOARDS
    drawBoard(pen, xOf(stage, camera, COURSE - left), `${left * METRES[kind]} m`, ground)
  }
  drawFinish(pen, xOf(stage, camera, COURSE), ground)
  if (gates === 'none') return
  for (const [place] of distances.entries()) {
    const stall = {
      x: laneX(stage, camera, 0, place),
      y: laneOf(stage, place),
      size: unit * laneScale(stage, place),
      number: place + 1,
    }
    drawStall(pen, stall, palette)
  }
}

function paintRunners(pen: Pen, stage: Stage, moment: SceneMoment): void {
  for (const [place, distance] of moment.distances.entries()) {
    const x = laneX(stage, moment.camera, distance, place)
    const [y, scale] = [laneOf(stage, place), laneScale(stage, place)]
    const pose = moment.poses[place] ?? { gait: 'stand', stride: 0 }
    paintShadow(pen, x, y, stage.unit * scale)
    if (pose.gait === 'gallop') paintClods(pen, stage, { x, y }, pose.stride)
    stage.sprites.draw(pen, place, { x, y, scale }, pose)
    if (moment.gates === 'none') continue
    const gate = { x: laneX(stage, moment.camera, 0, place), y, size: stage.unit * scale, number: place + 1 }
    drawGate(pen, gate, moment.gates === 'open')
  }
}

function paintShadow(pen: Pen, x: number, y: number, size: number): void {
  pen.fillStyle = 'rgb(0 0 0 / 0.24)'
  pen.beginPath()
  pen.ellipse(x - size * 0.58, y + size * 0.01, size * 0.5, size * 0.055, 0, 0, 2 * Math.PI)
  pen.fill()
}

const CLODS = 5

/** Grass or sand that the hind legs throw up; it follows from the stride, so a stopped picture stands still. */
function paintClods(
  pen: Pen,
  { palette, unit }: Stage,
  at: { readonly x: number; readonly y: number },
  stride: number,
): void {
  pen.fillStyle = palette.clod
  for (let clod = 0; clod < CLODS; clod++) {
    const flight = (((stride * 1.4 + clod / CLODS) % 1) + 1) % 1
    const x = at.x - unit * (0.95 + 0.5 * flight)
    const y = at.y - unit * (0.02 + 0.22 * Math.sin(Math.PI * flight) * (0.5 + 0.12 * clod))
    pen.globalAlpha = 0.75 * (1 - flight)
    pen.beginPath()
    pen.arc(x, y, unit * (0.012 + 0.006 * (clod % 3)), 0, 2 * Math.PI)
    pen.fill()
  }
  pen.globalAlpha = 1
}
