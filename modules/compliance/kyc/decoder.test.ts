import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { deferred } from '@poyraz/kernel'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OutsideSilent } from '../ports.ts'
import { createDecoder } from './decoder.ts'

const STUCK_MS = 1500

let dir: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'poyraz-decoder-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

/** A program in place of the decoder. */
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
  it('draws a picture anew in a process of its own, without its metadata', async () => {
    const drawn = await createDecoder()(await photo().png().toBuffer())
    if (!drawn.ok) throw new Error(drawn.error)
    const meta = await sharp(drawn.value).metadata()
    expect(meta).toMatchObject({ format: 'jpeg', width: 64, height: 40 })
    expect(meta.exif).toBeUndefined()
  })

  it('refuses what is broken behind its header', async () => {
    const jpeg = await photo().jpeg().toBuffer()
    const broken = Buffer.concat([jpeg.subarray(0, 4), Buffer.alloc(5000, 7)])
    expect(await createDecoder()(broken)).toEqual({ ok: false, error: 'picture' })
  })

  it('that is stuck is killed after its time, and the picture refused (C06)', async () => {
    const body = `
      import { writeFileSync } from 'node:fs'
      writeFileSync(new URL('./stuck.pid', import.meta.url), String(process.pid))
      for (;;);`
    const decoder = createDecoder({ program: await program('stuck', body), timeoutMs: STUCK_MS })
    expect(await decoder(await photo().jpeg().toBuffer())).toEqual({ ok: false, error: 'picture_limits' })
    const pid = Number(await readFile(join(dir, 'stuck.pid'), 'utf8'))
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })

  it('that takes too much memory ends, and the picture is refused (C06)', async () => {
    const body = `
      const taken = []
      setInterval(() => taken.push(Buffer.alloc(64 << 20, 1)), 5)
      await import(${JSON.stringify(new URL('./decoder-process.ts', import.meta.url).href)})
      setInterval(() => undefined, 1000)`
    const decoder = createDecoder({ program: await program('greedy', body) })
    // Its picture is drawn long before: what it takes afterwards is watched until it ends.
    expect(await decoder(await photo().jpeg().toBuffer())).toEqual({ ok: false, error: 'picture_limits' })
  })

  it('that is stuck holds no thread of the server, and those that wait are bounded (C06)', async () => {
    const stuck = await program('stuck-for-good', 'for (;;);')
    const decoder = createDecoder({ program: stuck, timeoutMs: STUCK_MS })
    const ended = deferred<'decoders'>()
    const under = Array.from({ length: 10 }, () => decoder(Buffer.alloc(1)))
    void Promise.allSettled(under).then(() => ended.resolve('decoders'))
    // Two run and eight wait: there is no place for another.
    await expect(decoder(Buffer.alloc(1))).rejects.toThrow(OutsideSilent)
    // Both of these need a thread of the pool that the decoders would hold if they ran in this process.
    const work = Promise.all([promisify(gzip)('x'), readFile(stuck)]).then(() => 'work')
    expect(await Promise.race([work, ended.promise])).toBe('work')
    expect(await Promise.all(under)).toEqual(under.map(() => ({ ok: false, error: 'picture_limits' })))
  }, 30_000)

  it('is given none of the variables of the server', async () => {
    const leaky = await program('env', 'process.stdout.write(JSON.stringify(process.env))')
    const told = await createDecoder({ program: leaky })(Buffer.alloc(1))
    if (!told.ok) throw new Error(told.error)
    const variables = Object.keys(JSON.parse(Buffer.from(told.value).toString()) as object)
    expect(variables).not.toContain('PATH')
    expect(variables).not.toContain('HOME')
  })

  it('that breaks by itself is a bug, and no fault of the picture', async () => {
    const broken = await program('broken', 'process.exit(1)')
    await expect(createDecoder({ program: broken })(Buffer.alloc(1))).rejects.toThrow('Command failed')
  })
})
