import { buildSites } from './sites.ts'

try {
  const built = await buildSites()
  if (built.length > 0) console.log(`Built ${built.join(', ')}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
