import './fields.css'
import { createTheme, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTheme } from '../app/theme.ts'

const theme = createTheme({ respectReducedMotion: true, cursorType: 'pointer', defaultRadius: 'sm' })

/** Around every page that has fields: Mantine, in the manner of our charts. Colours come from `fields.css`. */
export function Fields({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={useTheme()}
      getRootElement={() => undefined}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
