import { createHash } from 'node:crypto'
import { constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'
import { NOTE, sourcesNow } from '../made-of.ts'

/** A folder of files that needs no server of its own, below any path: `npm run build:static`. */
const STATIC = 'static'

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

/** What the front page needs beside the files that its HTML names: its words, and the line to the server. */
const ALSO = /\/(text\/(en|ja)\.ts|socket\.io-client\/.*)$/

/**
 * Writes down what the front page is made of, for the service worker, which keeps it, and what all pages are, which it keeps
 * a while later.
 */
function shell(): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const html = Object.values(bundle).find(({ fileName }) => fileName === 'index.html')
        if (html?.type !== 'asset') throw new Error('no index.html among what was built')
        const page = String(html.source)
        const named = [...page.matchAll(/(?:src|href)="\.?\/([^"]+\.\w+)"/g)].map(([, path]) => path!)
        const files = new Set(named)
        const add = (name: string): void => {
          const chunk = bundle[name]
          if (files.has(name) || chunk?.type !== 'chunk') return
          files.add(name)
          for (const needed of chunk.imports) add(needed)
        }
        for (const [name, chunk] of Object.entries(bundle))
          if (chunk.type === 'chunk' && ALSO.test(chunk.facadeModuleId ?? '')) add(name)
        const entry = named.find(path => path.endsWith('.js'))!
        const version = createHash('sha256')
          .update(page)
          .update([...files].join())
          .digest('hex')
          .slice(0, 16)
        const all = Object.keys(bundle).filter(name => /^assets\/.*\.(js|css)$/.test(name))
        const source = `self.shell = ${JSON.stringify({ version, entry, files: [...files], all })}\n`
        this.emitFile({ type: 'asset', fileName: 'shell.js', source })
      },
    },
  }
}

/** Once here, instead of each time that somebody loads a page: the server sends what lies beside a file. */
const compressed = compression({
  include: /\.(js|css|svg)$/,
  threshold: 1000,
  algorithms: [
    // The last steps would take ten times as long, for a fiftieth of the bytes.
    defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    defineAlgorithm('gzip', { level: 9 }),
  ],
})

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: mode === STATIC ? './' : '/',
  plugins: [react(), madeOf(), shell(), compressed],
  build: {
    outDir: mode === STATIC ? '../../dist/static' : '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The pages' policy allows no data: fonts or scripts, and small files compress well on their own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Every file costs a slow device some milliseconds; where more are merged, the first page has words of others.
    rollupOptions: { output: { experimentalMinChunkSize: 700 } },
  },
  // Bots think beside the pages, and load the rules that they need.
  worker: { format: 'es' },
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
}))
