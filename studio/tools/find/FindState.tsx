import { createContext, type ReactNode, use, useState } from 'react'
import { useReplacements } from '../../documents/replacing/useReplacements.ts'
import type { TextSearch } from './findMatches.ts'
import type { NameForms } from './nameForms.ts'
import type { PassedRanges } from './passedRanges.ts'

const everywhere: TextSearch = {
  words: '',
  isWholeWord: true,
  isCaseSensitive: false,
  language: undefined,
}

function useNewState() {
  const [search, setSearch] = useState(everywhere)
  const [replacement, setReplacement] = useState('')
  const [forms, setForms] = useState<NameForms | null>(null)
  const [passed, setPassed] = useState<PassedRanges>(new Map())
  const replacements = useReplacements()
  return {
    ...{ search, setSearch, replacement, setReplacement, forms, setForms },
    ...{ passed, setPassed, replacements },
  }
}

const State = createContext<ReturnType<typeof useNewState> | undefined>(undefined)

/** Keeps what is searched in *Find*, and what was replaced there, while its results are opened in other tools. */
export function FindState({ children }: { children: ReactNode }) {
  return <State value={useNewState()}>{children}</State>
}

/** @throws Error outside `FindState` */
export function useFindState() {
  const state = use(State)
  if (!state) throw new Error('The tool Find is rendered outside FindState')
  return state
}
