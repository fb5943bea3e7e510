import type { SectionOf } from '../../model/types.ts'
import { TickedList } from '../../ui/TickedList.tsx'
import { Frame } from '../parts/Frame.tsx'
import { Shelf } from './Shelf.tsx'

export function Checklist({ section }: { section: SectionOf<'checklist'> }) {
  if (section.shelf)
    return (
      // The shelf has the buttons beside its own.
      <Frame section={{ ...section, actions: undefined }} wide>
        <Shelf section={section} content={section.shelf} />
      </Frame>
    )
  return (
    <Frame section={section}>
      <TickedList list={section.items} columns />
    </Frame>
  )
}
