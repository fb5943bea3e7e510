import { useEffect, useRef, useState } from 'react'
import { chooseFragment, isChosenHere } from '../../browser/chosenFragment.ts'

/** The indexes of two rows. */
export type Pair = readonly [number, number]

/** The compared rows in the address, such as `#p=nafdac,waho`, so that a comparison can be sent. */
const fragment = /^#p=([\w-]+),([\w-]+)$/

export const first: Pair = [0, 1]

/** Returns the chosen rows, once the application runs. They differ, and are in the address. */
export function usePair(keys: readonly string[]) {
  const area = useRef<HTMLDivElement>(null)
  const [pair, setPair] = useState<Pair>()
  const all = keys.join()

  useEffect(() => {
    const read = () => pairIn(location.hash, all.split(','))
    const given = read()
    setPair(given ?? first)
    if (given && !isChosenHere()) area.current?.closest('section')?.scrollIntoView()
    const follow = () => setPair((shown) => read() ?? shown)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [all])

  const choose = (index: number, row: number) => {
    const [one, two] = pair ?? first
    // Choosing what the other picker has exchanges the two.
    const next: Pair = index === 0 ? [row, row === two ? one : two] : [row === one ? two : one, row]
    setPair(next)
    chooseFragment(`#p=${next.map((chosen) => keys[chosen]).join()}`)
  }
  return { area, pair, choose }
}

function pairIn(hash: string, keys: readonly string[]): Pair | undefined {
  const [, one = '', two = ''] = fragment.exec(hash) ?? []
  const pair = [keys.indexOf(one), keys.indexOf(two)] as const
  return one === two || pair.includes(-1) ? undefined : pair
}
