import { runDisk } from './disk.ts'

/** Runs `runDisk` in the mount namespace of the small disk and prints the report as one line of JSON. */
const [dir = ''] = process.argv.slice(2)
process.stdout.write(`${JSON.stringify(await runDisk(dir))}\n`)
