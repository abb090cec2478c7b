import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { DatabaseStartError } from '@poyraz/db'
import { afterEach, expect, it, vi } from 'vitest'
import { StartError } from './errors.ts'
import { inOneLine, readArgs } from './say.ts'

const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
afterEach(() => void write.mockClear())

it('an external error of a command is one line and exit code 1', async () => {
  const folder = fileURLToPath(import.meta.url)
  expect(await inOneLine(async () => (await readdir(folder)).length)).toBe(1)
  expect(write.mock.calls).toEqual([[expect.stringMatching(/^ENOTDIR: [^\n]+\n$/)]])
  for (const error of [new StartError('no keys'), new DatabaseStartError('no database')]) {
    expect(await inOneLine(() => Promise.reject(error))).toBe(1)
    expect(write).toHaveBeenLastCalledWith(`${error.message}\n`)
  }
})

it('a bug is rethrown with its stack, and a command keeps its exit code', async () => {
  await expect(inOneLine(() => Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug')
  expect(await inOneLine(async () => 7)).toBe(7)
  expect(write).not.toHaveBeenCalled()
})

it('returns null for an unknown word or option', () => {
  const options = { to: { type: 'string' } } as const
  expect(readArgs({ args: ['--to', 'x'], options })?.values).toEqual({ to: 'x' })
  for (const args of [['--too', 'x'], ['--to'], ['x']]) expect(readArgs({ args, options })).toBeNull()
})
