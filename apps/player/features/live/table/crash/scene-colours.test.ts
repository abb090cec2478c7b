import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const HERE = new URL('./', import.meta.url)
const THEME = readFileSync(new URL('../../../../../../packages/ui/styles/theme.css', import.meta.url), 'utf8')
/** Sheets that open over the scene, on the ground of the page. */
const SHEETS = ['kite-rules.tsx']

it('the scene uses only colours that are the same in both modes: its sky is always dark', () => {
  const light = THEME.slice(THEME.indexOf('data-theme="light"'))
  const changing = Array.from(light.matchAll(/--color-([\w-]+):/g), ([, name]) => name).join('|')
  const classes = new RegExp(`\\b(?:text|bg|border|ring)-(?:${changing})(?![\\w-])`, 'g')
  const files = readdirSync(HERE).filter((name) => name.endsWith('.tsx') && !SHEETS.includes(name))
  const found = files.flatMap((name) => readFileSync(new URL(name, HERE), 'utf8').match(classes) ?? [])
  expect(found).toEqual([])
})
