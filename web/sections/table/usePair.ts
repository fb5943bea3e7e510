import { useRef } from 'react'
import { useFragmentList } from '../../browser/useFragmentList.ts'

/** Indexes of two different rows. */
export type Pair = readonly [number, number]

export const first: Pair = [0, 1]

/**
 * Returns the two chosen rows when the application runs. They are different, and are stored in the address as
 * `#p=nafdac,waho`.
 */
export function usePair(keys: readonly string[]) {
  const area = useRef<HTMLDivElement>(null)
  const [storedKeys, storeKeys] = useFragmentList('p', area, keys)
  const [left, right] = storedKeys?.map((key) => keys.indexOf(key)) ?? []
  const pair: Pair = left === undefined || right === undefined ? first : [left, right]

  const choose = (index: number, row: number) => {
    const [one, two] = pair
    // Choosing the other picker's row swaps the two.
    const next = index === 0 ? [row, row === two ? one : two] : [row === one ? two : one, row]
    storeKeys(next.flatMap((rowIndex) => keys[rowIndex] ?? []))
  }
  return { area, pair: storedKeys && pair, choose }
}
