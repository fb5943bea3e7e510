import type { RefObject } from 'react'
import { useFragmentList } from '../../browser/useFragmentList.ts'

/**
 * The visitor's choice among the countries with the codes `offered`, stored in the address as `#c=GH,NG`.
 * @returns `codes`: the chosen codes, undefined until the application runs; `choose` replaces them, `toggle` changes
 *   one
 */
export function useChosenCodes(area: RefObject<HTMLElement | null>, offered: readonly string[]) {
  const [names, choose] = useFragmentList('c', area, offered)
  const codes = names && offered.filter((code) => names.includes(code))
  const toggle = (toggled: string) =>
    choose(offered.filter((code) => (code === toggled) !== (codes ?? []).includes(code)))
  return { codes, choose, toggle }
}
