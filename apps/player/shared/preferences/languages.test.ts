import { expect, it } from 'vitest'
import { languagesOffered } from './languages.ts'

const TURKISH = { id: 1, title: 'TR', lang: 'tr' }
const ENGLISH = { id: 2, title: 'EN', lang: 'en' }

it.each([
  [undefined, [TURKISH, ENGLISH]],
  [[], [TURKISH, ENGLISH]],
  [[{ id: 3, title: 'DE', lang: 'de' }], [TURKISH, ENGLISH]],
  [
    [ENGLISH, TURKISH],
    [ENGLISH, TURKISH],
  ],
  [
    [
      { ...TURKISH, title: 'Türkçe' },
      { id: 3, title: 'DE', lang: 'de' },
    ],
    [{ ...TURKISH, title: 'Türkçe' }],
  ],
])('the list %j offers %j (S3.29)', (listed, offered) => {
  expect(languagesOffered(listed)).toEqual(offered)
})
