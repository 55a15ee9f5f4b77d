import { createContext, type Provider, useContext } from 'react'

/**
 * What every part of a board works with, handed down from the board: the provider, and the hook that reads it, which
 * throws outside of the board.
 */
export function tableContext<T>(): [Provider<T | null>, () => T] {
  const Context = createContext<T | null>(null)
  const useTable = () => {
    const table = useContext(Context)
    if (!table) throw new Error('outside of the board')
    return table
  }
  return [Context.Provider, useTable]
}
