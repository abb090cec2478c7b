import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { deferred } from '@poyraz/kernel'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ServiceUnavailable } from '../ports.ts'
import { createDecoder } from './decoder.ts'

const STUCK_MS = 1500

let dir: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'poyraz-decoder-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

/** Writes a program that replaces the decoder. */
async function program(name: string, body: string): Promise<string> {
  const path = join(dir, `${name}.mjs`)
  await writeFile(path, body)
  return path
}

const photo = () =>
  sharp({ create: { width: 64, height: 40, channels: 3, background: '#0a7' } }).withExif({
    IFD0: { Copyright: 'secret place' },
  })

describe('a decoder', () => {
  it('re-encodes a picture in a separate process, without its metadata', async () => {
    const drawn = await createDecoder()(await photo().png().toBuffer())
    if (!drawn.ok) throw new Error(drawn.error)
    const meta = await sharp(drawn.value).metadata()
    expect(meta).toMatchObject({ format: 'jpeg', width: 64, height: 40 })
    expect(meta.exif).toBeUndefined()
  })

  it('refuses a picture that is broken after its header', async () => {
    const jpeg = await photo().jpeg().toBuffer()
    const broken = Buffer.concat([jpeg.subarray(0, 4), Buffer.alloc(5000, 7)])
    expect(await createDecoder()(broken)).toEqual({ ok: false, error: 'picture' })
  })

  it('is killed after its timeout, and the picture is refused (C06)', async () => {
    const body = `
      import { writeFileSync } from 'node:fs'
      writeFileSync(new URL('./stuck.pid', import.meta.url), String(process.pid))
      for (;;);`
    const decoder = createDecoder({ program: await program('stuck', body), timeoutMs: STUCK_MS })
    expect(await decoder(await photo().jpeg().toBuffer())).toEqual({ ok: false, error: 'picture_limits' })
    const pid = Number(await readFile(join(dir, 'stuck.pid'), 'utf8'))
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })

  it('is killed when it uses too much memory, and the picture is refused (C06)', async () => {
    const body = `
      const taken = []
      setInterval(() => taken.push(Buffer.alloc(64 << 20, 1)), 5)
      await import(${JSON.stringify(new URL('./decoder-process.ts', import.meta.url).href)})
      setInterval(() => undefined, 1000)`
    const decoder = createDecoder({ program: await program('greedy', body) })
    // Memory is limited until the process ends, also after the picture was decoded.
    expect(await decoder(await photo().jpeg().toBuffer())).toEqual({ ok: false, error: 'picture_limits' })
  })

  it('that hangs does not block a server thread, and the queue is limited (C06)', async () => {
    const stuck = await program('stuck-for-good', 'for (;;);')
    const decoder = createDecoder({ program: stuck, timeoutMs: STUCK_MS })
    const ended = deferred<'decoders'>()
    const under = Array.from({ length: 10 }, () => decoder(Buffer.alloc(1)))
    void Promise.allSettled(under).then(() => ended.resolve('decoders'))
    // Two run and eight wait, so the next one is refused.
    await expect(decoder(Buffer.alloc(1))).rejects.toThrow(ServiceUnavailable)
    // Both need a thread of the pool, which decoders in this process would block.
    const work = Promise.all([promisify(gzip)('x'), readFile(stuck)]).then(() => 'work')
    expect(await Promise.race([work, ended.promise])).toBe('work')
    expect(await Promise.all(under)).toEqual(under.map(() => ({ ok: false, error: 'picture_limits' })))
  }, 30_000)

  it('does not inherit the server’s environment variables', async () => {
    const leaky = await program('env', 'process.stdout.write(JSON.stringify(process.env))')
    const told = await createDecoder({ program: leaky })(Buffer.alloc(1))
    if (!told.ok) throw new Error(told.error)
    const variables = Object.keys(JSON.parse(Buffer.from(told.value).toString()) as object)
    expect(variables).not.toContain('PATH')
    expect(variables).not.toContain('HOME')
  })

  it('throws if the decoder itself fails, instead of refusing the picture', async () => {
    const broken = await program('broken', 'process.exit(1)')
    await expect(createDecoder({ program: broken })(Buffer.alloc(1))).rejects.toThrow('Command failed')
  })
})
