import { Button, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { createContext, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  type FormPatch,
  getValueAtPath,
  insert,
  type ObjectInputProps,
  type ObjectItemProps,
  setIfMissing,
  useGlobalPresence,
} from 'sanity'
import { openedBy } from '../../documents/publishing/useWriters.ts'
import { t } from '../../i18n/t.ts'
import { entryName } from '../../schema/fieldTitles.ts'
import { ActionDialog } from '../../ui/ActionDialog.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'

/** An entry of a list, as Sanity gives it to its row. */
type Entry = Pick<ObjectItemProps, 'path' | 'index' | 'value' | 'schemaType' | 'onRemove'>

type EntryActions = {
  /** Removes an entry: while a colleague has the document open, after a question. */
  remove: (entry: Entry) => void
  /** Says so if an entry whose form was open is no longer in its list. */
  noteIfGone: (entry: Entry) => void
}

export const Removal = createContext<EntryActions>({
  remove: ({ onRemove }) => onRemove(),
  noteIfGone: () => {},
})

/** The time in ms in which a removed entry can be put back. */
const undoMs = 30_000

/** The form of a document, whose lists ask before they remove what a colleague may be writing in, and offer it back. */
export function EntryRemoval({ form, children }: { form: ObjectInputProps; children: ReactNode }) {
  const names = openedBy(String(form.value?._id), useGlobalPresence()).join(', ')
  const [asked, setAsked] = useState<Entry>()
  const toast = useToast()
  const latest = useRef({ form, names })
  // Before the effects of removed entries are cleaned up.
  useLayoutEffect(() => {
    latest.current = { form, names }
  })

  // Stable, so that a typed letter does not render the rows of all lists.
  const actions = useMemo(() => {
    const offerUndo = (status: 'info' | 'warning', title: string, entry: Entry) => {
      const id = `removed-${entry.value._key}`
      const undo = () => {
        const { form } = latest.current
        form.onChange(patchesToPutBack(entry, form.value))
        toast.push({ id, status: 'info', title: t('It is back: {name}', { name: nameOf(entry) }) })
      }
      toast.push({
        ...{ id, status, title, duration: undoMs, closable: true },
        description: <SmallButton mode="ghost" text={t('Undo')} onClick={undo} />,
      })
    }
    const removeNow = (entry: Entry) => {
      setAsked(undefined)
      entry.onRemove()
      // The menu that had the focus is gone.
      latest.current.form.onPathFocus(entry.path.slice(0, -1))
      offerUndo('info', t('Removed: {name}', { name: nameOf(entry) }), entry)
    }
    return {
      removeNow,
      remove: (entry: Entry) => (latest.current.names ? setAsked(entry) : removeNow(entry)),
      noteIfGone: (entry: Entry) => {
        const { value, readOnly } = latest.current.form
        const isGone = listOf(entry, value)?.every((one) => !isSame(one, entry))
        // Sanity itself removes an empty entry when its form is closed.
        const isEmpty = Object.keys(entry.value).every((field) => field.startsWith('_'))
        // A former version, which is read-only, may lack the entry.
        if (!isGone || isEmpty || readOnly) return
        const name = nameOf(entry)
        offerUndo('warning', t('Removed while it was open here: {name}', { name }), entry)
      },
    }
  }, [toast])

  return (
    <Removal value={actions}>
      {children}
      {asked && (
        <ActionDialog
          header={t('Remove this entry?')}
          onClose={() => setAsked(undefined)}
          actions={
            <>
              <Button mode="bleed" text={t('Cancel')} onClick={() => setAsked(undefined)} />
              <Button tone="critical" text={t('Remove')} onClick={() => actions.removeNow(asked)} />
            </>
          }
        >
          <Text size={1} weight="medium">
            {nameOf(asked)}
          </Text>
          <Text size={1}>
            {t(
              '{names}: this document is open there too. If somebody is writing in this entry, their form closes.',
              { names },
            )}
          </Text>
        </ActionDialog>
      )}
    </Removal>
  )
}

const nameOf = ({ schemaType, value }: Entry) => entryName(schemaType, value)

const isSame = ({ _key }: Entry['value'], { value }: Pick<Entry, 'value'>) => _key === value._key

/** Returns the list of an entry in a document; undefined if what it belongs to is gone too. */
function listOf({ path }: Pick<Entry, 'path'>, document: unknown): Entry['value'][] | undefined {
  const list: unknown = getValueAtPath(document, path.slice(0, -1))
  return Array.isArray(list) ? list : undefined
}

/** Returns the patches that put an entry back into its list, at its former place. None if it is there. */
export function patchesToPutBack(
  entry: Pick<Entry, 'path' | 'index' | 'value'>,
  document: unknown,
): FormPatch[] {
  const list = listOf(entry, document) ?? []
  if (list.some((one) => isSame(one, entry))) return []
  const path = entry.path.slice(0, -1)
  const place =
    entry.index < list.length
      ? insert([entry.value], 'before', [...path, entry.index])
      : insert([entry.value], 'after', [...path, -1])
  return [setIfMissing([], path), place]
}
