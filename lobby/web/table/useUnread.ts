import { useEffect, useState } from 'react'

/** How many things have come since they were last in sight: `last` is the number of the newest, `read` of one seen before. */
export function useUnread(last: number, inSight: boolean, read: number): number {
  const [seen, setSeen] = useState(read)
  useEffect(() => {
    if (inSight) setSeen(last)
  }, [inSight, last])
  return inSight ? 0 : Math.max(0, last - Math.max(seen, read))
}
