import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROCEDURES } from '@poyraz/contract'
import { openApiDocument } from '@poyraz/server/reference/openapi'
import { installed, run } from '../command.ts'

/** Environment that disables telemetry and update checks of the linters. */
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
const rules = (name: string) => join(import.meta.dirname, name)

/** Lints the OpenAPI document as the server publishes it; warnings count as errors. */
const folder = await mkdtemp(join(tmpdir(), 'poyraz-openapi-'))
try {
  const document = join(folder, 'openapi.json')
  await writeFile(document, JSON.stringify(openApiDocument(PROCEDURES), null, 1))
  const linters = [
    [installed('redocly'), 'lint', document, '--config', rules('redocly.yaml')],
    [installed('spectral'), 'lint', document, '--ruleset', rules('spectral.yaml'), '--fail-severity=warn'],
  ]
  const ran = await Promise.all(linters.map((command) => run(command, { env })))
  const failed = ran.filter(({ code }) => code !== 0)
  for (const { output } of failed) console.log(output)
  if (failed.length === 0) console.log(`${PROCEDURES.length} procedures are described without a fault`)
  process.exitCode = failed.length
} finally {
  await rm(folder, { recursive: true, force: true })
}
