import type { Area } from '../page.ts'
import { searchPaths } from './paths.ts'

const { search: path } = searchPaths

export const search: Area = {
  name: 'search',
  pages: [{ path, head: 'search', firstCalls: () => [], examples: [path, `${path}?q=lale`] }],
}
