import { Box, Stack } from '@sanity/ui'
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react'
import type { InputProps, ObjectInputProps, SchemaType } from 'sanity'
import { hasTexts } from '../../schema/textFields.ts'
import { clipboardText } from '../pasting/clipboardText.ts'
import { FormLanguageContext, useFormLanguage } from './formLanguage.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { toLine } from './toLine.ts'
import { UploadInput } from './UploadInput.tsx'

/** Every input of a form: of the document as a whole, of files, and of all else, which needs nothing. */
export function FormInput(props: InputProps) {
  if (props.path.length === 0) return <DocumentInput {...props} />
  return isUpload(props) ? <UploadInput {...props} /> : props.renderDefault(props)
}

const isUpload = (props: InputProps): props is ObjectInputProps =>
  ['file', 'image'].some((name) => isOfType(props.schemaType, name))

// The type of a built-in type is null.
const isOfType = (type: SchemaType | null | undefined, name: string): boolean =>
  Boolean(type) && (type?.name === name || isOfType(type?.type, name))

/**
 * A document's form, with a language menu at the top. Enter does not submit, because the browser would focus the first
 * invalid field. Text pasted into a single-line field becomes one line, and spreadsheet cells lose their quotes.
 */
function DocumentInput(props: InputProps) {
  const [language, choose] = useFormLanguage()
  const id = useId()
  const { schemaType, value } = props
  return (
    <FormLanguageContext value={language}>
      <Stack gap={3} onKeyDown={keepCursor} onPaste={pasteText}>
        {schemaType.jsonType === 'object' && hasTexts(schemaType) && (
          <LanguageSwitch
            document={Object(value)}
            schemaType={schemaType}
            selected={language}
            panel={id}
            onChoose={choose}
          />
        )}
        <Box id={id}>{props.renderDefault(props)}</Box>
      </Stack>
    </FormLanguageContext>
  )
}

function keepCursor(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

function pasteText(event: ClipboardEvent) {
  const { target, clipboardData } = event
  const isLine = target instanceof HTMLInputElement
  if (event.defaultPrevented || !(isLine || target instanceof HTMLTextAreaElement)) return
  const text = clipboardText(clipboardData)
  const pasted = isLine ? toLine(text) : text
  if (pasted === clipboardData.getData('text/plain')) return
  event.preventDefault()
  // Deprecated, but the only command whose change the browser can undo. Sanity inserts pasted text in the same way.
  document.execCommand('insertText', false, pasted)
}
