import { useCallback, useState } from 'react'
import { useClient } from 'sanity'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { t } from '../../i18n/t.ts'
import { type ChangedDocument, HasChanged, undoChange } from './undoChange.ts'

/** Returns the documents in which something was replaced, with functions to replace and to undo. */
export function useReplacements() {
  const client = useClient({ apiVersion })
  const [changed, setChanged] = useState<readonly ChangedDocument[]>([])
  const [published, setPublished] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState('')

  const attempt = async (act: () => Promise<void>) => {
    setBusy(true)
    setMessage('')
    try {
      await act()
      return true
    } catch (error) {
      const isOutdated = error instanceof HasChanged
      if (!isOutdated) console.error('Replacing failed', error)
      setMessage(
        isOutdated
          ? t('Somebody else has changed this text. The list shows it as it is now.')
          : t('It could not be saved. Try again.'),
      )
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    /** The documents that are not published yet. */
    changed,
    /** The ids of those that were published here. */
    published,
    isBusy,
    message,
    /** Replaces in documents, and returns whether it was saved. */
    change: (act: (changed: readonly ChangedDocument[]) => Promise<readonly ChangedDocument[]>) =>
      attempt(async () => {
        const next = await act(changed)
        const ids = new Set(next.map(({ id }) => id))
        setChanged([...changed.filter(({ id }) => !ids.has(id)), ...next])
      }),
    /** Notes that documents were published: they can no longer be undone here. */
    notePublished: (ids: readonly string[]) => {
      setChanged((now) => now.filter(({ id }) => !ids.includes(id)))
      setPublished((now) => [...new Set([...now, ...ids])])
    },
    /** Forgets what was published, here or elsewhere, when these drafts are left. */
    forgetPublished: useCallback((drafts: ReadonlySet<string>) => {
      setChanged((now) => now.filter(({ id }) => drafts.has(id)))
      setPublished([])
      setMessage('')
    }, []),
    undo: () =>
      attempt(async () => {
        let areAllUndone = true
        for (const change of changed)
          if (await undoChange(client, change))
            setChanged((now) => now.filter((each) => each !== change))
          else areAllUndone = false
        if (!areAllUndone)
          setMessage(
            t(
              'Somebody has changed or published some of these texts since: they stay as they are.',
            ),
          )
      }),
  }
}

export type Replacements = ReturnType<typeof useReplacements>
