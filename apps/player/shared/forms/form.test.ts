import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../..')
const FORM = /<form\b[^>]*/g

/** Source files of the sites and their components that may contain markup. */
function sources(): readonly string[] {
  return ['apps/player', 'apps/studio', 'packages/ui'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name).replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.tsx') && !/\/(?:dist|node_modules)\//.test(name)),
  )
}

const formsOf = (file: string) => readFileSync(join(ROOT, file), 'utf8').match(FORM) ?? []

it('gives no form of the sites a method that puts typed values into the URL', () => {
  const forms = sources().flatMap((file) => formsOf(file).map((form) => [file, form] as const))
  expect(forms.length).toBeGreaterThan(0)
  expect(forms.filter(([, form]) => !form.includes('method="post"'))).toEqual([])
})

it('renders each form of the player’s site with the shared Form component', () => {
  const files = sources().filter((file) => file.startsWith('apps/player/') && formsOf(file).length > 0)
  expect(files).toEqual(['apps/player/shared/forms/form.tsx'])
})
