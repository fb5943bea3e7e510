import { translatedProps } from '../../i18n/translatedProps.ts'
import type { SectionOf } from '../../model/types.ts'
import { ButtonLink } from '../../routing/PageLink.tsx'
import { Rows } from '../../ui/items.tsx'
import { Frame } from '../parts/Frame.tsx'
import { ItemRow } from '../parts/ItemRow.tsx'

export function ServiceList({ section }: { section: SectionOf<'serviceList'> }) {
  return (
    <Frame section={section} wide>
      <Rows>
        {section.services.map(({ _id, title, summary, features, path, linkText }) => (
          <ItemRow key={_id} title={title} text={summary} features={features}>
            <ButtonLink to={path} $variant="onward" {...translatedProps(linkText ?? title)} />
          </ItemRow>
        ))}
      </Rows>
    </Frame>
  )
}
