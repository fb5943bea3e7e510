import type { SectionOf } from '../content/types.ts'
import { ServiceCards } from './ServiceCards.tsx'
import { Frame } from './Frame.tsx'

/** The published service pages of one group. */
export function ServiceList({ section }: { section: SectionOf<'serviceList'> }) {
  return (
    <Frame section={section}>
      <ServiceCards services={section.services} />
    </Frame>
  )
}
