import { useState } from 'react'

/**
 * What is said of something that was sent, as long as nothing newer is known than when it was said: then it may have
 * arrived after all, or matter no more. `known` is another object, or number, whenever something newer is known.
 */
export function useUntilNewer<T>(said: T, known: unknown): T | undefined {
  const [first, setFirst] = useState({ said, known })
  if (first.said !== said) setFirst({ said, known })
  return first.said === said && first.known === known ? said : undefined
}
