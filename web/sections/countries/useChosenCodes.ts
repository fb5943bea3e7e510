import type { RefObject } from 'react'
import { useFragmentList } from '../../browser/useFragmentList.ts'

/**
 * The countries that the visitor has chosen among those with the codes `offered`, as `#c=GH,NG` in the address.
 * @returns `codes`: those chosen, undefined until the application runs; `choose` replaces them, `toggle` changes one
 */
export function useChosenCodes(area: RefObject<HTMLElement | null>, offered: readonly string[]) {
  const [chosen, choose] = useFragmentList('c', area, offered)
  const codes = chosen && offered.filter((code) => chosen.includes(code))
  const toggle = (toggled: string) =>
    choose(offered.filter((code) => (code === toggled) !== (codes ?? []).includes(code)))
  return { codes, choose, toggle }
}
