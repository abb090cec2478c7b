import { z } from 'zod'

/** Fields of a command beside `kind`, and numbers of a list: more than any game has. */
const FIELDS_MAX = 8
const NUMBERS_MAX = 40
const NAME_LENGTH_MAX = 32

const name = z.string().max(NAME_LENGTH_MAX)
const value = z.union([z.int(), z.boolean(), name, z.array(z.int()).max(NUMBERS_MAX)])

/**
 * A command of a game's rules, as `docs/originals.md` lists them: `{kind: 'reveal', cell: 12}`. Its form is checked here;
 * the rules accept exactly the commands that they call legal.
 */
export const gameCommand = z
  .record(name, value)
  .refine((command) => 'kind' in command && Object.keys(command).length <= FIELDS_MAX)
