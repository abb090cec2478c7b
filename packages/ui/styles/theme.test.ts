import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'

const CSS = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')
const [, DARK = '', LIGHT = ''] =
  /@theme \{([\s\S]*?)\n\}[\s\S]*data-theme='light'\] \{([\s\S]*?)\n\}/.exec(CSS.replaceAll('"', "'")) ?? []

type Colours = ReadonlyMap<string, string>

function coloursOf(block: string): Colours {
  return new Map(
    Array.from(block.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g), ([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  )
}

const dark = coloursOf(DARK)
const modes: readonly (readonly [string, Colours])[] = [
  ['dark', dark],
  ['light', new Map([...dark, ...coloursOf(LIGHT)])],
]

const GROUNDS = ['bg', 'bg-raised', 'surface', 'surface-2'] as const

/** Required contrast ratios: text 7, informative marks 4.5, borders of controls 3. */
const PAIRS: readonly (readonly [string, number, readonly string[]])[] = [
  ['text', 7, [...GROUNDS, 'brand-soft', 'brass-soft', 'danger-soft']],
  ...['muted', 'brand', 'coral', 'brass', 'success', 'danger', 'cobalt', 'focus'].map(
    (name) => [name, 4.5, GROUNDS] as const,
  ),
  ['line-strong', 3, GROUNDS],
  ['on-brand', 4.5, ['brand', 'brand-strong']],
  ['success', 4.5, ['brand-soft']],
  ['brass', 4.5, ['brass-soft']],
  ['danger', 4.5, ['danger-soft']],
  ['bg', 7, ['text']],
  ['ink', 7, ['lamp']],
  ['white', 4.5, ['sea-1', 'ember-2', 'reef-2']],
  ['white', 7, ['sea-2', 'night']],
  ['foam', 4.5, ['sea-2', 'night']],
  ['flare', 4.5, ['sea-2', 'night']],
  ['ink', 4.5, ['foam']],
]

describe.each(modes)('colours of the %s mode', (_, colours) => {
  const rows = PAIRS.flatMap(([front, least, grounds]) => grounds.map((ground) => ({ front, ground, least })))

  it.each(rows)('$front on $ground is at least $least (S1.10)', ({ front, ground, least }) => {
    expect(contrast(colours.get(front) ?? '', colours.get(ground) ?? '')).toBeGreaterThanOrEqual(least)
  })
})

it('has the same names in both modes', () => {
  expect([...coloursOf(LIGHT).keys()].filter((name) => !dark.has(name))).toEqual([])
  expect(coloursOf(LIGHT).size).toBeGreaterThan(15)
})
