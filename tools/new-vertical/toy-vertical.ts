import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { changeFile } from '../scratch-copy.ts'

const FILES = fileURLToPath(new URL('./toy-files/', import.meta.url))

type Line = readonly [after: string, added: string]

/** Every list that a vertical joins, with its line. An import stands with its entry. */
const LINES: Readonly<Record<string, readonly Line[]>> = {
  'packages/games/index.ts': [['', "export * from './coinflip/rules.ts'\n"]],
  'packages/contract/index.ts': [['', "export * from './coinflip/procedures.ts'\n"]],
  'packages/contract/backoffice/areas.ts': [
    ["export * from './cases.ts'\n", "export * from './coinflip.ts'\n"],
  ],
  'tools/boundaries/order.ts': [["    'modules/casino',\n", "    'modules/coinflip',\n"]],
  'apps/server/package.json': [['    "@poyraz/casino": "0.1.0",\n', '    "@poyraz/coinflip": "0.1.0",\n']],
  'apps/server/compose/verticals.ts': [
    ["import { casino } from './casino.ts'\n", "import { coinflip } from './coinflip.ts'\n"],
    ['const LIST = { casino', ', coinflip'],
  ],
  'packages/site/areas.ts': [
    ["import { cashier } from './cashier/area.ts'\n", "import { coinflip } from './coinflip/area.ts'\n"],
    ['  live,\n', '  coinflip,\n'],
  ],
  'packages/text/pages/tr.ts': [
    [
      'export const tr = {\n',
      "  coinflip: { title: 'Yazı tura · Poyraz', description: 'Üç kişilik masada yazı tura.' },\n",
    ],
  ],
  'packages/text/pages/en.ts': [
    [
      'export const en = {\n',
      "  coinflip: { title: 'Coin flip · Poyraz', description: 'A coin flip at a table of three.' },\n",
    ],
  ],
  'apps/player/app/manifests.ts': [
    [
      "import { cashierManifest } from '../features/cashier/manifest.ts'\n",
      "import { coinflipManifest } from '../features/coinflip/manifest.ts'\n",
    ],
    ['  liveManifest,\n', '  coinflipManifest,\n'],
  ],
}

/** Adds the toy vertical to a copy of the project: files, lines, and the link that `npm install` makes. */
export function addToyVertical(root: string): void {
  cpSync(FILES, root, { recursive: true })
  for (const [name, lines] of Object.entries(LINES)) {
    changeFile(
      root,
      name,
      lines.map(([after, added]) => [after, after + added]),
    )
  }
  symlinkSync('../../modules/coinflip', join(root, 'node_modules/@poyraz/coinflip'))
}
