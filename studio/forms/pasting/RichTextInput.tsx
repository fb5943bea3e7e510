import { useEditor } from '@portabletext/editor'
import { defineBehavior, effect, forward } from '@portabletext/editor/behaviors'
import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  getPublishedId,
  type Path,
  type PortableTextInputProps,
  type PortableTextPluginsProps,
  useDocumentOperation,
  useFormValue,
} from 'sanity'
import { defaultLanguage, isLanguage, type Language } from '../../../shared/languages.ts'
import { t } from '../../i18n/t.ts'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { type CopiedTable, readCopiedTable } from '../table/clipboard.ts'
import { tableSection } from '../table/tableSection.ts'
import { pasteBehaviors } from './pasteBehaviors.ts'
import { pasteMessages } from './pasteMessages.ts'
import { useLinkedFocus } from './useLinkedFocus.ts'
import { useSitePages } from './useSitePages.ts'

/** The message about the omitted parts of a paste, in sentences. */
type PasteReport = {
  messages: string[]
  /** Undoes the paste, until the text changes again. */
  undo?: () => void
  close: () => void
}

const PasteContext = createContext<{
  language: Language
  setReport: Dispatch<SetStateAction<PasteReport | null>>
}>({ language: defaultLanguage, setReport: () => {} })

/** Rich text in one language, with a note below it about the omitted parts of the last paste. */
export function RichTextInput(props: PortableTextInputProps) {
  const [report, setReport] = useState<PasteReport | null>(null)
  const code = props.path.at(-1)
  const language = isLanguage(code) ? code : defaultLanguage
  const pasting = useMemo(() => ({ language, setReport }), [language])
  const [copied, setCopied] = useState<CopiedTable>()
  const isOffered = copied && language === defaultLanguage && props.path[0] === 'sections'
  const box = useLinkedFocus(props.focused)
  return (
    <Box
      ref={box}
      onPasteCapture={({ clipboardData }) =>
        setCopied(readCopiedTable(clipboardData.getData('text/html'), ''))
      }
    >
      <PasteContext value={pasting}>{props.renderDefault(props)}</PasteContext>
      {/* Always there, because screen readers announce what is added to it. */}
      <div role="status">
        {report && (
          <PasteNote {...report}>
            {isOffered && !props.readOnly && (
              <TableOffer
                copied={copied}
                path={props.path}
                onAdded={(message) => {
                  // With text beside the table, the paste stays, with the table as plain text.
                  if (copied.beside === '') report.undo?.()
                  setCopied(undefined)
                  setReport({
                    messages: [
                      t('The table is the next section. Write its heading there.'),
                      message,
                    ],
                    close: report.close,
                  })
                }}
              />
            )}
          </PasteNote>
        )}
      </div>
    </Box>
  )
}

type TableOfferProps = { copied: CopiedTable; path: Path; onAdded: (message: string) => void }

/** A button that adds a pasted table as a new section, below the section of the text. */
function TableOffer({ copied, path: [, section], onAdded }: TableOfferProps) {
  const id = getPublishedId(String(useFormValue(['_id'])))
  const { patch } = useDocumentOperation(id, String(useFormValue(['_type'])))
  const add = () => {
    const added = tableSection(copied)
    if (!added || !(section instanceof Object) || !('_key' in section)) return
    const after = `sections[_key=="${section._key}"]`
    patch.execute([{ insert: { after, items: [added.section] } }])
    onAdded(added.message)
  }
  return <SmallButton mode="ghost" text={t('Add it as a table below')} onClick={add} />
}

function PasteNote({ messages, undo, close, children }: PasteReport & { children?: ReactNode }) {
  return (
    <Card tone="caution" border padding={3} radius={2} marginTop={2} data-testid="paste-note">
      <Stack gap={3}>
        {messages.map((message) => (
          <Text key={message} size={1} style={{ overflowWrap: 'anywhere' }}>
            {message}
          </Text>
        ))}
        <Flex gap={2}>
          {undo && <SmallButton mode="ghost" text={t('Undo the paste')} onClick={undo} />}
          {children}
          <SmallButton mode="bleed" text={t('Close')} onClick={close} />
        </Flex>
      </Stack>
    </Card>
  )
}

/** Sanity's editor plugins, and our plugin for pasting. */
export function RichTextPlugins(props: PortableTextPluginsProps) {
  return (
    <>
      {props.renderDefault(props)}
      <PastePlugin />
    </>
  )
}

function PastePlugin() {
  const editor = useEditor()
  const pages = useSitePages()
  const { language, setReport } = useContext(PasteContext)
  /** The text after the last paste, as JSON. */
  const pastedText = useRef<string>(undefined)

  useEffect(() => {
    const focus = () => editor.send({ type: 'focus' })
    const onPasted: Parameters<typeof pasteBehaviors>[0]['onPasted'] = (pasted) => {
      const messages = pasteMessages(pasted)
      pastedText.current = JSON.stringify(editor.getSnapshot().context.value)
      const close = () => {
        setReport(null)
        focus()
      }
      const undo = () => {
        editor.send({ type: 'history.undo' })
        focus()
      }
      const isInserted = pasted.blocks !== undefined && pasted.blocks.length > 0
      setReport(messages.length > 0 ? { messages, close, ...(isInserted && { undo }) } : null)
    }
    const forgetUndone = defineBehavior({
      on: 'history.undo',
      actions: [({ event }) => [forward(event), effect(() => setReport(null))]],
    })
    const unregister = [...pasteBehaviors({ language, pages, onPasted }), forgetUndone].map(
      (behavior) => editor.registerBehavior({ behavior }),
    )
    return () => {
      for (const one of unregister) one()
    }
  }, [editor, language, pages, setReport])

  useEffect(() => {
    const { unsubscribe } = editor.on('mutation', ({ value }) => {
      if (JSON.stringify(value) === pastedText.current) return
      setReport((report) => report && { messages: report.messages, close: report.close })
    })
    return unsubscribe
  }, [editor, setReport])

  return null
}
