import { err, ok, type Result } from '@poyraz/kernel'

export type Options = { readonly seed: string | null; readonly quick: boolean }

const SEED = /^[0-9a-f]{64}$/
const USAGE = 'npm run battery -- [--quick] [--seed HEX], HEX being 32 bytes in lower-case hex'

export function parseOptions(args: readonly string[]): Result<Options, string> {
  let options: Options = { seed: null, quick: false }
  for (let index = 0; index < args.length; index++) {
    const value = args[index + 1]
    if (args[index] === '--quick') options = { ...options, quick: true }
    else if (args[index] === '--seed' && value !== undefined && SEED.test(value)) {
      options = { ...options, seed: value }
      index++
    } else return err(USAGE)
  }
  return ok(options)
}
