import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { NOTE, sourcesNow } from '../made-of.ts'

/** In development the pages are served by vite, everything else by the lobby server beside it. */
const server = `http://localhost:${process.env.PORT ?? 8000}`

/** Leaves a note of what the pages were made of: of what was there before anything was read. */
function madeOf(): Plugin {
  let sources: string
  return {
    name: 'made-of',
    apply: 'build',
    buildStart() {
      sources = sourcesNow()
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: NOTE, source: sources })
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), madeOf()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The pages' policy allows no data: fonts or scripts, and small files compress well on their own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 8080),
    strictPort: true,
    // Games and their boards lie beside the lobby.
    fs: { allow: ['../..'] },
    proxy: {
      '/api': { target: server },
      '/socket.io': { target: server, ws: true },
    },
  },
})
