import { readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
}

/** Builds the empty React page and serves it as our own server serves files: brotli, hashed assets cached. */
export async function serveEmptyPage(port: number): Promise<{ url: string; close(): Promise<void> }> {
  const outDir = join(tmpdir(), `poyraz-empty-${port}`)
  await build({
    root: fileURLToPath(new URL('./empty/', import.meta.url)),
    plugins: [react()],
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  const files = await readCompressed(outDir)
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '/')
    const body = files.get(path)
    if (!body) return void response.writeHead(404).end()
    const type = TYPES[extname(path)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${port}/`,
    async close() {
      await new Promise((resolve) => server.close(resolve))
      await rm(outDir, { recursive: true, force: true })
    },
  }
}

async function readCompressed(folder: string): Promise<Map<string, Buffer>> {
  const names = await readdir(folder, { recursive: true })
  const files = new Map<string, Buffer>()
  for (const name of names.filter((entry) => extname(entry) in TYPES)) {
    files.set(`/${name}`, brotliCompressSync(await readFile(join(folder, name))))
  }
  return files
}
