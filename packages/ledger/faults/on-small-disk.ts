import { runDisk } from './disk.ts'

/** The process of `runDisk`, in the name space where the small disk is: the report is one line of JSON. */
const [seed = '', dir = ''] = process.argv.slice(2)
process.stdout.write(`${JSON.stringify(await runDisk(Number(seed), dir))}\n`)
