import type { Parsed, Problem } from '../../syntax.ts'

/** Banned imports, each with its replacement. */
const BANNED_IMPORTS: Readonly<Record<string, string>> = {
  'node:assert': "kernel's assert",
  'node:assert/strict': "kernel's assert",
  '@hookform/resolvers': 'useForm of packages/ui',
  axios: 'fetch',
  bcrypt: '@node-rs/argon2',
  dayjs: 'Intl and the formats of packages/text',
  'decimal.js': 'Kurus, a bigint',
  lodash: 'the language',
  moment: 'Intl and the formats of packages/text',
  nanoid: "kernel's randomId",
  'react-hook-form': 'useForm of packages/ui',
  uuid: "kernel's uuidv7",
}

export function checkBannedImports({ file, imports }: Parsed): Problem[] {
  return imports.flatMap(({ specifier, line }) => {
    const replacement = BANNED_IMPORTS[specifier]
    return replacement === undefined
      ? []
      : [{ path: file.path, line, message: `${specifier} is not used here: take ${replacement}` }]
  })
}
