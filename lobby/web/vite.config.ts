import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** In development the pages are served by vite, everything else by the lobby server beside it. */
const server = `http://localhost:${process.env.PORT ?? 8000}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
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
