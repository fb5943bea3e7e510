import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { chooseFragment, isChosenHere } from './chosenFragment.ts'

/**
 * The list of names that the visitor has chosen. It is stored in the address, such as `#c=GH,NG`, so that visitors can
 * share their choice: opening an address with at least one of the names scrolls to the section of the area.
 * @param key the key before the list in the fragment
 * @param offered the names that can be chosen
 * @returns the list in the order of choice (undefined until the application runs), and its setter
 */
export function useFragmentList(
  key: string,
  area: RefObject<HTMLElement | null>,
  offered: readonly string[],
) {
  const [list, setList] = useState<readonly string[]>()
  const read = useEffectEvent(() => listIn(location.hash, key, offered))

  useLayoutEffect(() => {
    const initial = read()
    setList(initial ?? [])
    if (initial && !isChosenHere()) area.current?.closest('section')?.scrollIntoView()
    const follow = () => {
      const named = read()
      if (named) setList(named)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [area])

  const choose = (names: readonly string[]) => {
    setList(names)
    chooseFragment(names.length === 0 ? '' : `#${key}=${names.join()}`)
  }
  return [list?.filter((name) => offered.includes(name)), choose] as const
}

/** Returns the offered names in a fragment, or undefined if it has none. */
export function listIn(
  hash: string,
  key: string,
  offered: readonly string[],
): string[] | undefined {
  // Programs that pass an address on may encode its commas.
  const [name, list = ''] = hash.replaceAll(/%2c/gi, ',').split('=')
  const names = name === `#${key}` ? list.split(',').filter((item) => offered.includes(item)) : []
  return names.length > 0 ? [...new Set(names)] : undefined
}
