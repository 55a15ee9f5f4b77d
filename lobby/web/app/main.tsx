import '../design/fonts.css'
import '../design/tokens.css'
import '../design/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { CrashBoundary } from './Crash.tsx'
import { startI18n } from './i18n.ts'
import { queryClient } from './queries.ts'
import { reloadWhenOutdated } from './staleChunks.ts'
import { watchWhoIsHere } from './whoWasHere.ts'
import { keepShell } from './worker.ts'

reloadWhenOutdated()
await startI18n()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CrashBoundary>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </CrashBoundary>
  </StrictMode>,
)
watchWhoIsHere()
keepShell()
