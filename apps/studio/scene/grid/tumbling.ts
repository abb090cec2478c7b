import type { SlotSpin } from '@poyraz/games'
import { assert } from '@poyraz/kernel'
import type { Frames } from '../frames.ts'
import type { Scene, Stand, Tumble } from '../scene.ts'
import type { Grid } from './grid.ts'

/** Each column starts this much later than the one before it. */
const COLUMN_LAG_MS = 62
/** Gap between the grid and the symbols that wait above it, in cells. */
const ABOVE_CELLS = 1
const FADE_MS = 200
const FADED_ALPHA = 0.2
const CALM_BURST_MS = 320

export type TumblingDeps = {
  readonly grid: Grid
  readonly frames: Frames
  /** Reduced motion: nothing falls; symbols change with a soft fade. */
  readonly calm: boolean
}

export type Tumbling = Pick<Scene, 'rest' | 'turn' | 'land' | 'goBack' | 'cover' | 'tumble' | 'reveal'> & {
  advance(stepMs: number): boolean
}

type Window = readonly (readonly string[])[]

type State = TumblingDeps & {
  /** Symbols that the grid shows, or showed before they left. */
  home: Window
  /** Resolves when the symbols have left. */
  leaving: Promise<void>
}

/** Lets symbols fall into the grid, bursts what wins, and lets the rest drop. */
export function createTumbling(deps: TumblingDeps): Tumbling {
  const { grid, calm } = deps
  const state: State = { ...deps, home: [], leaving: Promise.resolve() }
  const fall = calm ? cutTo : fallIn
  return {
    rest: (stand) => show(state, windowOf(stand)),
    turn() {
      state.leaving = calm ? fade(state, 1, FADED_ALPHA) : leave(state)
    },
    land: (spin, _holds, on) => fall(state, windowOf(spin), on.onStop),
    goBack: () => fall(state, state.home, () => undefined),
    cover: () => Promise.resolve(),
    async reveal(window) {
      if (calm) return cutTo(state, window, () => undefined)
      state.home = window
      for (const [index, column] of grid.list.entries()) column.turnInto(window[index] ?? [])
      await settled(state)
    },
    tumble: (tumble) => burstAndDrop(state, tumble),
    advance: (stepMs) => grid.advance(stepMs),
  }
}

function show(state: State, window: Window): void {
  state.home = window
  for (const [index, column] of state.grid.list.entries()) column.rest(window[index] ?? [])
  state.grid.touch()
}

function leave(state: State): Promise<void> {
  for (const [index, column] of state.grid.list.entries()) column.leave(index * COLUMN_LAG_MS * 0.5)
  return settled(state)
}

function settled({ grid, frames }: State): Promise<void> {
  return frames.wait(Math.max(...grid.list.map((column) => column.durationMs())))
}

function fade({ grid, frames }: State, from: number, to: number): Promise<void> {
  return frames.tween(FADE_MS, (part) => {
    grid.view.alpha = from + (to - from) * part
    grid.touch()
  })
}

async function cutTo(state: State, window: Window, onStop: (column: number) => void): Promise<void> {
  await state.leaving
  show(state, window)
  for (const index of window.keys()) onStop(index)
  await fade(state, FADED_ALPHA, 1)
}

async function fallIn(state: State, window: Window, onStop: (column: number) => void): Promise<void> {
  state.home = window
  await state.leaving
  const landings = state.grid.list.map(async (column, index) => {
    const symbols = window[index] ?? []
    const falls = symbols.map(() => symbols.length + ABOVE_CELLS)
    column.fall(symbols, falls, index * COLUMN_LAG_MS)
    await state.frames.wait(column.durationMs())
    onStop(index)
  })
  await Promise.all(landings)
}

async function burstAndDrop(state: State, { gone, left, window }: Tumble): Promise<void> {
  const { grid, frames, calm, home: before } = state
  for (const [index, column] of grid.list.entries()) column.burst(gone[index] ?? new Set())
  await (calm ? frames.wait(CALM_BURST_MS) : settled(state))
  if (calm) return cutTo(state, window, () => undefined)
  state.home = window
  for (const [index, column] of grid.list.entries()) {
    const kept = (before[index] ?? []).map((symbol, row) => left.get(`${index} ${row}`) ?? symbol)
    const [symbols, burst] = [window[index] ?? [], gone[index] ?? new Set<number>()]
    column.fall(symbols, fallsOf(kept, burst), index * COLUMN_LAG_MS * 0.35)
  }
  await settled(state)
}

/** Returns how many cells each symbol of a column falls: those from above all start outside of the grid. */
function fallsOf(before: readonly string[], gone: ReadonlySet<number>): readonly number[] {
  const stays = before.flatMap((_, row) => (gone.has(row) ? [] : [row]))
  const fresh = before.length - stays.length
  return before.map((_, row) => (row < fresh ? fresh + ABOVE_CELLS * 0.4 : row - (stays[row - fresh] ?? row)))
}

function windowOf(stand: Stand | SlotSpin): Window {
  assert('window' in stand, 'a grid shows symbols')
  return stand.window
}
