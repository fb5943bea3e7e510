import type { SectionOf } from '../content/types.ts'
import { CheckList } from '../ui/CheckList.tsx'
import { Frame } from './Frame.tsx'

/** Short entries, ticked. */
export function Checklist({ section }: { section: SectionOf<'checklist'> }) {
  return (
    <Frame section={section}>
      <CheckList list={section.items} columns />
    </Frame>
  )
}
