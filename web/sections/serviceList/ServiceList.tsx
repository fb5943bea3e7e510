import type { SectionOf } from '../../model/types.ts'
import { Ledger } from '../../ui/items.tsx'
import { Frame } from '../parts/Frame.tsx'
import { LedgerRow } from '../parts/LedgerRow.tsx'
import { MoreLink } from '../parts/MoreLink.tsx'

/** Service pages as a ledger, each with a link to it. */
export function ServiceList({ section }: { section: SectionOf<'serviceList'> }) {
  return (
    <Frame section={section} wide>
      <Ledger>
        {section.services.map(({ _id, title, summary, features, path }) => (
          <LedgerRow key={_id} title={title} text={summary} features={features}>
            <MoreLink to={path} about={title} />
          </LedgerRow>
        ))}
      </Ledger>
    </Frame>
  )
}
