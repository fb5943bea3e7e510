import { Flex, Stack, Text } from '@sanity/ui'
import { type ClipboardEvent, type KeyboardEvent, use, useEffect, useRef, useState } from 'react'
import {
  type ArrayOfPrimitivesInputProps,
  insert,
  pathToString,
  set,
  setIfMissing,
  unset,
} from 'sanity'
import { defaultLanguage } from '../../../shared/languages.ts'
import { t } from '../../i18n/t.ts'
import { clipboardText } from '../pasting/clipboardText.ts'
import { PointRow } from './PointRow.tsx'
import { pastedPoints } from './pastedPoints.ts'
import { SourceText } from './sourceText.ts'

/** The length in characters above which a point is called long. */
const maxRecommendedLength = 90

type PointsInputProps = Pick<
  ArrayOfPrimitivesInputProps<string>,
  'value' | 'onChange' | 'onIndexFocus' | 'focusPath' | 'focused' | 'path' | 'members'
> & { readOnly?: boolean | undefined }

/**
 * A list of short texts with a field for each. Enter begins the next point, and pasted lines become points. A
 * translation always has as many fields as the English list, each below its English point.
 */
export function PointsInput(props: PointsInputProps) {
  const { value = [], onChange, onIndexFocus, focusPath, focused, path, members } = props
  const readOnly = props.readOnly ?? false
  const source = use(SourceText)
  const isEnglish = path.at(-1) === defaultLanguage
  const english = !isEnglish && Array.isArray(source.english) ? source.english.map(String) : []
  const isTranslation = english.length > 0
  const count = Math.max(value.length, english.length, 1)
  const rows = Array.from({ length: count }, (_, index) => value[index] ?? '')
  const list = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState<{ index: number; at: number }>()
  const [dragged, setDragged] = useState<number>()

  // Set in handlers, because a new point has no field before it is rendered.
  useEffect(() => {
    const field = cursor && list.current?.querySelectorAll('input')[cursor.index]
    field?.focus()
    field?.setSelectionRange(cursor?.at ?? 0, cursor?.at ?? 0)
  }, [cursor])

  // A link to the list, or to one of its points, opens it.
  const opened = focusPath[0] ?? (focused ? Math.max(0, rows.indexOf('')) : undefined)
  useEffect(() => {
    if (typeof opened !== 'number' || list.current?.contains(document.activeElement)) return
    list.current?.querySelectorAll('input')[opened]?.focus()
  }, [opened])

  const moveCursor = (index: number, at = rows[index]?.length ?? 0) => setCursor({ index, at })

  /** Returns the patches that store a point, and any missing empty points before it. */
  function write(index: number, text: string) {
    if (index < value.length) return [set(text, [index])]
    const missing = Array.from({ length: index - value.length }, () => '')
    return [setIfMissing([]), insert([...missing, text], 'after', [-1])]
  }

  function remove(index: number) {
    onChange(value.length > 1 ? unset([index]) : unset())
    moveCursor(Math.max(0, index - 1))
  }

  function move(from: number, to: number) {
    const point = value[from]
    if (point === undefined || to < 0 || to >= value.length || to === from) return
    const place = to < from ? insert([point], 'before', [to]) : insert([point], 'after', [to - 1])
    onChange([unset([from]), place])
    moveCursor(to, point.length)
  }

  function split(index: number, { value: text, selectionStart, selectionEnd }: HTMLInputElement) {
    if (text.trim() === '') return
    const before = text.slice(0, selectionStart ?? text.length).trimEnd()
    const after = text.slice(selectionEnd ?? text.length).trimStart()
    onChange([...write(index, before), insert([after], 'after', [index])])
    moveCursor(index + 1, 0)
  }

  function join(index: number) {
    const before = rows[index - 1] ?? ''
    onChange([...write(index - 1, before + rows[index]), unset([index])])
    moveCursor(index - 1, before.length)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, index: number) {
    const { key, altKey, ctrlKey, metaKey, currentTarget: field } = event
    const { selectionEnd } = field
    // Points beyond the end of the English list may be removed.
    const isFree = !readOnly && index >= english.length
    if (event.nativeEvent.isComposing) return
    if (key === 'Enter') {
      event.preventDefault()
      if (isTranslation && index < count - 1) moveCursor(index + 1)
      else if (!isTranslation && !readOnly && !ctrlKey && !metaKey) split(index, field)
    } else if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      event.preventDefault()
      if (!isTranslation && !readOnly) move(index, key === 'ArrowUp' ? index - 1 : index + 1)
    } else if (key === 'Backspace' && selectionEnd === 0 && index > 0 && isFree) {
      event.preventDefault()
      join(index)
    }
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>, index: number) {
    const pasted = pastedPoints(clipboardText(event.clipboardData))
    if (pasted.length < 2 || readOnly) return
    event.preventDefault()
    const { value: text, selectionStart, selectionEnd } = event.currentTarget
    const before = text.slice(0, selectionStart ?? text.length)
    const after = text.slice(selectionEnd ?? text.length)
    const last = pasted.length - 1
    const points = pasted.map(
      (point, at) => (at === 0 ? before : '') + point + (at === last ? after : ''),
    )
    // In a translation, the points after the pasted ones keep their positions.
    if (isTranslation) onChange(set(rows.toSpliced(index, points.length, ...points)))
    else onChange([...write(index, points[0] ?? ''), insert(points.slice(1), 'after', [index])])
    moveCursor(index + last, (points[last] ?? '').length - after.length)
  }

  /** Removes empty points when the focus has left; in a translation only trailing ones, to keep the positions. */
  function tidy() {
    const lastWritten = value.findLastIndex((point) => point.trim() !== '')
    const nonEmpty = value.filter((point, index) =>
      isTranslation ? index <= lastWritten : point.trim() !== '',
    )
    if (readOnly || nonEmpty.length === value.length) return
    onChange(nonEmpty.length > 0 ? set(nonEmpty) : unset())
  }

  return (
    <Stack gap={3}>
      <Stack
        ref={list}
        gap={isTranslation ? 3 : 2}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && tidy()}
      >
        {rows.map((text, index) => {
          const id = pathToString([...path, index])
          return (
            <PointRow
              key={id}
              id={id}
              index={index}
              text={text}
              english={english[index]}
              member={members.find((member) => member.kind === 'item' && member.index === index)}
              readOnly={readOnly}
              onChange={(next) => onChange(write(index, next))}
              onFocus={() => onIndexFocus(index)}
              onKeyDown={(event) => onKeyDown(event, index)}
              onPaste={(event) => onPaste(event, index)}
              onRemove={
                !readOnly && index >= english.length && index < value.length
                  ? () => remove(index)
                  : undefined
              }
              drag={
                !readOnly && !isTranslation
                  ? {
                      onStart: () => setDragged(index),
                      onEnd: () => setDragged(undefined),
                      onDrop: (event) => {
                        event.preventDefault()
                        if (dragged !== undefined) move(dragged, index)
                      },
                    }
                  : undefined
              }
            />
          )
        })}
      </Stack>
      <Summary points={value} of={english.length} max={source.recommendedCount} />
    </Stack>
  )
}

type SummaryProps = { points: string[]; of: number; max: unknown }

/** The number of points, with advice on their number and length. */
function Summary({ points, of, max }: SummaryProps) {
  const count = points.filter((point) => point.trim() !== '').length
  const long = points.findIndex((point) => point.length > maxRecommendedLength)
  const isTooMany = typeof max === 'number' && count > max
  if (count === 0 && of === 0) return null
  return (
    <Flex gap={3} wrap="wrap">
      <Text size={1} muted={!isTooMany} weight={isTooMany ? 'medium' : 'regular'}>
        {of > 0
          ? t('{count} of {of} points', { count, of })
          : isTooMany
            ? t('{count} points: at most {max} are read', { count, max })
            : count === 1
              ? t('1 point')
              : t('{count} points', { count })}
      </Text>
      {long >= 0 && (
        <Text size={1} weight="medium">
          {t('Point {position} is long', { position: long + 1 })}
        </Text>
      )}
    </Flex>
  )
}
