import { Flex, Stack } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { ChevronRight, Plus } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, use, useEffect, useRef, useState } from 'react'
import {
  type ArrayOfObjectsInputProps,
  ArrayOfObjectsItem,
  type FormPatch,
  MemberItemError,
} from 'sanity'
import { isEmptyPoint } from '../../../shared/content/shapes/points.ts'
import { defaultLanguage } from '../../../shared/languages.ts'
import { t } from '../../i18n/t.ts'
import { inlineIcon } from '../../ui/inlineIcon.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { FormLanguageContext } from '../inputs/formLanguage.ts'
import { clipboardText } from '../pasting/clipboardText.ts'
import { hasColleague } from './hasColleague.ts'
import { PointContext } from './PointContext.ts'
import { placeName } from './PointLanguage.tsx'
import { PointRow } from './PointRow.tsx'
import { PointsSummary } from './PointsSummary.tsx'
import { pastedPoints } from './pastedPoints.ts'
import type { PointCaret, PointChange, PointPlace, StoredPoint } from './pointPatches.ts'
import * as change from './pointPatches.ts'
import { usePointsUndo } from './usePointsUndo.ts'

const addIcon = inlineIcon(Plus)
const expandIcon = inlineIcon(ChevronRight)

/**
 * A list of short texts with a field for each, and with its translations below it. Enter begins the next point, and
 * pasted lines become points. Each change is stored by the keys of points, and an empty point stays, so that several
 * editors can write in one list.
 */
