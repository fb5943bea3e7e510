import type { SectionOf } from '../../model/types.ts'
import { TickedList } from '../../ui/TickedList.tsx'
import { Frame } from '../parts/Frame.tsx'

export function Checklist({ section }: { section: SectionOf<'checklist'> }) {
  return (
    <Frame section={section}>
      <TickedList list={section.items} columns />
    </Frame>
  )
}
