import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from '../player/build/compress.ts'
import { faces } from '../player/build/faces.ts'

const SERVER = `http://127.0.0.1:${process.env['PORT'] ?? 8080}`

export default defineConfig({
  root: import.meta.dirname,
  base: '/backoffice/',
  plugins: [react(), tailwindcss(), faces('paint'), compress()],
  build: { target: ['es2023', 'chrome114', 'firefox128', 'safari17'], modulePreload: { polyfill: false } },
  server: { port: 5175, proxy: { '/backoffice/v1': SERVER } },
})
