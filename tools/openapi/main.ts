import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openApiDocuments } from '@poyraz/server/reference/openapi'
import { installed, run } from '../command.ts'

/** Environment that disables telemetry and update checks of the linters. */
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
const rules = (name: string) => join(import.meta.dirname, name)

/** Lints the OpenAPI documents as the server publishes them; warnings count as errors. */
const folder = await mkdtemp(join(tmpdir(), 'poyraz-openapi-'))
try {
  const documents = Object.entries(openApiDocuments())
  const ran = await Promise.all(documents.flatMap(([path, text]) => lint(path, text)))
  const failed = ran.filter(({ code }) => code !== 0)
  for (const { output } of failed) console.log(output)
  if (failed.length === 0) console.log(`${documents.length} documents are without a fault`)
  process.exitCode = failed.length
} finally {
  await rm(folder, { recursive: true, force: true })
}

function lint(path: string, text: string) {
  const document = join(folder, `${path.replaceAll('/', '-')}.json`)
  const linters = [
    [installed('redocly'), 'lint', document, '--config', rules('redocly.yaml')],
    [installed('spectral'), 'lint', document, '--ruleset', rules('spectral.yaml'), '--fail-severity=warn'],
  ]
  const written = writeFile(document, JSON.stringify(JSON.parse(text), null, 1))
  return linters.map((command) => written.then(() => run(command, { env })))
}
