import { describe } from 'vitest'
import { walkPages } from './every-page.ts'

describe('every page on a desktop, in Turkish and dark', () => {
  walkPages({ viewport: 'desktop', lang: 'tr', mode: 'dark', whole: false })
})

describe('every page on a desktop, in English and light', () => {
  walkPages({ viewport: 'desktop', lang: 'en', mode: 'light', whole: true })
})
