import { Stack } from '@sanity/ui'
import { FormCallbacksProvider, type ObjectInputProps, PatchEvent, useFormCallbacks } from 'sanity'
import { languageCodes } from '../../shared/languages.ts'
import { markAsCurrent, markingPatches } from '../translations/keepMarks.ts'
import { staleLanguages } from '../translations/marks.ts'
import { StaleNote } from '../translations/StaleNote.tsx'
import { CountedInput } from './CountedInput.tsx'
import { useUnsetWhenEmptied } from './useUnsetWhenEmptied.ts'

/**
 * A localized text, removed from the document when its last language is cleared. Each translation
 * keeps the mark of the English it was made from; below the text stand those that are stale.
 */
export function LocalizedInput(props: ObjectInputProps) {
  useUnsetWhenEmptied(props, languageCodes)
  const callbacks = useFormCallbacks()
  const { value = {}, onChange, onPathFocus, readOnly } = props
  const keepMarks = (event: PatchEvent) => {
    const { patches } = PatchEvent.from(event)
    callbacks.onChange(PatchEvent.from([...patches, ...markingPatches(patches, value)]))
  }
  return (
    <Stack gap={3}>
      <FormCallbacksProvider {...callbacks} onChange={keepMarks}>
        <CountedInput {...props} />
      </FormCallbacksProvider>
      {staleLanguages(value).map(({ code, name }) => (
        <StaleNote
          key={code}
          language={name}
          onShow={() => onPathFocus([code])}
          {...(!readOnly && { onConfirm: () => onChange(markAsCurrent([code], value)) })}
        />
      ))}
    </Stack>
  )
}
