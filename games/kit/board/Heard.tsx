import type { ReactNode } from 'react'
import './heard.css'

/** Words for those who listen; those who look see the same in another way. */
export const Heard = ({ children }: { children: ReactNode }) => <span className="sb-heard">{children}</span>
