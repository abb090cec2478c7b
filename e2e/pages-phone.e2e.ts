import { describe } from 'vitest'
import { walkPages } from './every-page.ts'

describe('every page on a phone, in Turkish and dark', () => {
  walkPages({ viewport: 'phone', lang: 'tr', mode: 'dark', whole: true })
})
