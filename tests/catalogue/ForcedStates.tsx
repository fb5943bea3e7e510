import { useEffect, useState } from 'react'
import { forcedRules } from './forcedStates.ts'

/** Applies states by class names such as `forced-hover`. Must be rendered after all styles. */
export function ForcedStates() {
  const [rules, setRules] = useState('')
  useEffect(() => setRules(forcedRules(document.styleSheets)), [])
  return <style>{rules}</style>
}
