import type { SectionOf } from '../../model/types.ts'
import { Rows } from '../../ui/items.tsx'
import { Frame } from '../parts/Frame.tsx'
import { ItemRow } from '../parts/ItemRow.tsx'
import { MoreLink } from '../parts/MoreLink.tsx'

export function ServiceList({ section }: { section: SectionOf<'serviceList'> }) {
  return (
    <Frame section={section} wide>
      <Rows>
        {section.services.map(({ _id, title, summary, features, path }) => (
          <ItemRow key={_id} title={title} text={summary} features={features}>
            <MoreLink to={path} about={title} />
          </ItemRow>
        ))}
      </Rows>
    </Frame>
  )
}
