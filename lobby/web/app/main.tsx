import '../design/mantine.css'
import '../design/fonts.css'
import '../design/tokens.css'
import '../design/base.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { theme } from '../design/theme.ts'
import { App } from './App.tsx'
import { CrashBoundary } from './Crash.tsx'
import { startI18n } from './i18n.ts'
import { queryClient } from './queries.ts'

await startI18n()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CrashBoundary>
      <QueryClientProvider client={queryClient}>
        <MantineProvider
          theme={theme}
          defaultColorScheme="auto"
          colorSchemeManager={localStorageColorSchemeManager({ key: 'starboard.theme' })}
          withCssVariables={false}
          withGlobalClasses={false}
          withStaticClasses={false}
        >
          <App />
        </MantineProvider>
      </QueryClientProvider>
    </CrashBoundary>
  </StrictMode>,
)
