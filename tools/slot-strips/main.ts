import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ChoiceRules } from '../../packages/games/slots/choices/rules.ts'
import type { ReelRules } from '../../packages/games/slots/rules.ts'
import { ROOT } from '../repository.ts'
import type { SlotDraft } from './draft.ts'
import { findRules } from './find-rules.ts'

/**
 * `node tools/slot-strips/main.ts DRAFT.json ...`: writes `packages/games/slots/<gameId>/rules.ts` from each draft
 * (`draft.ts` says what it holds), and prints return, sigma and hit rate.
 */
for (const path of process.argv.slice(2)) {
  const draft = JSON.parse(readFileSync(path, 'utf8')) as SlotDraft
  const { rules, sigma, hit } = findRules(draft)
  const folder = pathToFileURL(join(ROOT, 'packages/games/slots', draft.gameId, '/'))
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL('rules.ts', folder), sourceOf(withChoice(rules, draft)))
  const figures = [`${rules.rtpBp / 100} %`, `sigma ${sigma.toFixed(2)}`, `hit ${(100 * hit).toFixed(1)} %`]
  console.log(`${draft.gameId}: ${figures.join(', ')}`)
}

function withChoice(rules: ReelRules, { choice }: SlotDraft): ReelRules | ChoiceRules {
  return choice ? { ...rules, mapping: 'reels-2', choice } : rules
}

function sourceOf(rules: ReelRules | ChoiceRules): string {
  const strips = (of: ReelRules['strips']['base']) =>
    `[\n${of.map((strip) => `      '${strip.join(' ')}',`).join('\n')}\n    ].map((strip) => strip.split(' '))`
  const { base, free } = rules.strips
  const fields = Object.entries(rules).map(([name, value]) => {
    if (name !== 'strips') return `  ${name}: ${JSON.stringify(value)},`
    return `  strips: {\n    base: ${strips(base)},\n    free: ${free ? strips(free) : 'null'},\n  },`
  })
  const isChoice = 'choice' in rules
  const [type, file] = isChoice ? ['ChoiceRules', '../choices/rules.ts'] : ['SlotRules', '../rules.ts']
  return `import type { ${type} } from '${file}'\n\nexport const rules: ${type} = {\n${fields.join('\n')}\n}\n`
}
