import { useMessages } from '../../content/ContentProvider.tsx'
import { translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { ButtonLink } from '../../routing/ButtonLink.tsx'
import { Ledger } from '../../ui/items.tsx'
import { Frame } from '../parts/Frame.tsx'
import { LedgerRow } from '../parts/LedgerRow.tsx'

/** Service pages as a ledger, each with a link to it. */
export function ServiceList({ section }: { section: SectionOf<'serviceList'> }) {
  const message = useMessages()
  return (
    <Frame section={section} wide>
      <Ledger>
        {section.services.map(({ _id, title, summary, features, path }) => (
          <LedgerRow key={_id} title={title} text={summary} features={features}>
            <ButtonLink
              to={path}
              $look="onward"
              aria-label={`${message('card.more').value}: ${title.value}`}
              {...translated(message('card.more'))}
            />
          </LedgerRow>
        ))}
      </Ledger>
    </Frame>
  )
}
