import { type RefObject, useLayoutEffect, useState } from 'react'
import { chooseFragment, isChosenHere } from '../../browser/chosenFragment.ts'
import { codesIn, fragmentOf } from './chosenCodes.ts'

/**
 * Returns the codes of the countries in the address, once the application runs, and a function that replaces them. An
 * address that names some leads to the section of the area.
 */
export function useChosenCodes(area: RefObject<HTMLElement | null>) {
  const [codes, setCodes] = useState<string[]>()

  useLayoutEffect(() => {
    const given = codesIn(location.hash)
    setCodes(given ?? [])
    if (given && !isChosenHere()) area.current?.closest('section')?.scrollIntoView()
    const read = () => setCodes((shown) => codesIn(location.hash) ?? shown)
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [area])

  const choose = (chosen: string[]) => {
    setCodes(chosen)
    chooseFragment(fragmentOf(chosen))
  }
  return [codes, choose] as const
}
