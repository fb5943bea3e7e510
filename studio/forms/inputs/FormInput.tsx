import { Stack } from '@sanity/ui'
import { type ClipboardEvent, type KeyboardEvent, use } from 'react'
import type { InputProps, ObjectInputProps, SchemaType } from 'sanity'
import { pageTypes } from '../../../shared/content/addresses/paths.ts'
import { isObject } from '../../../shared/content/fieldPaths.ts'
import { OffSiteNote } from '../../documents/addresses/bringPageBack.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { clipboardText } from '../pasting/clipboardText.ts'
import { PointContext } from '../points/PointContext.ts'
import { EntryRemoval } from './EntryRemoval.tsx'
import { ChooseFormLanguage, FormLanguageContext, useFormLanguage } from './formLanguage.ts'
import { WithLanguageSwitch } from './LanguageSwitch.tsx'
import { toLine } from './toLine.ts'
import { UploadInput } from './UploadInput.tsx'

/** Every input of a form: of the document as a whole, of files, of what is written in one field, and of all else. */
export function FormInput(props: InputProps) {
  if (isDocument(props)) return <DocumentInput {...props} />
  if (isUpload(props)) return <UploadInput {...props} />
  const isWritten = ['string', 'number'].includes(props.schemaType.jsonType)
  return isWritten ? <WrittenInput {...props} /> : props.renderDefault(props)
}

/**
 * A field with its errors in words, because Sanity has them in a tooltip, which a telephone does not show. An empty
 * field says by its colour and the star of its title that it is required. A point says its errors itself.
 */
function WrittenInput(props: InputProps) {
  const isPoint = use(PointContext) !== null
  const { value, validation } = props
  const isEmpty = value === undefined || value === ''
  const errors = isPoint || isEmpty ? [] : validation.filter(({ level }) => level === 'error')
  return (
    // The same elements with and without errors, so that the field keeps its cursor.
    <Stack gap={errors.length > 0 ? 2 : 0}>
      {props.renderDefault(props)}
      {errors.map(({ message }) => (
        <Callout key={message} tone="critical">
          {message}
        </Callout>
      ))}
    </Stack>
  )
}

const isDocument = (props: InputProps): props is ObjectInputProps => props.path.length === 0

const isUpload = (props: InputProps): props is ObjectInputProps =>
  ['file', 'image'].some((name) => isOfType(props.schemaType, name))

// The type of a built-in type is null.
const isOfType = (type: SchemaType | null | undefined, name: string): boolean =>
  Boolean(type) && (type?.name === name || isOfType(type?.type, name))

/**
 * A document's form, with a language menu at the top. Enter does not submit, because the browser would focus the first
 * invalid field. Text pasted into a single-line field becomes one line, and spreadsheet cells lose their quotes.
 */
function DocumentInput(props: ObjectInputProps) {
  const { schemaType, value = {} } = props
  const [language, choose] = useFormLanguage(value)
  return (
    <FormLanguageContext value={language}>
      <ChooseFormLanguage value={choose}>
        <EntryRemoval form={props}>
          <Stack gap={3} onKeyDown={keepCursor} onPaste={pasteText}>
            {isPage(value) && <OffSiteNote document={value} />}
            <WithLanguageSwitch value={value} schemaType={schemaType}>
              {props.renderDefault(props)}
            </WithLanguageSwitch>
          </Stack>
        </EntryRemoval>
      </ChooseFormLanguage>
    </FormLanguageContext>
  )
}

const isPage = (value: unknown): value is { _id: string; _type: string } =>
  isObject(value) && typeof value._id === 'string' && pageTypes.some((type) => type === value._type)

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
