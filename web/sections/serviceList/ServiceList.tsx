import type { SectionOf } from '../../model/types.ts'
import { Frame } from '../parts/Frame.tsx'
import { ServiceCards } from './ServiceCards.tsx'

export function ServiceList({ section }: { section: SectionOf<'serviceList'> }) {
  return (
    <Frame section={section}>
      <ServiceCards services={section.services} />
    </Frame>
  )
}
