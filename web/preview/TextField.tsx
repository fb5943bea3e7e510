import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { z } from 'zod'
import { type TextReply, textEdit, textReply, textRequest } from '../../shared/previewProtocol.ts'
import { color, font } from '../theme/tokens.ts'
import type { DraftResponse } from './draftResponse.ts'
import type { PageField } from './overlays.ts'
import { postToStudio, studioWindow } from './studioWindow.ts'
import type { TextStyle } from './textStyle.ts'
import { useIsPointerOver } from './useIsPointerOver.ts'
import { usePaste } from './usePaste.ts'
import { useUnload } from './useUnload.ts'

/** The edited text, and its place on the page. */
export type EditedText = { field: PageField; style: TextStyle; displayedText: string }

export type PreviewedVersion = z.output<typeof textRequest>['shows']

type TextFieldProps = EditedText & {
  shows: PreviewedVersion
  draft: DraftResponse
  onClose: () => void
}

/** A field over a text, with the Studio's reply below it. */
export function TextField({ field, style, displayedText, shows, draft, onClose }: TextFieldProps) {
  const [reply, setReply] = useState<TextReply | null>(null)
  const [progress, setProgress] = useState<'editing' | 'saving' | 'saved'>('editing')
  const input = useRef<HTMLTextAreaElement>(null)
  /** The Studio's reply on which the sent edit is based. */
  const sent = useRef<TextReply | null>(null)
  const isPointerOver = useIsPointerOver()
  const paste = usePaste()
  const panel = useRef<HTMLDivElement>(null)
  const { id, path } = field

  useEffect(() => {
    const studio = studioWindow()
    const receive = ({ source, data }: MessageEvent<unknown>) => {
      const received = textReply.safeParse(data).data
      if (source !== studio || received?.id !== id || received.path !== path) return
      setReply(received)
      setProgress(received.isSaved ? 'saved' : 'editing')
    }
    window.addEventListener('message', receive)
    const request = { type: textRequest.shape.type.value, id, path, shows }
    postToStudio(request satisfies z.input<typeof textRequest>)
    return () => window.removeEventListener('message', receive)
  }, [id, path, shows])

  const isEditable = reply?.text !== undefined
  const hasText = useRef(false)
  useEffect(() => {
    if (!isEditable || hasText.current) return
    hasText.current = true
    input.current?.focus()
    input.current?.select()
  }, [isEditable])

  // The page shows the new text when it has reloaded the draft, which may be before the Studio's reply. If the stored
  // text is unchanged, for example because only a space was added at the end, the page does not reload the draft.
  const draftOfEdit = useRef(draft)
  useEffect(() => {
    const isAsBefore = reply?.text === sent.current?.text
    if (progress === 'saved' && (isAsBefore || draft !== draftOfEdit.current)) onClose()
    if (progress === 'editing') draftOfEdit.current = draft
  }, [progress, reply, draft, onClose])

  useEffect(() => {
    if (isEditable) return
    // The text cannot be edited, so any other click or key closes the field.
    const close = ({ target }: Event) => {
      if (!(target instanceof Node && panel.current?.contains(target))) onClose()
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [isEditable, onClose])

  /** Sends the typed text to the Studio, once for each reply. */
  const send = () => {
    const text = input.current?.value
    if (!reply || text === undefined) return
    sent.current = reply
    const edit = { type: textEdit.shape.type.value, id, path, before: reply.text ?? '', text }
    postToStudio(edit satisfies z.input<typeof textEdit>)
  }
  const isUnsent = () => {
    return isEditable && sent.current !== reply && input.current?.value !== reply.text
  }
  useUnload(isUnsent, send)

  if (!reply) return null
  const save = () => {
    // Enter and a loss of focus may occur together.
    if (sent.current === reply) return
    if (!isUnsent()) return onClose()
    setProgress('saving')
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The page and Sanity's overlays have their own keyboard shortcuts.
    event.stopPropagation()
    if (event.key === 'Escape') onClose()
    // Enter ends a composition of an input method first.
    const isComposing = event.nativeEvent.isComposing
    if (event.key !== 'Enter' || event.shiftKey || isComposing || event.target !== input.current)
      return
    event.preventDefault()
    save()
  }
  const onBlur = ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    if (relatedTarget instanceof Node && panel.current?.contains(relatedTarget)) return
    if (progress !== 'editing') return
    // The first click also opens the field in the Studio's form, which takes the focus, possibly while the editor is
    // typing.
    if (!document.hasFocus() && isPointerOver.current)
      requestAnimationFrame(() => input.current?.focus())
    else save()
  }
  const { hint, save: saveLabel, leave } = reply.labels
  return (
    <Panel ref={panel} style={style.place} translate="no" onKeyDown={onKeyDown} onBlur={onBlur}>
      {isEditable && (
        <Input
          ref={input}
          rows={1}
          aria-label={reply.title}
          style={style.text}
          placeholder={displayedText}
          defaultValue={reply.text}
          readOnly={progress !== 'editing'}
          onPaste={paste}
          data-page-text
        />
      )}
      <Note>
        {reply.problem ? (
          <strong role="alert">{reply.problem}</strong>
        ) : (
          <>
            <b>{reply.title}</b> {hint}
          </>
        )}
        {isEditable && (
          <span>
            <button type="button" disabled={progress !== 'editing'} onClick={save}>
              {saveLabel}
            </button>
            <button type="button" onClick={onClose}>
              {leave}
            </button>
          </span>
        )}
      </Note>
    </Panel>
  )
}

const Panel = styled.div`
  position: absolute;
  z-index: 11;
`

const Input = styled.textarea`
  display: block;
  width: 100%;
  box-sizing: border-box;
  margin: 0;
  padding: 0;
  border: 0;
  outline: 2px solid ${color.accent};
  outline-offset: 4px;
  field-sizing: content;
  resize: none;
`

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: .5rem;
  align-items: center;
  width: max-content;
  max-width: min(34rem, 90vw);
  margin-top: .5rem;
  padding: .5rem .75rem;
  background: ${color.footer};
  color: ${color.onFooter};
  font-size: ${font.size.s};

  span {
    display: flex;
    gap: .5rem;
  }

  button {
    min-height: 24px;
    padding: .125rem .5rem;
    border: 1px solid ${color.onFooterMuted};
    background: none;
    color: inherit;
    font: inherit;
  }

  button:disabled {
    opacity: .5;
  }
`
