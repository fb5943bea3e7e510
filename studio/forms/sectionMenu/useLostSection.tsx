import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef } from 'react'
import type { ArrayOfObjectsInputProps } from 'sanity'
import { anyText } from '../../i18n/anyText.ts'
import { t } from '../../i18n/t.ts'
import { SmallButton } from '../../ui/SmallButton.tsx'

type Section = { _key: string; heading?: unknown }

/** The time in ms in which a lost section can be put back. */
const undoMs = 30_000

/** Says that the section whose form was open is gone, usually because a colleague has removed it, and puts it back. */
export function useLostSection({ value, members, onInsert }: ArrayOfObjectsInputProps) {
  const toast = useToast()
  const sections = (value ?? []) as Section[]
  const open = members.find((member) => member.kind === 'item' && member.open)?.key
  const last = useRef({ sections, open, onInsert })

  useEffect(() => {
    const before = last.current
    last.current = { sections, open, onInsert }
    const isThere = ({ _key }: Section) => last.current.sections.some((it) => it._key === _key)
    const index = before.sections.findIndex(({ _key }) => _key === before.open)
    const lost = before.sections[index]
    if (!lost || isThere(lost)) return
    const restore = () => {
      if (isThere(lost)) return
      const above = before.sections.slice(0, index).findLast(isThere)
      const place = above
        ? ({ position: 'after', referenceItem: { _key: above._key } } as const)
        : ({ position: 'before', referenceItem: 0 } as const)
      last.current.onInsert({ items: [lost], ...place, skipInitialValue: true, open: false })
    }
    toast.push({
      id: `lost-${lost._key}`,
      status: 'warning',
      duration: undoMs,
      closable: true,
      title: t('The section that was open here was removed: {name}', {
        name: anyText(lost.heading) ?? '',
      }),
      description: <SmallButton mode="ghost" text={t('Undo')} onClick={restore} />,
    })
  }, [sections, open, onInsert, toast])
}
