import { type RefObject, useLayoutEffect, useState } from 'react'
import { chooseFragment, isChosenHere } from '../../browser/chosenFragment.ts'
import { codesIn, fragmentOf } from './chosenCodes.ts'

/**
 * The countries that the visitor has chosen among those with the codes `offered`. They are in the address: one that names
 * some leads to the section of the area.
 * @returns `codes`: those chosen, undefined until the application runs; `choose` replaces them, `toggle` changes one
 */
export function useChosenCodes(area: RefObject<HTMLElement | null>, offered: readonly string[]) {
  const [given, setGiven] = useState<string[]>()
  const codes = given && offered.filter((code) => given.includes(code))

  useLayoutEffect(() => {
    const named = codesIn(location.hash)
    setGiven(named ?? [])
    if (named && !isChosenHere()) area.current?.closest('section')?.scrollIntoView()
    const read = () => setGiven((shown) => codesIn(location.hash) ?? shown)
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [area])

  const choose = (chosen: string[]) => {
    setGiven(chosen)
    chooseFragment(fragmentOf(chosen))
  }
  const toggle = (toggled: string) =>
    choose(offered.filter((code) => (code === toggled) !== (codes ?? []).includes(code)))
  return { codes, choose, toggle }
}
