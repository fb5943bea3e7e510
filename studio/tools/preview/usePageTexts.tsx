import { Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect } from 'react'
import { useClient, useWorkspace } from 'sanity'
import type { z } from 'zod'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import {
  pasteReply,
  pasteRequest,
  textEdit,
  textReply,
  textRequest,
} from '../../../shared/previewProtocol.ts'
import { clipboardText } from '../../forms/pasting/clipboardText.ts'
import { t } from '../../i18n/t.ts'
import { previewUrl } from '../../settings.ts'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { adviceAbout, readPageText, savePageText } from './pageText.ts'

type Edit = z.output<typeof textEdit>

/** The time in ms for which an edit can be undone: longer than it takes to look at the page. */
const undoMs = 30_000

/**
 * Sends the previewed page the stored text that an editor double-clicks, and saves the edited text, because the page
 * itself cannot write. A toast offers to undo each edit.
 */
export function usePageTexts(): void {
  const client = useClient({ apiVersion })
  const workspace = useWorkspace()
  const toast = useToast()

  useEffect(() => {
    const lake = { client: client.withConfig({ perspective: 'raw' }), workspace }
    /** The last edit of each text that is not undone. */
    const latest = new Map<string, Edit>()
    const offerUndo = (title: string, advice: string | undefined, edit: Edit) => {
      const { before, text, ...field } = edit
      const id = idOf(edit)
      const undo = async () => {
        if (latest.get(id) === edit) latest.delete(id)
        const { problem } = await savePageText({ ...field, before: text, text: before }, lake)
        if (problem) toast.push({ id, status: 'error', title: problem })
        else
          toast.push({
            id,
            status: 'info',
            title: t('{field}: {issue}', { field: t('Undone'), issue: title }),
          })
      }
      toast.push({
        id,
        status: advice ? 'warning' : 'success',
        title: t('{field}: {issue}', { field: t('Saved in the draft'), issue: title }),
        description: (
          <Stack gap={3}>
            {advice && <Text size={1}>{advice}</Text>}
            <SmallButton mode="ghost" text={t('Undo')} onClick={undo} />
          </Stack>
        ),
        closable: true,
        duration: undoMs,
      })
    }
    const tellSaved = (title: string, edit: Edit) => {
      latest.set(idOf(edit), edit)
      offerUndo(title, undefined, edit)
      adviceAbout(edit, lake).then(
        (advice) => advice && latest.get(idOf(edit)) === edit && offerUndo(title, advice, edit),
        (error) => console.error('A text of the page was not validated', error),
      )
    }
    const save = async (edit: Edit) => {
      const { title, text, problem } = await savePageText(edit, lake)
      const isSaved = problem === undefined
      if (isSaved && text !== undefined && text !== edit.before) tellSaved(title, { ...edit, text })
      return { title, text, problem, isSaved }
    }
    const read = async ({ shows, ...field }: z.output<typeof textRequest>) => {
      if (shows === 'drafts') return { ...(await readPageText(field, lake)), isSaved: false }
      return { title: '', problem: onlyShown[shows], isSaved: false }
    }
    const reply = async ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== new URL(previewUrl).origin) return
      const pasted = pasteRequest.safeParse(data).data
      if (pasted) source?.postMessage(cleaned(pasted), { targetOrigin: origin })
      const [request, edit] = [textRequest.safeParse(data).data, textEdit.safeParse(data).data]
      const field = request ?? edit
      if (!field) return
      const work = request ? read(request) : edit && save(edit)
      const result = await work?.catch((error: unknown) => {
        console.error('A text of the page was not read', error)
        const problem = t('The text could not be loaded. Try again.')
        return { title: '', problem, isSaved: false }
      })
      const message = {
        type: textReply.shape.type.value,
        ...{ id: field.id, path: field.path, labels, title: '', isSaved: false },
        ...result,
      } satisfies z.input<typeof textReply>
      source?.postMessage(message, { targetOrigin: origin })
    }
    window.addEventListener('message', reply)
    return () => window.removeEventListener('message', reply)
  }, [client, workspace, toast])
}

/** Returns the text of a clipboard, cleaned as in the fields of the form. */
function cleaned({ html, plain }: z.output<typeof pasteRequest>): z.input<typeof pasteReply> {
  const getData = (format: string) => (format === 'text/html' ? html : plain)
  return { type: pasteReply.shape.type.value, text: clipboardText({ getData }) }
}

const idOf = ({ id, path }: Pick<Edit, 'id' | 'path'>) => `${id} ${path}`

const labels = {
  hint: t('Enter saves it in the draft, Escape leaves it as it was.'),
  save: t('Save'),
  leave: t('Leave it'),
}

/** The reasons why parts of a page cannot be edited in its preview. */
const onlyShown = {
  published: t('You see what is published. Choose “Drafts” at the top to change texts here.'),
  plan: t('You see the website after a plan. Press “Show all drafts” above to change texts here.'),
}
