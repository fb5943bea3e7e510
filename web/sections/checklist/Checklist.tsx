import type { SectionOf } from '../../model/types.ts'
import { MarkedList } from '../../ui/MarkedList.tsx'
import { Frame } from '../parts/Frame.tsx'
import { Binders } from './Binders.tsx'

export function Checklist({ section }: { section: SectionOf<'checklist'> }) {
  if (section.binders)
    return (
      // The frame has no buttons, because the binders show them beside their own buttons.
      <Frame section={{ ...section, actions: undefined }} wide>
        <Binders section={section} content={section.binders} />
      </Frame>
    )
  return (
    <Frame section={section}>
      <MarkedList points={section.items} columns />
    </Frame>
  )
}