export function PointsInput(props: ArrayOfObjectsInputProps<StoredPoint>) {
  const { value = [], members, readOnly = false, focused, schemaType } = props
  const formLanguage = use(FormLanguageContext)
  const [isUnfolded, setUnfolded] = useState(false)
  const isFolded = formLanguage === defaultLanguage && !isUnfolded
  const language = formLanguage === defaultLanguage && isUnfolded ? 'all' : formLanguage
  const showsEnglish = language === defaultLanguage || language === 'all'
  const list = useRef<HTMLDivElement>(null)
  const caret = useRef<PointCaret>(undefined)
  const [dragged, setDragged] = useState<string>()
  const history = usePointsUndo(value)
  const toast = useToast()

  // A new point has no field before it is rendered.
  useEffect(() => {
    const field = caret.current && fieldAt(list.current, caret.current)
    if (!field || !caret.current) return
    const { at } = caret.current
    caret.current = undefined
    field.focus()
    field.setSelectionRange(at, at)
  })

  // A link to the list opens its first point.
  useEffect(() => {
    if (focused) list.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [focused])

  function store(patches: FormPatch[], next: PointCaret | undefined) {
    caret.current = next
    props.onChange(patches)
  }

  /** Stores a change of the list, which Ctrl and Z undo. */
  function apply({ patches, caret: next }: PointChange, from: PointCaret = next) {
    history.record(from)
    store(patches, next)
  }

  /** Returns whether nobody else is in any of these points, whose letters would be lost, and says so otherwise. */
  function isFree(...keys: string[]): boolean {
    const isTaken = members.some((member) => keys.includes(member.key) && hasColleague(member))
    if (isTaken) toast.push({ status: 'info', title: t('Somebody else is writing in this point.') })
    return !isTaken
  }

  function remove({ _key }: StoredPoint) {
    if (!isFree(_key)) return
    const index = value.findIndex((point) => point._key === _key)
    const neighbour = value[index - 1] ?? value[index + 1]
    const text = change.textOf(neighbour, 'text', defaultLanguage)
    const place = { field: 'text', code: defaultLanguage, at: text.length } as const
    history.record({ key: _key, ...place, at: 0 })
    store(change.remove(_key), neighbour && { key: neighbour._key, ...place })
  }

  function move(key: string, to: number, from?: PointCaret) {
    const [index, point, target] = [
      value.findIndex(({ _key }) => _key === key),
      value.find(({ _key }) => _key === key),
      value[to],
    ]
    if (!point || !target || to === index || !isFree(key)) return
    history.forget()
    store(change.move(point, to < index ? 'before' : 'after', target._key), from)
  }

  function undo(event: KeyboardEvent) {
    if (event.key !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
    const undone = history.undo()
    if (undone === undefined) return
    event.preventDefault()
    if (undone) store(undone.patches, undone.caret)
    else toast.push({ status: 'info', title: t('Somebody else has changed these points since.') })
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, place: PointPlace) {
    const { target, key, altKey, ctrlKey, metaKey } = event
    const index = value.findIndex(({ _key }) => _key === place.key)
    const point = value[index]
    if (!(target instanceof HTMLInputElement) || !point || event.nativeEvent.isComposing) return
    const cut = cutAt(target)
    const at = cut.before.length
    const isPoint = place.field === 'text' && place.code === defaultLanguage
    const step = { ArrowUp: -1, ArrowDown: 1 }[key]
    if (key === 'Enter') {
      event.preventDefault()
      const next = value[index + 1]
      if (!isPoint && next) fieldAt(list.current, { ...place, key: next._key })?.focus()
      else if (isPoint && !readOnly && !ctrlKey && !metaKey && target.value.trim() !== '')
        apply(change.split(point, cut), { ...place, at })
    } else if (altKey && step) {
      event.preventDefault()
      if (!readOnly) move(point._key, index + step, { ...place, at })
    } else if (key === 'Backspace' && target.selectionEnd === 0 && isPoint && !readOnly) {
      const previous = value[index - 1]
      if (!previous) return
      event.preventDefault()
      if (isEmptyPoint(point)) remove(point)
      else if (isFree(point._key, previous._key))
        apply(change.join(previous, point), { ...place, at })
    }
  }

  function onPaste(event: ClipboardEvent<HTMLElement>, place: PointPlace) {
    const { target } = event
    const lines = pastedPoints(clipboardText(event.clipboardData))
    const point = value.find(({ _key }) => _key === place.key)
    if (!(target instanceof HTMLInputElement) || !point || lines.length < 2 || readOnly) return
    event.preventDefault()
    const cut = cutAt(target)
    const isPoint = place.field === 'text' && place.code === defaultLanguage
    const pasted = isPoint
      ? change.paste(point, lines, cut)
      : change.pasteBelow(value, place, lines, cut)
    apply(pasted, { ...place, at: cut.before.length })
  }

  return (
    <Stack gap={3} onKeyDown={undo} onInput={history.forget}>
      <FormLanguageContext value={language}>
        <Stack ref={list} gap={showsEnglish && isFolded ? 2 : 3}>
          {members.map((member, index) => {
            if (member.kind !== 'item') return <MemberItemError key={member.key} member={member} />
            const position = index + 1
            return (
              <PointContext key={member.key} value={{ position, onKeyDown, onPaste }}>
                <ArrayOfObjectsItem
                  member={member}
                  renderAnnotation={props.renderAnnotation}
                  renderBlock={props.renderBlock}
                  renderField={props.renderField}
                  renderInlineBlock={props.renderInlineBlock}
                  renderInput={props.renderInput}
                  renderPreview={props.renderPreview}
                  renderItem={({ children }) =>
                    readOnly ? (
                      children
                    ) : (
                      <PointRow
                        position={position}
                        onRemove={() => remove({ _key: member.key })}
                        onDragStart={() => setDragged(member.key)}
                        onDragEnd={() => setDragged(undefined)}
                        onDrop={() => dragged !== undefined && move(dragged, index)}
                      >
                        {children}
                      </PointRow>
                    )
                  }
                />
              </PointContext>
            )
          })}
        </Stack>
      </FormLanguageContext>
      <PointsSummary
        points={value}
        max={Reflect.get(Object(schemaType.options), 'recommendedCount')}
      />
      <Flex gap={1}>
        {showsEnglish && !readOnly && (
          <SmallButton
            mode="bleed"
            icon={addIcon}
            text={t('Add a point')}
            onClick={() => apply(change.add())}
          />
        )}
        {isFolded && value.length > 0 && (
          <SmallButton
            mode="bleed"
            icon={expandIcon}
            text={t('Translations')}
            aria-expanded={false}
            onClick={() => setUnfolded(true)}
          />
        )}
      </Flex>
    </Stack>
  )
}

/** Returns the field of a place in a list, if it is shown. */
function fieldAt(list: HTMLElement | null, place: PointPlace): HTMLInputElement | undefined {
  const name = placeName(place)
  const parent = [...(list?.querySelectorAll<HTMLElement>('[data-place]') ?? [])].find(
    ({ dataset }) => dataset.place === name,
  )
  return parent?.querySelector('input') ?? undefined
}

function cutAt({ value, selectionStart, selectionEnd }: HTMLInputElement) {
  return {
    before: value.slice(0, selectionStart ?? value.length),
    after: value.slice(selectionEnd ?? value.length),
  }
}
